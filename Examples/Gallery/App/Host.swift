// The app runs in the browser: this module gives `App` its `main()`.
import MeerkatBrowser
