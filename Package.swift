// swift-tools-version: 6.2
import CompilerPluginSupport
import Foundation
import PackageDescription

/// Platforms without SwiftUI and Combine.
let portable: [Platform] = [.linux]

/// Whether this is Meerkat's own working copy.
///
/// Packages that depend on Meerkat don't see the examples, nor what only these need: a database and a reader of CSV files.
let isWorkingCopy =
  !Context.packageDirectory.contains("/checkouts/")
  && FileManager.default.fileExists(atPath: Context.packageDirectory + "/Examples")

let package = Package(
  name: "Meerkat",
  // The language of the examples and of this package's own texts.
  defaultLocalization: "en",
  platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  products: [
    // What an app imports: journeys, flows, and SwiftUI or the portable views.
    .library(name: "Meerkat", targets: ["Meerkat"]),
    // Macros that write the table of links from the links at each destination.
    .library(name: "MeerkatLinkMacros", targets: ["MeerkatLinkMacros"]),
    // Navigation events in a log.
    .library(name: "MeerkatLogging", targets: ["MeerkatLogging"]),
    // Actions of screens, and the macro that writes their forms.
    .library(name: "MeerkatActions", targets: ["MeerkatActions"]),
    // Navigation as data, alone.
    .library(name: "MeerkatJourney", targets: ["MeerkatJourney"]),
    // The views: SwiftUI's own, or source-compatible ones.
    .library(name: "MeerkatUI", targets: ["MeerkatUI"]),
    // Combine, on every platform.
    .library(name: "MeerkatCombine", targets: ["MeerkatCombine"]),
    // Drives screens and flows in tests, without a simulator.
    .library(name: "MeerkatTesting", targets: ["MeerkatTesting"]),
    // Draws screens as SVG, without a browser.
    .library(name: "MeerkatPictures", targets: ["MeerkatPictures"]),
    // Compares screens and values with references.
    .library(name: "MeerkatSnapshots", targets: ["MeerkatSnapshots"]),
    // Compares what pages have, too; needs the host for the browser.
    .library(name: "MeerkatHTMLSnapshots", targets: ["MeerkatHTMLSnapshots"]),
    // Runs an app in the browser.
    .library(name: "MeerkatBrowser", targets: ["MeerkatBrowser"]),
    // What `import Foundation` gives on Apple platforms alone.
    .library(name: "MeerkatFoundation", targets: ["MeerkatFoundation"]),
    // Keeps the sessions of several servers in PostgreSQL; needs libpq to build.
    .library(name: "MeerkatPostgres", targets: ["MeerkatPostgres"]),
    // UIKit where it isn't there, as far as screens and their services touch it.
    .library(name: "MeerkatUIKit", targets: ["MeerkatUIKit"]),
    // Puts the asset catalogues of a target into its bundle.
    .plugin(name: "MeerkatAssetsPlugin", targets: ["MeerkatAssetsPlugin"]),
    // os and OSLog where these aren't there: loggers that write to standard error.
    .library(name: "MeerkatOSLog", targets: ["MeerkatOS", "MeerkatOSLog"]),
  ],
  dependencies: [
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.0"),
  ],
  targets: [
    // The heart: where a user is and can go, as values.
    .target(name: "MeerkatJourney"),

    // Patterns of links and what can be wrong with them; small, because macros build it a second time.
    .target(name: "MeerkatPatterns"),

    // Links: tables that read journeys from addresses and print them.
    .target(name: "MeerkatLinks", dependencies: ["MeerkatJourney", "MeerkatPatterns"]),

    // Archives: journeys that are saved, and found again in later versions.
    .target(name: "MeerkatArchive", dependencies: ["MeerkatJourney"]),

    // Work on the main actor, at once where that is possible.
    .target(name: "MeerkatIsolation"),

    // Combine over OpenCombine.
    .target(
      name: "MeerkatCombine",
      dependencies: [
        .product(
          name: "OpenCombine", package: "OpenCombine", condition: .when(platforms: portable)),
        .product(
          name: "OpenCombineDispatch", package: "OpenCombine",
          condition: .when(platforms: portable)),
      ]),

    // The macros of the views: a plug-in of the compiler that needs no swift-syntax.
    .macro(name: "MeerkatViewMacros"),

    // Asset catalogues: what is in them, and how it is read.
    .target(name: "MeerkatAssets"),
    .executableTarget(name: "MeerkatAssetsTool", dependencies: ["MeerkatAssets"]),
    .plugin(
      name: "MeerkatAssetsPlugin", capability: .buildTool(), dependencies: ["MeerkatAssetsTool"]),

    // The part of Foundation that Linux lacks: texts by key, formatters, observable objects.
    .target(name: "MeerkatFoundation", dependencies: ["MeerkatAssets", "MeerkatCombine"]),

    // The part of UIKit that screens and their services touch, below the views as on Apple platforms.
    .target(name: "MeerkatUIKit", dependencies: ["MeerkatFoundation"]),

    // The portable view layer: runtime, state, views, layout.
    .target(
      name: "MeerkatViews",
      dependencies: [
        "MeerkatAssets", "MeerkatCombine", "MeerkatFoundation", "MeerkatIsolation", "MeerkatUIKit",
        "MeerkatViewMacros",
      ]),

    // The name by which everything imports its views.
    .target(
      name: "MeerkatUI",
      dependencies: [
        .target(name: "MeerkatViews", condition: .when(platforms: portable)), "MeerkatCombine",
      ]),

    // Flows, written in SwiftUI's language.
    .target(
      name: "Meerkat",
      dependencies: [
        "MeerkatJourney", "MeerkatLinks", "MeerkatArchive", "MeerkatUI", "MeerkatCombine",
        "MeerkatIsolation",
      ]),

    // The macros; only packages that use one of their libraries build them.
    .macro(
      name: "MeerkatMacros",
      dependencies: [
        "MeerkatPatterns",
        .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
        .product(name: "SwiftDiagnostics", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftSyntaxBuilder", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
      ]),
    .target(name: "MeerkatLinkMacros", dependencies: ["Meerkat", "MeerkatMacros"]),

    // Navigation events as lines of swift-log.
    .target(
      name: "MeerkatLogging",
      dependencies: ["Meerkat", .product(name: "Logging", package: "swift-log")]),

    // What a user can do on a screen.
    .target(name: "MeerkatActions", dependencies: ["MeerkatUI", "MeerkatMacros"]),

    // The colours and lengths that pages and pictures share.
    .target(name: "MeerkatDesign"),

    // The hosts: text, tests, pictures, and the browser.
    .target(name: "MeerkatText", dependencies: ["MeerkatViews"]),
    .target(
      name: "MeerkatTesting",
      dependencies: ["Meerkat", "MeerkatIsolation", "MeerkatText", "MeerkatUI", "MeerkatViews"]),
    .target(
      name: "MeerkatPictures",
      dependencies: [
        "MeerkatAssets", "MeerkatDesign", "MeerkatText", "MeerkatUI", "MeerkatUIKit",
        "MeerkatViews",
      ],
      exclude: ["Fonts/LICENSES.txt"], resources: [.embedInCode("Fonts/metrics.txt")]),
    .target(
      name: "MeerkatSnapshots",
      dependencies: [
        "MeerkatPictures", "MeerkatTesting", "MeerkatUI", "MeerkatUIKit", "MeerkatViews",
      ]),
    .target(
      name: "MeerkatBrowser",
      dependencies: [
        "Meerkat", "MeerkatAssets", "MeerkatDesign", "MeerkatUI", "MeerkatUIKit", "MeerkatViews",
        .product(name: "NIOConcurrencyHelpers", package: "swift-nio"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOWebSocket", package: "swift-nio"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      resources: [
        .embedInCode("Client/assist.js"),
        .embedInCode("Client/changes.js"),
        .embedInCode("Client/connection.js"),
        .embedInCode("Client/events.js"),
        .embedInCode("Client/gestures.js"),
        .embedInCode("Client/history.js"),
        .embedInCode("Client/icon.svg"),
        .embedInCode("Client/inspector.css"),
        .embedInCode("Client/inspector.js"),
        .embedInCode("Client/lists.js"),
        .embedInCode("Client/menus.js"),
        .embedInCode("Client/motion.js"),
        .embedInCode("Client/resuming.js"),
        .embedInCode("Client/screens.js"),
        .embedInCode("Client/style.css"),
      ]),

    .target(
      name: "MeerkatHTMLSnapshots",
      dependencies: ["MeerkatBrowser", "MeerkatSnapshots", "MeerkatTesting", "MeerkatViews"]),

    // Sessions in PostgreSQL, by its own client library.
    .systemLibrary(
      name: "CPostgres", pkgConfig: "libpq", providers: [.apt(["libpq-dev"]), .brew(["libpq"])]),
    .target(
      name: "MeerkatPostgres",
      dependencies: [
        "CPostgres", "MeerkatBrowser", .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
      ]),

    // Loggers for apps that import os or OSLog. A module can have one alias: so there are two.
    .target(name: "MeerkatOSModules"),
    .target(name: "MeerkatOS", dependencies: ["MeerkatOSModules"]),
    .target(name: "MeerkatOSLog", dependencies: ["MeerkatOS"]),

    // Run by hand, in release.
    .executableTarget(
      name: "ViewBenchmarks", dependencies: ["MeerkatUI", "MeerkatViews", "MeerkatBrowser"],
      path: "Benchmarks/Views"),
    .executableTarget(
      name: "LiveBenchmarks", dependencies: ["MeerkatBrowser", "MeerkatUI"], path: "Benchmarks/Live"
    ),
    // How long the compiler takes for screens with macros; run by hand, in debug.
    .executableTarget(
      name: "ActionsBenchmarks", dependencies: ["MeerkatActions", "MeerkatUI"],
      path: "Benchmarks/Actions"),

    .executableTarget(
      name: "JourneyBenchmarks",
      dependencies: ["MeerkatJourney", "MeerkatLinks", "MeerkatArchive"],
      path: "Benchmarks/Journey"),
    .executableTarget(
      name: "FlowBenchmarks", dependencies: ["Meerkat", "MeerkatViews"], path: "Benchmarks/Flows"),

    // A clock that stands still until a test moves it.
    .target(name: "ClockSupport", path: "Tests/ClockSupport"),

    // Random sequences for tests, shortened when they fail.
    .target(name: "PropertySupport", path: "Tests/PropertySupport"),

    // The app whose addresses are opened in a real browser.
    .executableTarget(
      name: "BrowserTestApp", dependencies: ["Meerkat", "MeerkatUI", "MeerkatBrowser"],
      path: "Tests/Browser/App", plugins: ["MeerkatAssetsPlugin"]),

    // The app whose servers are ended under the people who use it.
    .executableTarget(
      name: "KeptTestApp",
      dependencies: ["Meerkat", "MeerkatUI", "MeerkatBrowser", "MeerkatPostgres"],
      path: "Tests/Browser/KeptApp"),

    .testTarget(
      name: "MeerkatJourneyTests", dependencies: ["MeerkatJourney", "PropertySupport"]),
    .testTarget(
      name: "MeerkatLinksTests", dependencies: ["MeerkatJourney", "MeerkatLinks"]),
    .testTarget(
      name: "MeerkatArchiveTests",
      dependencies: ["MeerkatJourney", "MeerkatArchive", "PropertySupport"]),
    .testTarget(name: "MeerkatCombineTests", dependencies: ["MeerkatCombine"]),
    .testTarget(name: "MeerkatFoundationTests", dependencies: ["MeerkatFoundation"]),
    // These ask the plug-in as the compiler does: it has been built for the views.
    .testTarget(name: "MeerkatViewMacrosTests", dependencies: ["MeerkatViews"]),
    .testTarget(
      name: "MeerkatViewsTests", dependencies: ["MeerkatTesting", "MeerkatUI", "MeerkatViews"]),
    .testTarget(
      name: "MeerkatUIKitTests", dependencies: ["MeerkatUI", "MeerkatUIKit", "MeerkatViews"]),
    // These have catalogues of their own, which go through the plug-in.
    .testTarget(
      name: "MeerkatAssetsTests",
      dependencies: ["MeerkatAssets", "MeerkatBrowser", "MeerkatUI", "MeerkatViews"],
      resources: [.process("Resources")], plugins: ["MeerkatAssetsPlugin"]),
    .testTarget(name: "MeerkatOSTests", dependencies: ["MeerkatOS", "MeerkatOSLog"]),
    .testTarget(
      name: "MeerkatTextTests", dependencies: ["MeerkatText", "MeerkatUI", "MeerkatViews"]),
    .testTarget(
      name: "MeerkatTestingTests",
      dependencies: ["Meerkat", "MeerkatTesting", "MeerkatUI", "MeerkatViews"]),
    .testTarget(
      name: "MeerkatPicturesTests",
      dependencies: [
        "MeerkatHTMLSnapshots", "MeerkatPictures", "MeerkatSnapshots", "MeerkatTesting",
        "MeerkatUI",
      ],
      exclude: ["__Snapshots__"]),
    // These are an app's own snapshot tests, written for swift-snapshot-testing.
    .testTarget(
      name: "AppSnapshotTests",
      dependencies: ["MeerkatCombine", "MeerkatSnapshots", "MeerkatUI", "MeerkatUIKit"],
      exclude: ["__Snapshots__"]),
    .testTarget(
      name: "MeerkatTests", dependencies: ["Meerkat", "MeerkatTesting", "PropertySupport"]),
    .testTarget(
      name: "MeerkatMacrosTests",
      dependencies: [
        "MeerkatMacros",
        .product(name: "SwiftDiagnostics", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftSyntaxBuilder", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacroExpansion", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacrosGenericTestSupport", package: "swift-syntax"),
      ]),
    .testTarget(
      name: "MeerkatLinkMacrosTests", dependencies: ["MeerkatLinkMacros", "MeerkatTesting"]),
    .testTarget(
      name: "MeerkatLoggingTests",
      dependencies: [
        "Meerkat", "MeerkatLogging", .product(name: "Logging", package: "swift-log"),
      ]),
    .testTarget(
      name: "MeerkatActionsTests", dependencies: ["MeerkatActions", "MeerkatTesting", "MeerkatUI"]),
    .testTarget(
      name: "MeerkatBrowserTests",
      dependencies: [
        "ClockSupport", "Meerkat", "MeerkatBrowser", "MeerkatDesign", "MeerkatJourney",
        "MeerkatLinks", "MeerkatPostgres", "MeerkatUI", "MeerkatViews",
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "Logging", package: "swift-log"),
      ]),
  ]
)

/// The folders of the Gallery with a page of their own.
let apps = ["Course", "Customers", "Devices", "Errors", "Places", "Todos"]

if isWorkingCopy {
  package.dependencies += [
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/swiftcsv/SwiftCSV", from: "0.10.0"),
  ]
  package.targets += [
    // The reference apps, written as a user would, and the app that shows them.
    .target(
      name: "GalleryRooms",
      dependencies: [
        "Meerkat", "MeerkatActions", "MeerkatUI", "MeerkatCombine",
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "SwiftCSV", package: "SwiftCSV"),
      ],
      path: "Examples/Gallery",
      exclude: ["App", "README.md"] + apps.map { $0 + "/README.md" },
      resources: [.process("Resources")]),
    .executableTarget(
      name: "Gallery", dependencies: ["GalleryRooms", "Meerkat", "MeerkatUI", "MeerkatBrowser"],
      path: "Examples/Gallery/App"),
    // Run by hand, in release.
    .executableTarget(
      name: "PictureBenchmarks",
      dependencies: ["GalleryRooms", "Meerkat", "MeerkatPictures", "MeerkatUI"],
      path: "Benchmarks/Pictures"),
    .testTarget(
      name: "GalleryTests",
      dependencies: [
        "ClockSupport", "GalleryRooms", "Meerkat", "MeerkatActions", "MeerkatPictures",
        "MeerkatSnapshots", "MeerkatTesting", "MeerkatUI",
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      exclude: ["Pictures/__Snapshots__"]),
  ]
}

if isWorkingCopy {
  package.targets += [
    // The app of the tutorial, whose files are those of Documentation/first-app.md.
    .executableTarget(
      name: "Teapot", dependencies: ["Meerkat", "MeerkatBrowser"], path: "Examples/Teapot"),
    .testTarget(name: "TeapotTests", dependencies: ["Teapot", "MeerkatTesting"]),
  ]
}

/// Apps as people write them for iOS: nothing in them knows Meerkat.
let ownApps: [(name: String, language: SwiftLanguageMode)] = [
  ("Bookshelf", .v5), ("Greenhouse", .v6), ("Easel", .v6),
]

if isWorkingCopy {
  for app in ownApps {
    package.targets += [
      .executableTarget(
        name: app.name,
        dependencies: [
          "MeerkatBrowser", "MeerkatCombine", "MeerkatFoundation", "MeerkatUI", "MeerkatUIKit",
        ],
        path: "Examples/\(app.name)"),
      .testTarget(
        name: "\(app.name)Tests",
        dependencies: [
          .init(stringLiteral: app.name), "MeerkatCombine", "MeerkatPictures", "MeerkatSnapshots",
          "MeerkatTesting", "MeerkatUI",
        ],
        exclude: ["__Snapshots__"]),
    ]
  }
}

#if os(macOS)
  // On a Mac, the portable views and what shows or drives them can't be compiled: the names of their
  // views are SwiftUI's. Packages that depend on Meerkat never ask for them there.
  if isWorkingCopy {
    var absent: Set = [
      "MeerkatViews", "MeerkatViewMacros", "MeerkatFoundation", "MeerkatUIKit", "MeerkatOS",
      "MeerkatOSModules",
    ]
    for target in package.targets {
      let needed = target.dependencies.compactMap { dependency -> String? in
        switch dependency {
        case .targetItem(let name, nil), .byNameItem(let name, nil): name
        default: nil
        }
      }
      if !absent.isDisjoint(with: needed) { absent.insert(target.name) }
      if target.name == "MeerkatUI" { target.dependencies = ["MeerkatCombine"] }
    }
    package.targets.removeAll { absent.contains($0.name) }
    package.products.removeAll { absent.contains($0.name) }
  }
#endif

// SwiftPM compiles the tests of a macro for the host, and then all other tests and what they test a
// second time. So the tests of the macros are built by themselves.
let testsMacros = Context.environment["MEERKAT_TESTS"] == "macros"
package.targets.removeAll { $0.isTest && ($0.name == "MeerkatMacrosTests") != testsMacros }

/// Lets `import SwiftUI` and the like mean the portable modules.
///
/// Never in a target of a library product.
func aliases(_ modules: [(apple: String, portable: String)]) -> SwiftSetting {
  .unsafeFlags(
    modules.flatMap { ["-module-alias", "\($0.apple)=\($0.portable)"] },
    .when(platforms: portable))
}

/// Has the compiler import modules into every file.
func implicitImports(_ modules: [String]) -> SwiftSetting {
  .unsafeFlags(modules.flatMap { ["-Xfrontend", "-import-module", "-Xfrontend", $0] })
}

let views = [(apple: "SwiftUI", portable: "MeerkatUI"), ("Combine", "MeerkatCombine")]
let aliased = [
  "Gallery": views, "GalleryRooms": views, "GalleryTests": views, "MeerkatCombineTests": views,
  "MeerkatOSTests": [("os", "MeerkatOS"), ("OSLog", "MeerkatOSLog")],
  "MeerkatUIKitTests": views + [("UIKit", "MeerkatUIKit")],
  "AppSnapshotTests": views + [
    ("UIKit", "MeerkatUIKit"), ("SnapshotTesting", "MeerkatSnapshots"),
  ],
]

for target in package.targets where target.type != .plugin && target.type != .system {
  if let app = ownApps.first(where: { $0.name == target.name }) {
    // What gives `App` its `main()` is imported by the compiler.
    target.swiftSettings = [
      .swiftLanguageMode(app.language), aliases(views + [("UIKit", "MeerkatUIKit")]),
      implicitImports(["MeerkatBrowser", "MeerkatFoundation"]),
    ]
    continue
  }
  if target.name.hasPrefix("Teapot") {
    // As in a package that somebody has just begun.
    target.swiftSettings = [.swiftLanguageMode(.v6), aliases(views)]
    continue
  }
  target.swiftSettings = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
  ]
  // The app finds the host's `main()` through the one file that imports the host.
  if target.name != "Gallery" {
    target.swiftSettings?.append(.enableUpcomingFeature("MemberImportVisibility"))
  }
  if let modules = aliased[target.name] { target.swiftSettings?.append(aliases(modules)) }
  if target.name == "MeerkatFoundationTests" {
    target.swiftSettings?.append(implicitImports(["MeerkatFoundation"]))
  }
  if Context.environment["MEERKAT_STRICT"] != nil {
    target.swiftSettings?.append(.treatAllWarnings(as: .error))
  }
}
