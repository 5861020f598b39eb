// The limit: about as fast as this machine can read, parse, render and write the peers' pages, with no regard for comfort.
//
//   limit rename THREADS PEERS OUTPUT TITLE        every page, through a temporary file
//   limit incremental THREADS PEERS OUTPUT TITLE   the pages whose time or size differs from those of the last run
//   limit memory ROUNDS PEERS                      parsing and rendering alone, on one thread: prints MB/s of each
//
// It trusts its input: JSON that is not what workload.py writes may crash it.

#define _GNU_SOURCE
#include <dirent.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>
#ifdef __SSSE3__
#include <immintrin.h>
#endif

enum { LARGEST_INPUT = 1 << 20, LARGEST_OUTPUT = 8 << 20, ARENA = 8 << 20, LONGEST_NAME = 48, CHUNK = 16, PADDING = 64 };

static void fail(const char *what) {
  perror(what);
  exit(1);
}

// MARK: Scanning

#ifdef __SSSE3__
static inline __m128i load(const char *at) { return _mm_loadu_si128((const __m128i *)at); }
#endif

// The next quotation mark or backslash; there is one before the text ends.
static inline const char *string_end(const char *at) {
#ifdef __SSSE3__
  const __m128i quote = _mm_set1_epi8('"'), backslash = _mm_set1_epi8('\\');
  for (;; at += 16) {
    __m128i bytes = load(at);
    int found = _mm_movemask_epi8(_mm_or_si128(_mm_cmpeq_epi8(bytes, quote), _mm_cmpeq_epi8(bytes, backslash)));
    if (found) return at + __builtin_ctz(found);
  }
#else
  while (*at != '"' && *at != '\\') at++;
  return at;
#endif
}

// What follows white space. A line break is followed by many spaces, anything else by one at most.
static inline const char *skip_space(const char *at) {
  if ((unsigned char)*at > ' ') return at;
  if ((unsigned char)*++at > ' ') return at;
#ifdef __SSSE3__
  const __m128i space = _mm_set1_epi8(' ');
  for (;; at += 16) {
    __m128i bytes = load(at);
    // Bytes above 127 are negative.
    int found = _mm_movemask_epi8(_mm_or_si128(_mm_cmpgt_epi8(bytes, space), bytes));
    if (found) return at + __builtin_ctz(found);
  }
#else
  while ((unsigned char)*at <= ' ' && *at) at++;
  return at;
#endif
}

// MARK: JSON

typedef struct {
  const char *start;
  size_t length;
} Text;

typedef enum { OTHER, TRUE, STRING, LIST } Kind;

typedef struct Value {
  Kind kind;
  Text key;
  Text text;
  struct Value *first;  // Of the members or elements.
  struct Value *next;   // Among its siblings.
} Value;

// What one thread works with.
typedef struct {
  const char *at;
  char *end;  // Of the page so far.
  size_t used;
  char *arena, *input, *output;
} Worker;

static Worker new_worker(void) {
  Worker worker = {.arena = malloc(ARENA), .input = malloc(LARGEST_INPUT + PADDING), .output = malloc(LARGEST_OUTPUT)};
  if (!worker.arena || !worker.input || !worker.output) fail("memory");
  return worker;
}

static inline void *take(Worker *worker, size_t size) {
  void *place = worker->arena + worker->used;
  worker->used += (size + 15) & ~(size_t)15;
  return place;
}

static unsigned hexadecimal(const char *at) {
  unsigned value = 0;
  for (int digit = 0; digit < 4; digit++) value = value * 16 + (at[digit] <= '9' ? at[digit] - '0' : (at[digit] | 32) - 'a' + 10);
  return value;
}

static char *put_scalar(char *out, unsigned scalar) {
  if (scalar < 0x80) {
    *out++ = scalar;
  } else if (scalar < 0x800) {
    *out++ = 0xC0 | scalar >> 6;
    *out++ = 0x80 | (scalar & 63);
  } else if (scalar < 0x10000) {
    *out++ = 0xE0 | scalar >> 12;
    *out++ = 0x80 | (scalar >> 6 & 63);
    *out++ = 0x80 | (scalar & 63);
  } else {
    *out++ = 0xF0 | scalar >> 18;
    *out++ = 0x80 | (scalar >> 12 & 63);
    *out++ = 0x80 | (scalar >> 6 & 63);
    *out++ = 0x80 | (scalar & 63);
  }
  return out;
}

// A string with escapes is copied into the arena; any other stays where it is.
static Text unescaped(Worker *worker, const char *start, const char *backslash) {
  const char *close = backslash;
  while (*close != '"') close += *close == '\\' ? 2 : 1;
  char *copy = take(worker, close - start), *out = copy;
  memcpy(out, start, backslash - start);
  out += backslash - start;
  for (const char *at = backslash; at < close;) {
    if (*at != '\\') {
      *out++ = *at++;
      continue;
    }
    char letter = at[1];
    at += 2;
    switch (letter) {
      case 'n': *out++ = '\n'; break;
      case 't': *out++ = '\t'; break;
      case 'r': *out++ = '\r'; break;
      case 'b': *out++ = '\b'; break;
      case 'f': *out++ = '\f'; break;
      case 'u': {
        unsigned scalar = hexadecimal(at);
        at += 4;
        if (scalar >= 0xD800 && scalar < 0xDC00) {
          scalar = 0x10000 + ((scalar - 0xD800) << 10) + (hexadecimal(at + 2) - 0xDC00);
          at += 6;
        }
        out = put_scalar(out, scalar);
        break;
      }
      default: *out++ = letter;
    }
  }
  worker->at = close + 1;
  return (Text){copy, out - copy};
}

static inline Text read_string(Worker *worker) {
  const char *start = worker->at + 1, *end = string_end(start);
  if (*end == '\\') return unescaped(worker, start, end);
  worker->at = end + 1;
  return (Text){start, end - start};
}

static void read_value(Worker *worker, Value *value) {
  worker->at = skip_space(worker->at);
  char first = *worker->at;
  value->kind = OTHER;
  value->first = NULL;
  switch (first) {
    case '"':
      value->kind = STRING;
      value->text = read_string(worker);
      return;
    case '{':
    case '[': {
      value->kind = LIST;
      Value **last = &value->first;
      worker->at = skip_space(worker->at + 1);
      while (*worker->at != '}' && *worker->at != ']') {
        Value *child = take(worker, sizeof *child);
        if (first == '{') {
          child->key = read_string(worker);
          worker->at = skip_space(worker->at) + 1;
        }
        read_value(worker, child);
        *last = child;
        last = &child->next;
        worker->at = skip_space(worker->at);
        if (*worker->at == ',') worker->at = skip_space(worker->at + 1);
      }
      *last = NULL;
      worker->at++;
      return;
    }
    case 't':
      value->kind = TRUE;
      worker->at += 4;
      return;
    case 'f': worker->at += 5; return;
    case 'n': worker->at += 4; return;
    default:
      while (strchr("+-.0123456789eE", *worker->at)) worker->at++;
  }
}

static inline const Value *member(const Value *value, const char *key, size_t length) {
  for (const Value *child = value->first; child; child = child->next) {
    if (child->key.length == length && !memcmp(child->key.start, key, length)) return child;
  }
  return NULL;
}

#define MEMBER(value, key) member(value, key, sizeof(key) - 1)

// MARK: The page

static const char *site_title = "";

static inline void put(Worker *worker, const char *text, size_t length) {
  memcpy(worker->end, text, length);
  worker->end += length;
}

#define PUT(literal) put(worker, literal, sizeof(literal) - 1)

static inline char *put_escaped_byte(char *out, char byte) {
#define REPLACE(character, text) \
  case character: memcpy(out, text, sizeof(text) - 1); return out + sizeof(text) - 1
  switch (byte) {
    REPLACE('&', "&amp;");
    REPLACE('<', "&lt;");
    REPLACE('>', "&gt;");
    REPLACE('"', "&quot;");
    REPLACE('\'', "&#39;");
    default: *out = byte; return out + 1;
  }
}

// Reads and writes up to 15 bytes beyond the text, which both buffers have room for.
static inline void put_escaped_text(Worker *worker, Text text) {
  const char *at = text.start, *end = at + text.length;
  char *out = worker->end;
#ifdef __SSSE3__
  // Each of the five characters stands at the place of its lower four bits.
  const __m128i special = _mm_setr_epi8(1, 0, '"', 0, 0, 0, '&', '\'', 0, 0, 0, 0, '<', 0, '>', 0);
  while (at < end) {
    __m128i bytes = load(at);
    unsigned found = _mm_movemask_epi8(_mm_cmpeq_epi8(_mm_shuffle_epi8(special, bytes), bytes));
    size_t left = end - at, length = left < 16 ? left : 16;
    if (left < 16) found &= (1u << left) - 1;
    _mm_storeu_si128((__m128i *)out, bytes);
    if (found) length = __builtin_ctz(found);
    at += length;
    out += length;
    if (found) out = put_escaped_byte(out, *at++);
  }
#else
  while (at < end) out = put_escaped_byte(out, *at++);
#endif
  worker->end = out;
}

static inline void put_escaped(Worker *worker, const Value *value) { put_escaped_text(worker, value->text); }

static void render_option(Worker *worker, const Value *option, const Value *key, bool is_single) {
  const Value *id = MEMBER(option, "id"), *subtitle = MEMBER(option, "subtitle"), *hint = NULL;
  if (is_single) PUT("<div class=\"row\">\n<input class=\"radio\" type=\"radio\" id=\"");
  else PUT("<div class=\"row\">\n<input class=\"checkbox\" type=\"checkbox\" id=\"");
  put_escaped(worker, id);
  PUT("\" name=\"");
  put_escaped(worker, key);
  if (subtitle) {
    hint = MEMBER(option, "hintID");
    PUT("\" aria-describedby=\"");
    put_escaped(worker, hint);
  }
  PUT("\" value=\"");
  put_escaped(worker, MEMBER(option, "value"));
  if (MEMBER(option, "selected")->kind == TRUE) PUT("\" checked>\n<label for=\"");
  else PUT("\">\n<label for=\"");
  put_escaped(worker, id);
  PUT("\">");
  put_escaped(worker, MEMBER(option, "title"));
  PUT("</label>\n");
  if (subtitle) {
    PUT("<p class=\"hint\" id=\"");
    put_escaped(worker, hint);
    PUT("\">");
    put_escaped(worker, subtitle);
    PUT("</p>\n");
  }
  PUT("</div>\n");
}

static void render_group(Worker *worker, const Value *group) {
  const Value *key = MEMBER(group, "key"), *footer = MEMBER(group, "footer");
  bool is_single = MEMBER(group, "single")->kind == TRUE;
  PUT("<fieldset id=\"");
  put_escaped(worker, key);
  PUT(":group\"");
  if (footer) {
    PUT(" aria-describedby=\"");
    put_escaped(worker, key);
    PUT(":footer\"");
  }
  PUT(">\n<legend>");
  put_escaped(worker, MEMBER(group, "legend"));
  PUT("</legend>\n");
  if (!is_single) {
    PUT("<input type=\"hidden\" name=\"");
    put_escaped(worker, key);
    PUT("\" value=\"\">\n");
  }
  for (const Value *option = MEMBER(group, "options")->first; option; option = option->next) {
    render_option(worker, option, key, is_single);
  }
  if (footer) {
    PUT("<p class=\"footer\" id=\"");
    put_escaped(worker, key);
    PUT(":footer\">");
    put_escaped(worker, footer);
    PUT("</p>\n");
  }
  PUT("</fieldset>\n");
}

static void render_page(Worker *worker, const Value *page) {
  const Value *title = MEMBER(page, "title");
  worker->end = worker->output;
  PUT("<!doctype html>\n<html lang=\"");
  put_escaped(worker, MEMBER(page, "language"));
  PUT("\" dir=\"");
  put_escaped(worker, MEMBER(page, "direction"));
  PUT("\">\n<head>\n<meta charset=\"utf-8\">\n"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>");
  put_escaped(worker, title);
  PUT(" – ");
  put(worker, site_title, strlen(site_title));
  PUT("</title>\n<link rel=\"stylesheet\" href=\"assets/theme.css\">\n</head>\n<body>\n<main>\n<header>\n<h1>");
  put_escaped(worker, title);
  PUT("</h1>\n<p class=\"lead\">");
  put_escaped(worker, MEMBER(page, "summary"));
  PUT("</p>\n</header>\n<form method=\"post\" action=\"save\">\n");
  for (const Value *group = MEMBER(page, "groups")->first; group; group = group->next) render_group(worker, group);
  PUT("<p class=\"actions\"><button type=\"submit\">Save</button> <button type=\"reset\">Reset</button></p>\n"
      "</form>\n</main>\n</body>\n</html>\n");
}

static void parse(Worker *worker, const char *json, Value *page) {
  worker->used = 0;
  worker->at = json;
  read_value(worker, page);
}

// MARK: Files

typedef struct {
  char name[LONGEST_NAME];
  int64_t time, size;
} Entry;

static Entry *entries, *last_entries;
static int entry_count, last_count, pages_folder, output_folder;
static bool is_incremental;
static atomic_int next_entry, changed_count;

static int compare_names(const void *left, const void *right) {
  return strcmp(((const Entry *)left)->name, ((const Entry *)right)->name);
}

static void list_pages(const char *peers) {
  char path[4096];
  snprintf(path, sizeof path, "%s/pages", peers);
  DIR *folder = opendir(path);
  if (!folder) fail(path);
  pages_folder = dirfd(folder);
  int room = 0;
  for (struct dirent *entry; (entry = readdir(folder));) {
    if (entry->d_name[0] == '.') continue;
    if (entry_count == room) {
      room = room ? 2 * room : 1024;
      entries = realloc(entries, room * sizeof *entries);
      if (!entries) fail("memory");
    }
    size_t length = strlen(entry->d_name);
    if (length >= LONGEST_NAME) fail(entry->d_name);
    memset(&entries[entry_count], 0, sizeof *entries);
    memcpy(entries[entry_count++].name, entry->d_name, length);
  }
  qsort(entries, entry_count, sizeof *entries, compare_names);
}

static size_t read_file(int folder, const char *name, char *buffer) {
  int file = openat(folder, name, O_RDONLY | O_CLOEXEC);
  if (file < 0) fail(name);
  ssize_t length = read(file, buffer, LARGEST_INPUT);
  if (length < 0 || length == LARGEST_INPUT) fail(name);
  close(file);
  memset(buffer + length, 0, PADDING);
  return length;
}

static void write_file(int folder, const char *name, const char *bytes, size_t length) {
  char temporary[LONGEST_NAME + 16];
  snprintf(temporary, sizeof temporary, ".new-%s", name);
  int file = openat(folder, temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644);
  if (file < 0) fail(temporary);
  for (size_t done = 0; done < length;) {
    ssize_t part = write(file, bytes + done, length - done);
    if (part < 0) fail(temporary);
    done += part;
  }
  close(file);
  if (renameat(folder, temporary, folder, name)) fail(name);
}

static bool is_unchanged(int index) {
  Entry *entry = &entries[index];
  struct stat status;
  if (fstatat(pages_folder, entry->name, &status, 0)) fail(entry->name);
  entry->time = status.st_mtim.tv_sec * 1000000000LL + status.st_mtim.tv_nsec;
  entry->size = status.st_size;
  return index < last_count && !memcmp(entry, &last_entries[index], sizeof *entry);
}

static void build_page(Worker *worker, const char *file) {
  Value page;
  char name[LONGEST_NAME + 8];
  read_file(pages_folder, file, worker->input);
  parse(worker, worker->input, &page);
  render_page(worker, &page);
  Text slug = MEMBER(&page, "slug")->text;
  snprintf(name, sizeof name, "%.*s.html", (int)slug.length, slug.start);
  write_file(output_folder, name, worker->output, worker->end - worker->output);
}

static void *work(void *unused) {
  (void)unused;
  Worker worker = new_worker();
  for (;;) {
    int from = atomic_fetch_add(&next_entry, CHUNK);
    if (from >= entry_count) return NULL;
    int to = from + CHUNK < entry_count ? from + CHUNK : entry_count;
    for (int index = from; index < to; index++) {
      if (is_incremental && is_unchanged(index)) continue;
      changed_count++;
      build_page(&worker, entries[index].name);
    }
  }
}

static void copy_assets(const char *peers) {
  char path[4096];
  snprintf(path, sizeof path, "%s/assets", peers);
  DIR *from = opendir(path);
  if (!from) fail(path);
  mkdirat(output_folder, "assets", 0755);
  int to = openat(output_folder, "assets", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  char *buffer = malloc(LARGEST_INPUT + PADDING);
  if (!buffer) fail("memory");
  for (struct dirent *entry; (entry = readdir(from));) {
    if (entry->d_name[0] != '.') write_file(to, entry->d_name, buffer, read_file(dirfd(from), entry->d_name, buffer));
  }
  free(buffer);
  close(to);
  closedir(from);
}

static void read_manifest(void) {
  int file = openat(output_folder, ".manifest", O_RDONLY | O_CLOEXEC);
  if (file < 0) return;
  struct stat status;
  if (fstat(file, &status)) fail(".manifest");
  last_entries = malloc(status.st_size);
  if (read(file, last_entries, status.st_size) != status.st_size) fail(".manifest");
  last_count = status.st_size / sizeof *last_entries;
  close(file);
}

static void build(int threads, const char *peers, const char *output) {
  enum { MOST_THREADS = 64 };
  list_pages(peers);
  mkdir(output, 0755);
  output_folder = open(output, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (output_folder < 0) fail(output);
  if (is_incremental) read_manifest();
  if (!last_entries) copy_assets(peers);
  pthread_t others[MOST_THREADS];
  if (threads > MOST_THREADS) threads = MOST_THREADS;
  for (int index = 1; index < threads; index++) pthread_create(&others[index], NULL, work, NULL);
  work(NULL);
  for (int index = 1; index < threads; index++) pthread_join(others[index], NULL);
  if (is_incremental && changed_count) write_file(output_folder, ".manifest", (char *)entries, entry_count * sizeof *entries);
}

// MARK: In memory

static double seconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec + now.tv_nsec / 1e9;
}

static int compare_doubles(const void *left, const void *right) {
  double difference = *(const double *)left - *(const double *)right;
  return (difference > 0) - (difference < 0);
}

static void measure(int rounds, const char *peers) {
  list_pages(peers);
  Worker worker = new_worker();
  char **inputs = malloc(entry_count * sizeof *inputs);
  double *parsing = malloc(rounds * sizeof *parsing), *rendering = malloc(rounds * sizeof *rendering);
  size_t read = 0, written = 0;
  for (int index = 0; index < entry_count; index++) {
    size_t length = read_file(pages_folder, entries[index].name, worker.input);
    inputs[index] = malloc(length + PADDING);
    memcpy(inputs[index], worker.input, length + PADDING);
    read += length;
  }
  for (int round = 0; round < rounds; round++) {
    Value page;
    parsing[round] = rendering[round] = written = 0;
    for (int index = 0; index < entry_count; index++) {
      double start = seconds();
      parse(&worker, inputs[index], &page);
      double middle = seconds();
      render_page(&worker, &page);
      parsing[round] += middle - start;
      rendering[round] += seconds() - middle;
      written += worker.end - worker.output;
    }
  }
  qsort(parsing, rounds, sizeof *parsing, compare_doubles);
  qsort(rendering, rounds, sizeof *rendering, compare_doubles);
  double parse_time = parsing[rounds / 2], render_time = rendering[rounds / 2];
  printf("{\"json\": %.0f, \"template\": %.0f}\n", read / parse_time / 1e6, written / render_time / 1e6);
}

int main(int count, char **arguments) {
  if (count == 4 && !strcmp(arguments[1], "memory")) {
    measure(atoi(arguments[2]), arguments[3]);
    return 0;
  }
  if (count != 6) {
    fprintf(stderr, "limit rename|incremental THREADS PEERS OUTPUT TITLE, or limit memory ROUNDS PEERS\n");
    return 2;
  }
  is_incremental = !strcmp(arguments[1], "incremental");
  site_title = arguments[5];
  build(atoi(arguments[2]), arguments[3], arguments[4]);
  return 0;
}
