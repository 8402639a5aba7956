import ClockSupport

/// What each configuration looks like, in 44 cells.
enum ErrorPictures {
  /// All pictures, by the names of the examples.
  static let byName = known.merging(ofWaiting) { first, _ in first }

  private static let known = [
    "No network": """

                          ⊘

               No internet connection

        Check the Wi-Fi or the mobile data of
                    this device.

       [             Check again            ]
    """,
    "Checking the network": """

                          ⊘

               No internet connection

        Check the Wi-Fi or the mobile data of
                    this device.

             ◌ Checking the connection…

                      [Cancel]
    """,
    "Still no network": """

                          ⊘

               No internet connection

        There is still no connection. Is this
              device in airplane mode?

       [             Check again            ]
    """,
    "Maintenance": """

                          ⚒

               Closed for maintenance

           We are back at six o’clock this
                      evening.

       [             Check again            ]
    """,
    "Maintenance, unexplained": """

                          ⚒

               Closed for maintenance

                We will be back soon.

       [             Check again            ]
    """,
    "Failure": """

                          ⊘

              The server has a problem

           The orders can’t be read at the
                moment. We are on it.

       [              Try again             ]
    """,
    "Failure, unexplained": """

                          ⊘

              The server has a problem

       It is not your fault. Please try again
                 in a few minutes.

       [              Try again             ]
    """,
    "Asking the server": """

                          ≣

                     One moment…

                ◌ Asking the server…
    """,
    "Update available": """

                          ⤓

                 Version 2.4 is here

          It is faster, and easier to read.
          Update now, or whenever you like.

       [               Update               ]

       [               Not now              ]
    """,
    "Update required": """

                          ⟳

                Please update the app

        This version is no longer supported.
                  Version 2.4 is.

       [           Open the store           ]
    """,
    "Jailbroken device": """

                          ⛨

               This device is not safe

        Its system was changed, so that your
       data can’t be protected. The app stays
                    closed here.

       [           What can I do?           ]
    """,
    "Safe device": """

                          ⛨

                 This device is safe
    """,
  ]
}
