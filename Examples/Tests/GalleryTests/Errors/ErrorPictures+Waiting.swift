/// What the configurations look like in which the user waits, or has stopped waiting, in 44 cells.
extension ErrorPictures {
  static let ofWaiting = [
    "Begun to check the network": """

                          ⊘

               No internet connection

        Check the Wi-Fi or the mobile data of
                    this device.

             ◌ Checking the connection…
    """,
    "Before asking the backend": """

                          ≣

                     One moment
    """,
    "Asking the backend for long": """

                          ≣

                     One moment

                ◌ Asking the server…

                      [Cancel]
    """,
    "Backend not asked": """

                          ⊘

              The server has a problem

              The server was not asked.

       [              Try again             ]
    """,
    "Backend available": """

                          ✓

               The server is available
    """,
    "Before looking for updates": """

                          ⤓

                     One moment
    """,
    "Looking for updates": """

                          ⤓

                     One moment

               ◌ Looking for updates…
    """,
    "Looking for updates for long": """

                          ⤓

                     One moment

               ◌ Looking for updates…

                      [Cancel]
    """,
    "Updates not looked for": """

                          ⤓

                 Is there an update?

           Nobody has looked for updates.

       [              Try again             ]
    """,
    "Newest version": """

                          ✓

             This is the newest version
    """,
    "Before checking the device": """

                          ⛨

                     One moment
    """,
    "Checking the device": """

                          ⛨

                     One moment

                     ◌ Checking…
    """,
    "Checking the device for long": """

                          ⛨

                     One moment

                     ◌ Checking…

                      [Cancel]
    """,
    "Device not checked": """

                          ⛨

                Is this device safe?

             The device was not checked.

       [              Try again             ]
    """,
  ]
}
