// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

let package = Package(
  name: "Meerkat",
  defaultLocalization: "en",
  platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  products: [
    // Flows, journeys, links and archives, with the views that they show.
    .library(name: "Meerkat", targets: ["Meerkat", "MeerkatUI", "MeerkatCombine"]),
    // Navigation as data, alone: no views, no Foundation.
    .library(name: "MeerkatJourney", targets: ["MeerkatJourney"]),
    // The macros for actions of screens and for links of destinations.
    .library(name: "MeerkatActions", targets: ["MeerkatActions", "MeerkatLinkMacros"]),
    // Navigation events in a log of swift-log.
    .library(name: "MeerkatLogging", targets: ["MeerkatLogging"]),
  ],
  // One trait: SwiftPM hands several to the compiler in an order of chance, and builds all anew.
  traits: [
    .trait(
      name: "Extras",
      description: "MeerkatBrowser, MeerkatActions and MeerkatLogging, and what these fetch."),
    .default(enabledTraits: ["Extras"]),
  ],
  dependencies: [
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.0"),
  ],
  targets: [
    // Where a user is and can go, as values; links that read and print it; archives that keep it.
    .target(name: "MeerkatJourney"),
    .target(name: "MeerkatPatterns"),
    .target(name: "MeerkatLinks", dependencies: ["MeerkatJourney", "MeerkatPatterns"]),
    .target(name: "MeerkatArchive", dependencies: ["MeerkatJourney"]),

    // The names by which everything imports its views: SwiftUI's and Combine's own on Apple platforms.
    .target(name: "MeerkatUI", dependencies: ["MeerkatCombine"], exclude: ["Portable"]),
    .target(name: "MeerkatCombine", exclude: ["Portable"]),

    // Flows, written in SwiftUI's language.
    .target(name: "MeerkatIsolation"),
    .target(
      name: "Meerkat",
      dependencies: [
        "MeerkatJourney", "MeerkatLinks", "MeerkatArchive", "MeerkatUI", "MeerkatCombine",
        "MeerkatIsolation",
      ]),
    .target(name: "MeerkatLogging", dependencies: ["Meerkat", log]),

    // What a user can do on a screen, and the macros for it and for links.
    .macro(
      name: "MeerkatMacros",
      dependencies: ["MeerkatPatterns"]
        + syntax(
          "CompilerPlugin", "Diagnostics", "Parser", "Syntax", "SyntaxBuilder", "SyntaxMacros")),
    .target(name: "MeerkatActions", dependencies: ["MeerkatUI", "MeerkatMacros"]),
    .target(name: "MeerkatLinkMacros", dependencies: ["Meerkat", "MeerkatMacros"]),

    // The tests of what there is on every platform.
    .target(name: "PropertySupport", path: "Tests/PropertySupport"),
    tests("MeerkatJourney", "PropertySupport"),
    tests("MeerkatLinks", "MeerkatJourney"),
    tests("MeerkatArchive", "MeerkatJourney", "PropertySupport"),
    .testTarget(
      name: "MeerkatMacrosTests",
      dependencies: ["MeerkatMacros"]
        + syntax(
          "Diagnostics", "Parser", "Syntax", "SyntaxBuilder", "SyntaxMacroExpansion",
          "SyntaxMacros",
          "SyntaxMacrosGenericTestSupport")),
    tests("MeerkatLogging", "Meerkat", log),
  ]
)

/// Modules of swift-syntax, for macros.
func syntax(_ names: String...) -> [Target.Dependency] {
  names.map {
    .product(name: "Swift" + $0, package: "swift-syntax", condition: .when(traits: ["Extras"]))
  }
}

/// Modules of swift-nio, for the host in the browser.
func nio(_ names: String...) -> [Target.Dependency] {
  names.map {
    .product(name: "NIO" + $0, package: "swift-nio", condition: .when(traits: ["Extras"]))
  }
}

/// The tests of a module, which need further ones.
func tests(_ module: String, _ dependencies: Target.Dependency...) -> Target {
  .testTarget(name: module + "Tests", dependencies: [.byName(name: module)] + dependencies)
}

var log: Target.Dependency {
  .product(name: "Logging", package: "swift-log", condition: .when(traits: ["Extras"]))
}

// What follows is for platforms without SwiftUI: the views, and the hosts that show and drive them.
// A Mac can't compile it, because the names of the views are SwiftUI's.
#if os(Linux)
  package.products += [
    // Drives screens and flows in tests; draws them; compares them with references.
    .library(
      name: "MeerkatTesting",
      targets: ["MeerkatTesting", "MeerkatPictures", "MeerkatSnapshots", "_Testing_UIKit"]),
    // Runs an app in the browser.
    .library(name: "MeerkatBrowser", targets: ["MeerkatBrowser"]),
    // Compares the HTML of pages with references.
    .library(name: "MeerkatHTMLSnapshots", targets: ["MeerkatHTMLSnapshots"]),
    // Keeps the sessions of several servers in PostgreSQL; needs libpq to build.
    .library(name: "MeerkatPostgres", targets: ["MeerkatPostgres"]),
    // Puts the asset catalogues of a target into its bundle.
    .plugin(name: "MeerkatAssetsPlugin", targets: ["MeerkatAssetsPlugin"]),
  ]
  // SwiftPM lets a package that renames modules import them by their new names if each of them is in
  // the product and also a direct dependency of another module of it.
  package.products[0] = .library(
    name: "Meerkat",
    targets: [
      "Meerkat", "MeerkatUI", "MeerkatCombine", "MeerkatFoundation", "MeerkatUIKit", "MeerkatOS",
      "MeerkatOSLog",
    ])
  for target in package.targets where ["MeerkatUI", "MeerkatCombine"].contains(target.name) {
    target.exclude = ["Apple"]
    target.dependencies +=
      target.name == "MeerkatUI"
      ? ["MeerkatViews", "MeerkatUIKit"] : ["OpenCombine"]
  }
  package.targets += [
    // What else SwiftUI's apps import: the missing parts of Foundation and UIKit; os and OSLog.
    .target(name: "MeerkatFoundation", dependencies: ["MeerkatAssets", "MeerkatCombine"]),
    .target(name: "MeerkatUIKit", dependencies: ["MeerkatFoundation"]),
    .target(name: "MeerkatOSModules"),
    .target(name: "MeerkatOS", dependencies: ["MeerkatOSModules"]),
    .target(name: "MeerkatOSLog", dependencies: ["MeerkatOS"]),

    // Asset catalogues: what is in them, and the tool that puts them into bundles.
    .target(name: "MeerkatAssets"),
    .executableTarget(name: "MeerkatAssetsTool", dependencies: ["MeerkatAssets"]),
    .plugin(
      name: "MeerkatAssetsPlugin", capability: .buildTool(), dependencies: ["MeerkatAssetsTool"]),

    // The portable views: runtime, state, views, layout. Their macros need no swift-syntax.
    .macro(name: "MeerkatViewMacros"),
    .target(
      name: "MeerkatViews",
      dependencies: [
        "MeerkatAssets", "MeerkatCombine", "MeerkatFoundation", "MeerkatIsolation", "MeerkatUIKit",
        "MeerkatViewMacros",
      ]),

    // The hosts: text, tests, pictures, and the browser.
    .target(name: "MeerkatDesign"),
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
    .target(name: "_Testing_UIKit", dependencies: ["MeerkatSnapshots"]),
    .target(
      name: "MeerkatBrowser",
      dependencies: [
        "Meerkat", "MeerkatAssets", "MeerkatDesign", "MeerkatUI", "MeerkatUIKit", "MeerkatViews",
        log,
        .product(
          name: "ArgumentParser", package: "swift-argument-parser",
          condition: .when(traits: ["Extras"])),
      ] + nio("ConcurrencyHelpers", "Core", "Posix", "HTTP1", "WebSocket"),
      resources: [
        "assist.js", "changes.js", "connection.js", "events.js", "gestures.js", "history.js",
        "icon.svg",
        "inspector.css", "inspector.js", "lists.js", "menus.js", "motion.js", "resuming.js",
        "screens.js",
        "style.css",
      ].map { .embedInCode("Client/" + $0) }),
    .target(
      name: "MeerkatHTMLSnapshots",
      dependencies: ["MeerkatBrowser", "MeerkatSnapshots", "MeerkatTesting", "MeerkatViews"]),
    .systemLibrary(
      name: "CPostgres", pkgConfig: "libpq", providers: [.apt(["libpq-dev"]), .brew(["libpq"])]),
    .target(
      name: "MeerkatPostgres", dependencies: ["CPostgres", "MeerkatBrowser"] + nio("Core", "Posix")),

    // Measurements that look inside, run by hand, in release.
    .executableTarget(
      name: "ViewBenchmarks", dependencies: ["MeerkatUI", "MeerkatViews", "MeerkatBrowser"],
      path: "Benchmarks/Views"),
    .executableTarget(
      name: "LiveBenchmarks", dependencies: ["MeerkatBrowser", "MeerkatUI"],
      path: "Benchmarks/Live"),

    // Their tests.
    .target(name: "ClockSupport", path: "Tests/ClockSupport"),
    tests("MeerkatCombine"),
    tests("MeerkatFoundation"),
    tests("MeerkatUIKit", "MeerkatUI", "MeerkatViews"),
    tests("MeerkatOS", "MeerkatOSLog"),
    .testTarget(
      name: "MeerkatAssetsTests",
      dependencies: ["MeerkatAssets", "MeerkatBrowser", "MeerkatUI", "MeerkatViews"],
      resources: [.process("Resources")], plugins: ["MeerkatAssetsPlugin"]),
    .testTarget(name: "MeerkatViewMacrosTests", dependencies: ["MeerkatViews"]),
    tests("MeerkatViews", "MeerkatTesting", "MeerkatUI"),
    tests("MeerkatText", "MeerkatUI", "MeerkatViews"),
    tests("Meerkat", "MeerkatTesting", "PropertySupport"),
    tests("MeerkatLinkMacros", "MeerkatTesting"),
    tests("MeerkatActions", "MeerkatTesting", "MeerkatUI"),
    tests("MeerkatTesting", "Meerkat", "MeerkatUI", "MeerkatViews"),
    .testTarget(
      name: "MeerkatPicturesTests",
      dependencies: [
        "MeerkatHTMLSnapshots", "MeerkatPictures", "MeerkatSnapshots", "MeerkatTesting",
        "MeerkatUI",
      ],
      exclude: ["__Snapshots__"]),
    .testTarget(
      name: "MeerkatBrowserTests",
      dependencies: [
        "ClockSupport", "Meerkat", "MeerkatBrowser", "MeerkatDesign", "MeerkatJourney",
        "MeerkatLinks",
        "MeerkatPostgres", "MeerkatUI", "MeerkatViews", log,
      ] + nio("Core", "Posix")),
  ]
#endif

// SwiftPM compiles the tests of a macro for the host, and then all other tests and what they test a
// second time. So the tests of the macros are built by themselves.
let testsMacros = Context.environment["MEERKAT_TESTS"] == "macros"
package.targets.removeAll { $0.isTest && ($0.name == "MeerkatMacrosTests") != testsMacros }

for target in package.targets where target.type != .plugin && target.type != .system {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
  if Context.environment["MEERKAT_STRICT"] != nil {
    target.swiftSettings?.append(.treatAllWarnings(as: .error))
  }
}
