extension ProcessConditions {
  /// Takes the place of functions that the app's libraries call: those that let a task sleep, tell
  /// the time, draw random numbers, and name to `libcurl` what `URLSession` asks for.
  static let library = #"""
    #define _GNU_SOURCE
    #include <dlfcn.h>
    #include <errno.h>
    #include <fcntl.h>
    #include <pthread.h>
    #include <stdarg.h>
    #include <stdint.h>
    #include <stdio.h>
    #include <stdlib.h>
    #include <string.h>
    #include <strings.h>
    #include <sys/ioctl.h>
    #include <sys/socket.h>
    #include <sys/syscall.h>
    #include <sys/time.h>
    #include <sys/timerfd.h>
    #include <sys/uio.h>
    #include <time.h>
    #include <unistd.h>

    /* What the environment asks for. */
    static int is_hurried, is_seeded;
    static uint64_t seed;
    static double clock_offset;
    static char *services;
    /* Random numbers are those of the main thread: what encrypts a connection is on another one. */
    static __thread int is_main;

    #define FIND(name) static __typeof__(&name) next; if (!next) next = (__typeof__(&name))dlsym(RTLD_NEXT, #name)

    /* Sleeps. */

    void dispatch_after_f(uint64_t when, void *queue, void *context, void (*work)(void *));
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
      if (!is_hurried) {
        FIND(dispatch_after_f);
        next(when, queue, context, work);
        return;
      }
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

    /* Sockets on which an answer is under way. */
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
    static _Atomic int random_file = -1;
    int close(int fd) {
      FIND(close);
      if (fd >= 0 && fd < SOCKETS) sockets[fd] = NONE;
      /* Before another file gets its number. */
      if (fd == random_file) random_file = -1;
      return next(fd);
    }
    NEXT(ssize_t, send, (int fd, const void *data, size_t size, int flags), (fd, data, size, flags), sent(fd, value))
    NEXT(ssize_t, sendto, (int fd, const void *data, size_t size, int flags, const struct sockaddr *to, socklen_t length), (fd, data, size, flags, to, length), sent(fd, value))
    NEXT(ssize_t, sendmsg, (int fd, const struct msghdr *message, int flags), (fd, message, flags), sent(fd, value))
    NEXT(ssize_t, write, (int fd, const void *data, size_t size), (fd, data, size), sent(fd, value))
    NEXT(ssize_t, writev, (int fd, const struct iovec *parts, int count), (fd, parts, count), sent(fd, value))
    NEXT(ssize_t, recv, (int fd, void *data, size_t size, int flags), (fd, data, size, flags), received(fd, value))
    NEXT(ssize_t, recvfrom, (int fd, void *data, size_t size, int flags, struct sockaddr *from, socklen_t *length), (fd, data, size, flags, from, length), received(fd, value))
    NEXT(ssize_t, recvmsg, (int fd, struct msghdr *message, int flags), (fd, message, flags), received(fd, value))
    static void fill(void *data, size_t size);
    ssize_t read(int fd, void *data, size_t size) {
      FIND(read);
      if (is_seeded && is_main && fd >= 0 && fd == random_file) {
        fill(data, size);
        return (ssize_t)size;
      }
      ssize_t value = next(fd, data, size);
      received(fd, value);
      return value;
    }

    int meerkat_is_waiting(void) {
      for (int fd = 0; fd <= highest; fd++) {
        if (sockets[fd] == NONE) continue;
        int unread = 0;
        if (sockets[fd] == WAITING) return 1;
        if (ioctl(fd, FIONREAD, &unread) == 0 && unread > 0) return 1;
      }
      return 0;
    }

    /* Random numbers. */
    static void fill(void *data, size_t size) {
      for (unsigned char *byte = data; size > 0;) {
        uint64_t mixed = seed += 0x9e3779b97f4a7c15;
        mixed = (mixed ^ mixed >> 30) * 0xbf58476d1ce4e5b9;
        mixed = (mixed ^ mixed >> 27) * 0x94d049bb133111eb;
        mixed ^= mixed >> 31;
        size_t count = size < 8 ? size : 8;
        memcpy(byte, &mixed, count);
        byte += count;
        size -= count;
      }
    }
    long syscall(long number, ...) {
      FIND(syscall);
      va_list list;
      va_start(list, number);
      long words[6];
      for (int index = 0; index < 6; index++) words[index] = va_arg(list, long);
      va_end(list);
      if (number == SYS_getrandom && is_seeded && is_main) {
        fill((void *)words[0], (size_t)words[1]);
        return words[1];
      }
      return next(number, words[0], words[1], words[2], words[3], words[4], words[5]);
    }
    int open(const char *path, int flags, ...) {
      FIND(open);
      va_list list;
      va_start(list, flags);
      int mode = va_arg(list, int);
      va_end(list);
      int fd = next(path, flags, mode);
      if (is_seeded && is_main && !strcmp(path, "/dev/urandom")) random_file = fd;
      return fd;
    }

    /* The clock. */
    static struct timespec moved(struct timespec time, double seconds) {
      long long sum = (long long)(seconds * 1e9) + time.tv_nsec, rest = sum % 1000000000;
      if (rest < 0) rest += 1000000000;
      return (struct timespec){time.tv_sec + (time_t)((sum - rest) / 1000000000), (long)rest};
    }
    int clock_gettime(clockid_t id, struct timespec *time) {
      FIND(clock_gettime);
      int result = next(id, time);
      if (result == 0 && clock_offset && (id == CLOCK_REALTIME || id == CLOCK_REALTIME_COARSE))
        *time = moved(*time, clock_offset);
      return result;
    }
    int gettimeofday(struct timeval *time, void *zone) {
      struct timespec now;
      int result = clock_gettime(CLOCK_REALTIME, &now);
      *time = (struct timeval){now.tv_sec, now.tv_nsec / 1000};
      return result;
    }
    time_t time(time_t *result) {
      struct timespec now;
      clock_gettime(CLOCK_REALTIME, &now);
      if (result) *result = now.tv_sec;
      return now.tv_sec;
    }
    /* The kernel knows nothing of the clock: an end that a day is named for is that of its own. */
    static struct timespec real(struct timespec time) {
      return clock_offset && time.tv_sec > 500000000 ? moved(time, -clock_offset) : time;
    }
    int pthread_cond_timedwait(pthread_cond_t *condition, pthread_mutex_t *mutex, const struct timespec *end) {
      FIND(pthread_cond_timedwait);
      struct timespec time = real(*end);
      return next(condition, mutex, &time);
    }
    int timerfd_settime(int fd, int flags, const struct itimerspec *new, struct itimerspec *old) {
      FIND(timerfd_settime);
      struct itimerspec time = *new;
      if (flags & TFD_TIMER_ABSTIME) time.it_value = real(time.it_value);
      return next(fd, flags, &time, old);
    }

    /* Services: what URLSession asks for is asked of a server that knows the recorded answers. */
    int curl_easy_setopt(void *handle, int option, ...);
    int curl_easy_setopt(void *handle, int option, ...) {
      FIND(curl_easy_setopt);
      va_list list;
      va_start(list, option);
      void *value = va_arg(list, void *);
      va_end(list);
      enum { URL = 10002 };
      if (option == URL && services && value && !strncasecmp(value, "http", 4)) {
        char *url = malloc(strlen(services) + strlen(value) + 1);
        strcat(strcpy(url, services), value);
        int result = next(handle, option, url);
        free(url);
        return result;
      }
      return next(handle, option, value);
    }

    __attribute__((constructor)) static void begin(void) {
      is_main = 1;
      is_hurried = getenv("MEERKAT_HURRIED") != 0;
      const char *text = getenv("MEERKAT_SEED");
      if (text) {
        seed = strtoull(text, 0, 10);
        is_seeded = 1;
      }
      text = getenv("MEERKAT_CLOCK");
      if (text) clock_offset = strtod(text, 0) - clock_now(CLOCK_REALTIME);
      text = getenv("MEERKAT_SERVICES");
      if (text) services = strdup(text);
    }

    """#
}
