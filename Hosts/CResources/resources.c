// The files that are part of the program: the client's of a page, and the widths of letters. The compiler takes them in at
// once; as an array in Swift, they take it half a minute.
#pragma clang diagnostic ignored "-Wc23-extensions"

#include "resources.h"

#include <string.h>

static const unsigned char assist_js[] = {
#embed "../MeerkatBrowser/Client/assist.js"
};
static const unsigned char build_js[] = {
#embed "../MeerkatBrowser/Client/build.js"
};
static const unsigned char changes_js[] = {
#embed "../MeerkatBrowser/Client/changes.js"
};
static const unsigned char client_js[] = {
#embed "../MeerkatBrowser/Client/client.js"
};
static const unsigned char connection_js[] = {
#embed "../MeerkatBrowser/Client/connection.js"
};
static const unsigned char events_js[] = {
#embed "../MeerkatBrowser/Client/events.js"
};
static const unsigned char gestures_js[] = {
#embed "../MeerkatBrowser/Client/gestures.js"
};
static const unsigned char history_js[] = {
#embed "../MeerkatBrowser/Client/history.js"
};
static const unsigned char icon_svg[] = {
#embed "../MeerkatBrowser/Client/icon.svg"
};
static const unsigned char inspector_css[] = {
#embed "../MeerkatBrowser/Client/inspector.css"
};
static const unsigned char inspector_js[] = {
#embed "../MeerkatBrowser/Client/inspector.js"
};
static const unsigned char lists_js[] = {
#embed "../MeerkatBrowser/Client/lists.js"
};
static const unsigned char menus_js[] = {
#embed "../MeerkatBrowser/Client/menus.js"
};
static const unsigned char motion_js[] = {
#embed "../MeerkatBrowser/Client/motion.js"
};
static const unsigned char page_js[] = {
#embed "../MeerkatBrowser/Client/page.js"
};
static const unsigned char past_js[] = {
#embed "../MeerkatBrowser/Client/past.js"
};
static const unsigned char resuming_js[] = {
#embed "../MeerkatBrowser/Client/resuming.js"
};
static const unsigned char rows_js[] = {
#embed "../MeerkatBrowser/Client/rows.js"
};
static const unsigned char screens_js[] = {
#embed "../MeerkatBrowser/Client/screens.js"
};
static const unsigned char shares_js[] = {
#embed "../MeerkatBrowser/Client/shares.js"
};
static const unsigned char storage_js[] = {
#embed "../MeerkatBrowser/Client/storage.js"
};
static const unsigned char style_css[] = {
#embed "../MeerkatBrowser/Client/style.css"
};
static const unsigned char surroundings_js[] = {
#embed "../MeerkatBrowser/Client/surroundings.js"
};
static const unsigned char timeline_js[] = {
#embed "../MeerkatBrowser/Client/timeline.js"
};
static const unsigned char metrics_txt[] = {
#embed "../MeerkatPictures/Fonts/metrics.txt"
};

#define RESOURCE(name, bytes) {name, sizeof(bytes), bytes}

static const struct {
  const char *name;
  size_t count;
  const unsigned char *bytes;
} resources[] = {
    RESOURCE("assist.js", assist_js),
    RESOURCE("build.js", build_js),
    RESOURCE("changes.js", changes_js),
    RESOURCE("client.js", client_js),
    RESOURCE("connection.js", connection_js),
    RESOURCE("events.js", events_js),
    RESOURCE("gestures.js", gestures_js),
    RESOURCE("history.js", history_js),
    RESOURCE("icon.svg", icon_svg),
    RESOURCE("inspector.css", inspector_css),
    RESOURCE("inspector.js", inspector_js),
    RESOURCE("lists.js", lists_js),
    RESOURCE("menus.js", menus_js),
    RESOURCE("motion.js", motion_js),
    RESOURCE("page.js", page_js),
    RESOURCE("past.js", past_js),
    RESOURCE("resuming.js", resuming_js),
    RESOURCE("rows.js", rows_js),
    RESOURCE("screens.js", screens_js),
    RESOURCE("shares.js", shares_js),
    RESOURCE("storage.js", storage_js),
    RESOURCE("style.css", style_css),
    RESOURCE("surroundings.js", surroundings_js),
    RESOURCE("timeline.js", timeline_js),
    RESOURCE("metrics.txt", metrics_txt),
};

const unsigned char *meerkat_resource(const char *name, size_t *count) {
  for (size_t i = 0; i < sizeof(resources) / sizeof(resources[0]); i++) {
    if (strcmp(resources[i].name, name) == 0) {
      *count = resources[i].count;
      return resources[i].bytes;
    }
  }
  return NULL;
}
