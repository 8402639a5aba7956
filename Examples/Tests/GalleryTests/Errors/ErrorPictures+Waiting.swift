/// What the configurations look like in which the user waits, or has stopped waiting, in 44 cells.
extension ErrorPictures {
  static let ofWaiting = [
    "Network check started": """

                          ⊘

               No internet connection

        Check the Wi-Fi or the mobile data of
                    this device.

             ◌ Checking the connection…
    """,
    "Before the server is asked": """

                          ≣

                     One moment…
    """,
    "Asking the server, slow": """

                          ≣

                     One moment…

                ◌ Asking the server…

                      [Cancel]
    """,
    "Server not asked": """

                          ⊘

              The server has a problem

              The check was cancelled.

       [              Try again             ]
    """,
    "Server available": """

                          ✓

               The server is available
    """,
    "Before the update check": """

                          ⤓

                     One moment…
    """,
    "Looking for updates": """

                          ⤓

                     One moment…

               ◌ Looking for updates…
    """,
    "Looking for updates, slow": """

                          ⤓

                     One moment…

               ◌ Looking for updates…

                      [Cancel]
    """,
    "Update check cancelled": """

                          ⤓

                 Is there an update?

           The update check was cancelled.

       [              Try again             ]
    """,
    "Up to date": """

                          ✓

             This is the newest version
    """,
    "Before checking the device": """

                          ⛨

                     One moment…
    """,
    "Checking the device": """

                          ⛨

                     One moment…

                     ◌ Checking…
    """,
    "Checking the device, slow": """

                          ⛨

                     One moment…

                     ◌ Checking…

                      [Cancel]
    """,
    "Device check cancelled": """

                          ⛨

                Is this device safe?

              The check was cancelled.

       [              Try again             ]
    """,
  ]
}
