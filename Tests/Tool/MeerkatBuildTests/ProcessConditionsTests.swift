#if os(Linux)
  import Foundation
  import MeerkatBuild
  import Testing

  /// Runs a program that asks what Swift's libraries ask.
  @Suite struct ProcessConditionsTests {
    private let folder = TemporaryFolder()

    /// Prints the time, random numbers of both kinds, what a file with the same number as the last
    /// one contains, and how long it waited for a time in half a second.
    private static let program = #"""
      #include <fcntl.h>
      #include <pthread.h>
      #include <stdio.h>
      #include <sys/syscall.h>
      #include <time.h>
      #include <unistd.h>
      int main(void) {
        printf("%ld\n", (long)time(0));
        unsigned long number = 0, other = 0;
        syscall(SYS_getrandom, &number, sizeof number, 0);
        int file = open("/dev/urandom", O_RDONLY);
        if (read(file, &other, sizeof other) != sizeof other) return 1;
        close(file);
        printf("%lx %lx\n", number, other);
        char text[8] = {0};
        int next = open("/proc/self/comm", O_RDONLY);
        if (next != file || read(next, text, 5) != 5) return 2;
        printf("%s\n", text);
        pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
        pthread_cond_t condition = PTHREAD_COND_INITIALIZER;
        struct timespec begin, end, now;
        clock_gettime(CLOCK_MONOTONIC, &begin);
        clock_gettime(CLOCK_REALTIME, &end);
        end.tv_sec += 1;
        pthread_mutex_lock(&mutex);
        pthread_cond_timedwait(&condition, &mutex, &end);
        clock_gettime(CLOCK_MONOTONIC, &now);
        printf("%d\n", now.tv_sec - begin.tv_sec >= 1 && now.tv_sec - begin.tv_sec < 60);
      }
      """#

    private func output(in conditions: ProcessConditions) async throws -> [String] {
      try folder.write(Self.program, to: "probe.c")
      let compiler = Process()
      compiler.executableURL = URL(filePath: "/usr/bin/env")
      compiler.arguments = ["clang", folder.path("probe.c"), "-o", folder.path("probe")]
      try compiler.run()
      compiler.waitUntilExit()
      let environment = try await conditions.environment(in: URL(filePath: folder.path("")))
      let process = try AppProcess(
        URL(filePath: folder.path("probe")), [], in: URL(filePath: "/"), environment: environment)
      var lines: [String] = []
      for await case .line(let line) in process.events { lines.append(line) }
      return lines
    }

    @Test func aProgramRunsUnderTheSameConditionsAgain() async throws {
      var conditions = ProcessConditions()
      conditions.clock = Date(timeIntervalSince1970: 1_770_059_100)
      let lines = try await output(in: conditions)
      try #require(lines.count == 4)
      let time = try #require(Int(lines[0]))
      #expect((1_770_059_100..<1_770_059_160).contains(time))
      #expect(lines[2...] == ["probe", "1"])
      #expect(try await output(in: conditions)[1] == lines[1])
      // Nothing is zero by mistake.
      #expect(lines[1].split(separator: " ").allSatisfy { $0.count > 8 })
    }
  }
#endif
