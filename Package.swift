// swift-tools-version: 6.2
import CompilerPluginSupport
import Foundation
import PackageDescription

let package = Package(
  name: "Meerkat",
  defaultLocalization: "en",
  platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  products: [
    // Flows, journeys, links and archives, with the views that they show.
    .library(name: "Meerkat", targets: ["Meerkat", "MeerkatUI", "MeerkatCombine"]),
    // Navigation as data, alone: journeys, links and archives, without views.
    .library(name: "MeerkatJourney", targets: ["MeerkatJourney"]),
    // The macros for actions of screens and for links of destinations.
    .library(name: "MeerkatActions", targets: ["MeerkatActions", "MeerkatLinkMacros"]),
    // Drives flows in tests on every platform, without their views.
    .library(name: "MeerkatFlowTesting", targets: ["MeerkatFlowTesting"]),
    // Navigation events in a log of swift-log.
    .library(name: "MeerkatLogging", targets: ["MeerkatLogging"]),
    // Reads an app's sources, and runs the app while they change.
    .executable(name: "meerkat", targets: ["MeerkatTool"]),
  ],
  // One trait: SwiftPM hands several to the compiler in an order of chance, and builds all anew.
  traits: [
    .trait(
      name: "Extras",
      description: "For MeerkatBrowser, MeerkatActions, MeerkatData and MeerkatLogging."),
    .default(enabledTraits: ["Extras"]),
  ],
  dependencies: [
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/swiftlang/swift-syntax", "600.0.0"..<"604.0.0"),
  ],
  targets: [
    // Where a user is and can go, as values; links that read and print it; archives that keep it.
    module("MeerkatPatterns"), module("MeerkatJourney", "MeerkatPatterns"),

    // The names by which everything imports its views: SwiftUI's and Combine's own on Apple platforms.
    module("MeerkatUI", "MeerkatCombine", exclude: ["Portable"]),
    module("MeerkatCombine", exclude: ["Portable"]),

    // Flows, written in SwiftUI's language.
    module(
      "Meerkat", "MeerkatJourney", "MeerkatUI", "MeerkatCombine", "MeerkatIsolation"),
    module("MeerkatIsolation"), module("MeerkatLogging", "Meerkat", "Logging"),
    module("MeerkatFlowTesting", "Meerkat", "MeerkatJourney", "MeerkatUI"),

    // What a user can do on a screen, and the macros for it and for links.
    .macro(
      name: "MeerkatMacros",
      dependencies: imports([
        "MeerkatPatterns", "SwiftCompilerPlugin", "SwiftDiagnostics", "SwiftParser", "SwiftSyntax",
        "SwiftSyntaxBuilder", "SwiftSyntaxMacros",
      ])),
    module("MeerkatActions", "MeerkatUI", "MeerkatMacros"),
    module("MeerkatLinkMacros", "Meerkat", "MeerkatMacros"),

    // The program that reads an app's sources, builds and runs it.
    module(
      "MeerkatSource", "MeerkatDeeds", "SwiftDiagnostics", "SwiftParser", "SwiftParserDiagnostics",
      "SwiftSyntax"),
    module(
      "MeerkatBuild", "MeerkatSource", "NIOConcurrencyHelpers", "NIOCore", "NIOHTTP1", "NIOPosix"),
    .executableTarget(
      name: "MeerkatTool",
      dependencies: imports(["ArgumentParser", "MeerkatBuild", "MeerkatDeeds", "MeerkatSource"])),

    // What a person does with an app, as a text.
    module("MeerkatDeeds"),

    // The tests of what there is on every platform.
    .target(name: "PropertySupport", path: "Tests/PropertySupport"),
    tests("MeerkatJourney", "MeerkatPatterns", "PropertySupport"),
    tests(
      "MeerkatMacros", "SwiftDiagnostics", "SwiftParser", "SwiftSyntax", "SwiftSyntaxBuilder",
      "SwiftSyntaxMacroExpansion", "SwiftSyntaxMacros", "SwiftSyntaxMacrosGenericTestSupport"),
    tests("MeerkatLogging", "Meerkat", "Logging"), tests("MeerkatDeeds"),
    tests("MeerkatFlowTesting", "Meerkat", "MeerkatActions", "MeerkatJourney", "MeerkatUI"),
    tests("MeerkatSource", "MeerkatDeeds"), tests("MeerkatBuild", "MeerkatSource"),
  ]
)

/// A module, and what it imports.
func module(_ name: String, _ names: String..., exclude: [String] = []) -> Target {
  .target(name: name, dependencies: imports(names), exclude: exclude)
}

/// The tests of a module, and what they import beside it.
func tests(_ module: String, _ names: String..., exclude: [String] = []) -> Target {
  .testTarget(name: module + "Tests", dependencies: imports([module] + names), exclude: exclude)
}

/// Modules of this package, and those of others that only the trait needs.
func imports(_ names: [String]) -> [Target.Dependency] {
  let packages = ["Argument": "argument-parser", "Logging": "log", "NIO": "nio", "Swift": "syntax"]
  return names.map { name in
    packages.first { name.hasPrefix($0.key) }.map {
      .product(name: name, package: "swift-" + $0.value, condition: .when(traits: ["Extras"]))
    } ?? .byName(name: name)
  }
}

// The portable views, and what shows and drives them. A Mac has SwiftUI's, of the same names.
#if os(Linux)
  let frameworks = [
    "AudioToolbox", "AuthenticationServices", "CoreGraphics", "CoreLocation", "Network", "PhotosUI",
    "SafariServices", "StoreKit", "UniformTypeIdentifiers", "UserNotifications", "WidgetKit",
  ].map { "Meerkat" + $0 }
  package.products += [
    // Drives screens and flows in tests; draws them; compares them with references.
    .library(
      name: "MeerkatTesting",
      targets: [
        "MeerkatTesting", "MeerkatPictures", "MeerkatSnapshots", "MeerkatStage", "_Testing_UIKit",
      ]),
    // Runs an app in the browser.
    .library(name: "MeerkatBrowser", targets: ["MeerkatBrowser"]),
    // Charts; takes the name Charts.
    .library(name: "MeerkatCharts", targets: ["MeerkatCharts", "MeerkatChartsName"]),
    // Compares the HTML of pages with references.
    .library(name: "MeerkatHTMLSnapshots", targets: ["MeerkatHTMLSnapshots"]),
    // Keeps the sessions of several servers in PostgreSQL; needs libpq to build.
    .library(name: "MeerkatPostgres", targets: ["MeerkatPostgres"]),
    // Small frameworks of Apple's, which say no politely.
    .library(name: "MeerkatFrameworks", targets: ["MeerkatFrameworks"] + frameworks),
    // Keeps models in SQLite, in the place of SwiftData; needs libsqlite3 to build.
    .library(name: "MeerkatData", targets: ["MeerkatData", "_SwiftData_SwiftUI"]),
    // Puts the asset catalogues of a target into its bundle.
    .plugin(name: "MeerkatAssetsPlugin", targets: ["MeerkatAssetsPlugin"]),
  ]
  // SwiftPM lets a package that renames modules import them by their new names if each of them is in
  // the product and also a direct dependency of another module of it.
  package.products[0] = .library(
    name: "Meerkat",
    targets: ["", "UI", "Combine", "Foundation", "UIKit", "OS", "OSLog"].map { "Meerkat" + $0 })
  for target in package.targets where target.exclude == ["Portable"] {
    target.exclude = ["Apple"]
    target.dependencies +=
      target.name == "MeerkatUI" ? ["MeerkatViews", "MeerkatUIKit"] : ["OpenCombine"]
  }
  package.targets += frameworks.map { module($0, "MeerkatUI", "MeerkatViews") }
  package.targets += [
    .target(name: "MeerkatFrameworks", dependencies: imports(frameworks)),

    // What else SwiftUI's apps import: the missing parts of Foundation and UIKit; os and OSLog.
    module("MeerkatFoundation", "MeerkatAssets", "MeerkatCombine"),
    module("MeerkatUIKit", "MeerkatFoundation"), module("MeerkatOSLog", "MeerkatOS"),
    module("MeerkatOSModules"), module("MeerkatOS", "MeerkatOSModules"),

    // Asset catalogues: what is in them, and the tool that puts them into bundles.
    module("MeerkatAssets"),
    .executableTarget(name: "MeerkatAssetsTool", dependencies: ["MeerkatAssets"]),
    .plugin(
      name: "MeerkatAssetsPlugin", capability: .buildTool(), dependencies: ["MeerkatAssetsTool"]),

    // The portable views: runtime, state, views, layout. Their macros need no swift-syntax.
    .macro(name: "MeerkatViewMacros"), .target(name: "CSymbols", exclude: ["tables"]),
    module(
      "MeerkatViews", "CSymbols", "MeerkatAssets", "MeerkatCombine", "MeerkatFoundation",
      "MeerkatIsolation", "MeerkatUIKit", "MeerkatViewMacros"),

    // Charts, made of the portable views; and what lets them take another name.
    module("MeerkatCharts", "MeerkatViews"),
    module("MeerkatChartsName", "MeerkatCharts"),

    // SwiftData's models, and what shows them in views.
    .systemLibrary(
      name: "CSQLite", path: "Sources/SwiftUI/CSQLite", pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite3"])]),
    .macro(
      name: "MeerkatDataMacros",
      dependencies: imports([
        "SwiftCompilerPlugin", "SwiftSyntax", "SwiftSyntaxBuilder", "SwiftSyntaxMacros",
      ])),
    module(
      "MeerkatData", "CSQLite", "MeerkatDataMacros", "MeerkatFoundation", "MeerkatIsolation",
      "MeerkatViews"),
    module("_SwiftData_SwiftUI", "MeerkatData"),

    // The hosts: the driver of tests and text, pictures, and the browser.
    .target(name: "CResources"),
    module(
      "MeerkatTesting", "Meerkat", "MeerkatDeeds", "MeerkatIsolation", "MeerkatUI", "MeerkatViews"),
    module(
      "MeerkatPictures", "CResources", "MeerkatAssets", "MeerkatTesting", "MeerkatUI",
      "MeerkatUIKit", "MeerkatViews", exclude: ["Fonts/LICENSES.txt", "Fonts/metrics.txt"]),
    module(
      "MeerkatSnapshots", "MeerkatPictures", "MeerkatTesting", "MeerkatUI", "MeerkatUIKit",
      "MeerkatViews"),
    module("_Testing_UIKit", "MeerkatSnapshots"),
    module(
      "MeerkatStage", "Meerkat", "MeerkatDeeds", "MeerkatPictures", "MeerkatSnapshots",
      "MeerkatTesting", "MeerkatUI", "MeerkatViews"),
    module(
      "MeerkatBrowser", "CResources", "Meerkat", "MeerkatAssets", "MeerkatDeeds",
      "MeerkatIsolation", "MeerkatUI", "MeerkatUIKit", "MeerkatViews", "Logging", "ArgumentParser",
      "NIOConcurrencyHelpers", "NIOCore", "NIOPosix", "NIOHTTP1", "NIOWebSocket",
      exclude: ["Client"]),
    module(
      "MeerkatHTMLSnapshots", "MeerkatBrowser", "MeerkatSnapshots", "MeerkatTesting",
      "MeerkatViews"),
    .systemLibrary(
      name: "CPostgres", path: "Sources/Hosts/CPostgres", pkgConfig: "libpq",
      providers: [.apt(["libpq-dev"]), .brew(["libpq"])]),
    module("MeerkatPostgres", "CPostgres", "MeerkatBrowser", "NIOCore", "NIOPosix"),

    // Measurements, in release: of scenes whose work is counted, too, and of a live server.
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "Meerkat", "MeerkatBrowser", "MeerkatJourney", "MeerkatPictures", "MeerkatTesting",
        "MeerkatUI", "MeerkatViews",
      ],
      path: "Benchmarks/Scenes"),
    .executableTarget(
      name: "LiveBenchmarks", dependencies: ["MeerkatBrowser", "MeerkatUI"],
      path: "Benchmarks/Live"),

    // Random trees of views, as a page and as the engine lays them out, for the tests in a browser.
    .executableTarget(
      name: "LayoutTrees",
      dependencies: [
        "MeerkatBrowser", "MeerkatPictures", "MeerkatTesting", "MeerkatUI", "MeerkatViews",
        "PropertySupport",
      ],
      path: "Tests/LayoutTrees"),

    // Their tests.
    .target(name: "ClockSupport", path: "Tests/ClockSupport"),
    tests("MeerkatCombine"), tests("MeerkatStage", "MeerkatUI", "MeerkatViews"),
    tests("Meerkat", "MeerkatFlowTesting", "MeerkatTesting", "PropertySupport"),
    tests("MeerkatUIKit", "MeerkatUI", "MeerkatViews"), tests("MeerkatOS", "MeerkatOSLog"),
    tests("MeerkatViews", "MeerkatTesting", "MeerkatUI"), tests("MeerkatFoundation"),
    .testTarget(
      name: "MeerkatFrameworksTests",
      dependencies: imports(["MeerkatTesting", "MeerkatUI"] + frameworks)),
    tests("MeerkatLinkMacros", "MeerkatTesting"),
    tests(
      "MeerkatCharts", "MeerkatBrowser", "MeerkatPictures", "MeerkatTesting", "MeerkatUI",
      "MeerkatViews"),
    tests("MeerkatActions", "MeerkatTesting", "MeerkatUI"),
    tests("MeerkatTesting", "Meerkat", "MeerkatUI", "MeerkatViews"),
    .testTarget(name: "MeerkatViewMacrosTests", dependencies: ["MeerkatViews"]),
    .testTarget(
      name: "MeerkatAssetsTests",
      dependencies: ["MeerkatAssets", "MeerkatBrowser", "MeerkatUI", "MeerkatViews"],
      resources: [.process("Resources")], plugins: ["MeerkatAssetsPlugin"]),
    tests(
      "MeerkatPictures", "MeerkatHTMLSnapshots", "MeerkatSnapshots", "MeerkatTesting", "MeerkatUI",
      exclude: ["__Snapshots__"]),
    tests("MeerkatData", "MeerkatTesting", "MeerkatUI", "MeerkatViews"),
    tests(
      "MeerkatBrowser", "ClockSupport", "Meerkat", "MeerkatDeeds", "MeerkatJourney",
      "MeerkatPostgres", "MeerkatTesting", "MeerkatUI", "MeerkatViews", "PropertySupport",
      "Logging", "NIOCore", "NIOPosix"),
  ]
#endif

// With the tests of a macro, SwiftPM compiles all others twice. So these are built by themselves. In release, the gate
// leaves out what needs SwiftSyntax, with which the optimiser alone is busy for ten minutes, and most tests.
let part = Context.environment["MEERKAT_PART"]
package.targets.removeAll { $0.isTest && ($0.name == "MeerkatMacrosTests") != (part == "macros") }
if part == "release" {
  let kept = ["MeerkatJourneyTests", "MeerkatTests", "MeerkatViewsTests"]
  let left = [
    "MeerkatActions", "MeerkatBuild", "MeerkatData", "MeerkatDataMacros", "MeerkatLinkMacros",
    "MeerkatMacros", "MeerkatSource", "MeerkatTool", "_SwiftData_SwiftUI",
  ]
  package.targets.removeAll { left.contains($0.name) || $0.isTest && !kept.contains($0.name) }
  package.products.removeAll { ["meerkat", "MeerkatActions", "MeerkatData"].contains($0.name) }
}

// A module is in one of the rooms of `Sources`; `scripts/check-rooms` says which knows which.
for target in package.targets where target.path == nil && !target.isTest && target.type != .plugin {
  target.path = [
    "Hosts", "Navigation", "Actions", "SwiftUI", "SwiftUI/Frameworks", "Macros", "Tool",
  ]
  .map { "Sources/\($0)/\(target.name)" }
  .first { FileManager.default.fileExists(atPath: "\(Context.packageDirectory)/\($0)") }
}

let features = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
let isStrict = Context.environment["MEERKAT_STRICT"] != nil
for target in package.targets where target.type != .plugin && target.type != .system {
  if ["CResources", "CSymbols"].contains(target.name) { continue }
  target.swiftSettings = features.map { .enableUpcomingFeature($0) }
  if isStrict { target.swiftSettings?.append(.treatAllWarnings(as: .error)) }
}
