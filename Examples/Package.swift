// swift-tools-version: 6.2
import Foundation
import PackageDescription

// The apps depend on Meerkat as any package does: on the folder around this one, or on a version of
// it in a repository that the environment names.
let repository = Context.environment["MEERKAT_REPOSITORY"]
let folder = URL(fileURLWithPath: Context.packageDirectory).deletingLastPathComponent()
// SwiftPM knows a package by the last part of its path.
let meerkat = URL(fileURLWithPath: repository ?? folder.path).deletingPathExtension()
  .lastPathComponent

/// A product of Meerkat that there is on Linux alone, or on every platform.
func product(_ name: String, aliases: [String: String] = [:]) -> Target.Dependency {
  #if os(Linux)
    .product(name: name, package: meerkat, moduleAliases: aliases)
  #else
    .product(name: name, package: meerkat)
  #endif
}

/// The views, by the names that they have on Apple platforms.
let views = product(
  "Meerkat",
  aliases: ["MeerkatUI": "SwiftUI", "MeerkatUIKit": "UIKit"])
let actions = product("MeerkatActions")
let testing = product("MeerkatTesting", aliases: ["MeerkatSnapshots": "SnapshotTesting"])
#if os(Linux)
  let browser = [product("MeerkatBrowser")]
#else
  let browser: [Target.Dependency] = []
#endif

// Lets Bookshelf import Combine. As an alias, the name would hold in the Gallery too, which imports MeerkatCombine.
let combine: [SwiftSetting] = [
  .unsafeFlags(["-module-alias", "Combine=MeerkatCombine"], .when(platforms: [.linux]))
]
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("InternalImportsByDefault"),
]

let package = Package(
  name: "Examples",
  defaultLocalization: "en",
  // Newer than Meerkat asks for: `Mutex` in the Gallery, and `Tab` in Greenhouse.
  platforms: [.macOS(.v15), .iOS(.v18)],
  dependencies: [
    repository.map { .package(url: $0, from: "1.0.0") } ?? .package(path: folder.path),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
  ],
  targets: [
    // The app of the tutorial, whose files are those of Documentation/start.md.
    .executableTarget(
      name: "Teapot", dependencies: [views, actions] + browser, path: "Teapot"),

    // The program in README.md.
    .target(name: "Greeting", dependencies: [views], path: "Greeting"),

    // Five small apps, and the one that shows them.
    .target(
      name: "GalleryRooms",
      dependencies: [
        views, actions,
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
      ],
      path: "Gallery",
      exclude: ["App", "README.md"]
        + ["Course", "Customers", "Devices", "Errors", "Places", "Todos"].map { $0 + "/README.md" },
      resources: [.process("Resources")], swiftSettings: strict),
    .executableTarget(
      name: "Gallery", dependencies: ["GalleryRooms", views] + browser, path: "Gallery/App",
      swiftSettings: strict),

    // Apps as people write them for iOS: nothing in them knows Meerkat but Host.swift.
    .executableTarget(
      name: "Bookshelf", dependencies: [views] + browser, path: "Bookshelf",
      swiftSettings: [.swiftLanguageMode(.v5)] + combine),
    .executableTarget(name: "Greenhouse", dependencies: [views] + browser, path: "Greenhouse"),
    .executableTarget(name: "Easel", dependencies: [views] + browser, path: "Easel"),
  ]
)

#if os(Linux)
  package.targets += [
    // The apps that the tests in a real browser open, and whose servers they end.
    .executableTarget(
      name: "BrowserTestApp", dependencies: [views] + browser, path: "TestApps/Browser",
      swiftSettings: strict, plugins: [.plugin(name: "MeerkatAssetsPlugin", package: meerkat)]),
    .executableTarget(
      name: "MailTestApp", dependencies: [views] + browser, path: "TestApps/Mail",
      swiftSettings: strict),
    .executableTarget(
      name: "KeptTestApp", dependencies: [views, product("MeerkatPostgres")] + browser,
      path: "TestApps/Kept", swiftSettings: strict),
    // What can go wrong in an app and its previews, for the tests of the tool.
    .executableTarget(
      name: "TroubleTestApp", dependencies: [views] + browser, path: "TestApps/Trouble",
      swiftSettings: strict),

    // The app of the tests for a device, which a project of Xcode builds there.
    .executableTarget(name: "OnDevice", dependencies: [views] + browser, path: "OnDevice/App"),
    .testTarget(name: "OnDeviceTests", dependencies: ["OnDevice", views, testing]),

    .target(name: "ClockSupport", path: "Tests/ClockSupport", swiftSettings: strict),
    .testTarget(
      name: "GalleryTests",
      dependencies: ["ClockSupport", "GalleryRooms", views, actions, testing],
      exclude: ["Home/__Snapshots__", "Pictures/__Snapshots__"], swiftSettings: strict),
    .testTarget(name: "GreetingTests", dependencies: ["Greeting", testing]),
    .testTarget(name: "TeapotTests", dependencies: ["Teapot", views, testing]),
    // Snapshot tests as an app has them, written for swift-snapshot-testing.
    .testTarget(
      name: "AppSnapshotTests", dependencies: [views, testing], exclude: ["__Snapshots__"],
      swiftSettings: strict),
  ]
  package.targets += ["Bookshelf", "Greenhouse", "Easel"].map { app in
    .testTarget(
      name: "\(app)Tests", dependencies: [.byName(name: app), views, testing],
      exclude: ["__Snapshots__"], swiftSettings: app == "Bookshelf" ? strict + combine : strict)
  }
#endif

// The panel beside an app names the lines that answer, also where a build leaves out debug information.
for target in package.targets where !target.isTest {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .unsafeFlags(["-Xfrontend", "-gline-tables-only"])
    ]
}
