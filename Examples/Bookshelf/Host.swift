#if os(Linux)
  // Gives `App` its `main()`, which runs the app in the browser.
  import MeerkatBrowser
#endif
