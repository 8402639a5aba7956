public import Foundation

/// A small library that lets an app's time pass as quickly as its work is done.
///
/// Loaded into a program, it keeps back what `Task.sleep` asks for until the stage says that
/// nothing else is left to do, and it knows whether an answer from a server is under way.
public enum HurriedTime {
  /// Compiles the library, unless that was done.
  ///
  /// - Parameter folder: Where to.
  /// - Returns: What a program needs in its environment; nothing if there is no compiler for C.
  public static func environment(in folder: URL) async -> [String: String] {
    let library = folder.appending(path: "libMeerkatHurriedTime.so")
    let file = folder.appending(path: "MeerkatHurriedTime.c")
    let known = try? String(contentsOf: file, encoding: .utf8)
    if known != source || !FileManager.default.fileExists(atPath: library.path) {
      do {
        try source.write(to: file, atomically: true, encoding: .utf8)
        let result = try await Shell.run(
          "clang", ["-shared", "-fPIC", "-O1", "-o", library.path, file.path, "-lpthread"])
        guard result.isClean else { return [:] }
      } catch { return [:] }
    }
    return ["LD_PRELOAD": library.path]
  }

  /// Takes the place of `dispatch_after_f`, which the concurrency library calls for a sleep, and
  /// watches the sockets on which the app waits for an answer.
  private static let source = #"""
    #define _GNU_SOURCE
    #include <dlfcn.h>
    #include <pthread.h>
    #include <stdint.h>
    #include <stdlib.h>
    #include <sys/ioctl.h>
    #include <sys/socket.h>
    #include <sys/uio.h>
    #include <time.h>
    #include <unistd.h>

    extern void dispatch_async_f(void *queue, void *context, void (*work)(void *));
    struct sleeper { double end; void *queue, *context; void (*work)(void *); struct sleeper *next; };
    static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
    static struct sleeper *first;
    static double now;

    static double clock_now(clockid_t id) {
      struct timespec time;
      clock_gettime(id, &time);
      return time.tv_sec + time.tv_nsec / 1e9;
    }
    static double delay(uint64_t when) {
      int top = when >> 62;
      if (top == 3) return -(double)(int64_t)when / 1e9 - clock_now(CLOCK_REALTIME);
      if (top == 2) return (double)(when & ~(1ull << 63)) / 1e9 - clock_now(CLOCK_BOOTTIME);
      return (double)when / 1e9 - clock_now(CLOCK_MONOTONIC);
    }
    void dispatch_after_f(uint64_t when, void *queue, void *context, void (*work)(void *)) {
      if (when == ~0ull) return;
      struct sleeper *new = malloc(sizeof *new);
      double wait = delay(when);
      pthread_mutex_lock(&lock);
      *new = (struct sleeper){now + (wait > 0 ? wait : 0), queue, context, work, 0};
      struct sleeper **place = &first;
      while (*place && (*place)->end <= new->end) place = &(*place)->next;
      new->next = *place;
      *place = new;
      pthread_mutex_unlock(&lock);
    }
    double meerkat_time(void) {
      pthread_mutex_lock(&lock);
      double time = now;
      pthread_mutex_unlock(&lock);
      return time;
    }
    double meerkat_next(void) {
      pthread_mutex_lock(&lock);
      double end = first ? first->end : 1.0 / 0.0;
      pthread_mutex_unlock(&lock);
      return end;
    }
    int meerkat_wake(double limit) {
      pthread_mutex_lock(&lock);
      struct sleeper *next = first && first->end <= limit ? first : 0;
      if (next) {
        first = next->next;
        if (next->end > now) now = next->end;
      }
      pthread_mutex_unlock(&lock);
      if (!next) return 0;
      dispatch_async_f(next->queue, next->context, next->work);
      free(next);
      return 1;
    }

    #define SOCKETS 4096
    enum { NONE, PEER, IDLE, WAITING };
    static _Atomic char sockets[SOCKETS];
    static _Atomic int highest;
    static void set(int fd, char state) {
      if (fd < 0 || fd >= SOCKETS) return;
      sockets[fd] = state;
      if (fd > highest) highest = fd;
    }
    static void sent(int fd, ssize_t count) {
      if (count > 0 && fd >= 0 && fd < SOCKETS && sockets[fd] == IDLE) sockets[fd] = WAITING;
    }
    static void received(int fd, ssize_t count) {
      if (count > 0 && fd >= 0 && fd < SOCKETS && sockets[fd] == WAITING) sockets[fd] = IDLE;
    }
    #define NEXT(result, name, types, names, after) \
      result name types { \
        static result(*next) types; \
        if (!next) next = (result(*) types)dlsym(RTLD_NEXT, #name); \
        result value = next names; \
        after; \
        return value; \
      }
    NEXT(int, connect, (int fd, const struct sockaddr *to, socklen_t size), (fd, to, size), set(fd, IDLE))
    NEXT(int, accept, (int fd, struct sockaddr *from, socklen_t *size), (fd, from, size), set(value, PEER))
    NEXT(int, accept4, (int fd, struct sockaddr *from, socklen_t *size, int flags), (fd, from, size, flags), set(value, PEER))
    NEXT(int, close, (int fd), (fd), if (fd >= 0 && fd < SOCKETS) sockets[fd] = NONE)
    NEXT(ssize_t, send, (int fd, const void *data, size_t size, int flags), (fd, data, size, flags), sent(fd, value))
    NEXT(ssize_t, sendto, (int fd, const void *data, size_t size, int flags, const struct sockaddr *to, socklen_t length), (fd, data, size, flags, to, length), sent(fd, value))
    NEXT(ssize_t, sendmsg, (int fd, const struct msghdr *message, int flags), (fd, message, flags), sent(fd, value))
    NEXT(ssize_t, write, (int fd, const void *data, size_t size), (fd, data, size), sent(fd, value))
    NEXT(ssize_t, writev, (int fd, const struct iovec *parts, int count), (fd, parts, count), sent(fd, value))
    NEXT(ssize_t, recv, (int fd, void *data, size_t size, int flags), (fd, data, size, flags), received(fd, value))
    NEXT(ssize_t, recvfrom, (int fd, void *data, size_t size, int flags, struct sockaddr *from, socklen_t *length), (fd, data, size, flags, from, length), received(fd, value))
    NEXT(ssize_t, recvmsg, (int fd, struct msghdr *message, int flags), (fd, message, flags), received(fd, value))
    NEXT(ssize_t, read, (int fd, void *data, size_t size), (fd, data, size), received(fd, value))

    int meerkat_is_waiting(void) {
      for (int fd = 0; fd <= highest; fd++) {
        if (sockets[fd] == NONE) continue;
        int unread = 0;
        if (sockets[fd] == WAITING) return 1;
        if (ioctl(fd, FIONREAD, &unread) == 0 && unread > 0) return 1;
      }
      return 0;
    }

    """#
}
