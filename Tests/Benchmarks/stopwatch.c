// Runs a command and tells what it took: `stopwatch REPORT COMMAND [ARGUMENT…]`.
//
// The report is one line: exit status, seconds on the wall, seconds of processors, kilobytes of memory at the peak. It is
// a small program of its own, since the peak of a process counts what the process that started it had in memory.

#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static double seconds(struct timeval time) { return time.tv_sec + time.tv_usec / 1e6; }

int main(int count, char **arguments) {
  if (count < 3) return 2;
  struct timespec start, end;
  clock_gettime(CLOCK_MONOTONIC, &start);
  pid_t child = fork();
  if (child == 0) {
    execvp(arguments[2], arguments + 2);
    perror(arguments[2]);
    _exit(127);
  }
  int status;
  struct rusage usage;
  if (child < 0 || wait4(child, &status, 0, &usage) < 0) {
    perror("stopwatch");
    return 1;
  }
  clock_gettime(CLOCK_MONOTONIC, &end);
  FILE *report = fopen(arguments[1], "w");
  if (!report) {
    perror(arguments[1]);
    return 1;
  }
#ifdef __APPLE__
  long kilobytes = usage.ru_maxrss / 1024;
#else
  long kilobytes = usage.ru_maxrss;
#endif
  int code = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
  double wall = (end.tv_sec - start.tv_sec) + (end.tv_nsec - start.tv_nsec) / 1e9;
  fprintf(report, "%d %.6f %.6f %ld\n", code, wall, seconds(usage.ru_utime) + seconds(usage.ru_stime), kilobytes);
  return fclose(report) ? 1 : 0;
}
