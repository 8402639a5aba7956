#if os(Linux)
  import MeerkatBrowser
#endif
