// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

let package = Package(
  name: "Meerkat",
  defaultLocalization: "en",
  platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
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
  ])

#if os(Linux)
  let isPortable = true
#else
  let isPortable = false
#endif

// The library: navigation as data, flows, actions, and the macros for them. The same on every platform.
package.products += [
  // Flows, journeys, links and archives, with the views that they show. To be renamed, each of the
  // portable modules has to be in the product.
  .library(
    name: "Meerkat",
    targets: ["Meerkat", "MeerkatUI", "MeerkatCombine"]
      + (isPortable ? ["MeerkatFoundation", "MeerkatUIKit", "MeerkatOS", "MeerkatOSLog"] : [])),
  // Navigation as data, alone: journeys, links and archives, without views.
  .library(name: "MeerkatJourney", targets: ["MeerkatJourney"]),
  // The macros for actions of screens and for links of destinations.
  .library(name: "MeerkatActions", targets: ["MeerkatActions", "MeerkatLinkMacros"]),
  // Drives flows in tests on every platform, without their views.
  .library(name: "MeerkatFlowTesting", targets: ["MeerkatFlowTesting"]),
  // Navigation events in a log of swift-log.
  .library(name: "MeerkatLogging", targets: ["MeerkatLogging"]),
]
package.targets += [
  module("Sources/MeerkatPatterns"), module("Sources/MeerkatJourney", "MeerkatPatterns"),
  module(
    "Sources/Meerkat", "MeerkatJourney", "MeerkatUI", "MeerkatCombine", "MeerkatIsolation"),
  macros(
    "Sources/MeerkatMacros", "MeerkatPatterns", "SwiftDiagnostics", "SwiftParser",
    "SwiftSyntaxBuilder"),
  module("Sources/MeerkatActions", "MeerkatUI", "MeerkatMacros"),
  module("Sources/MeerkatLinkMacros", "Meerkat", "MeerkatMacros"),
  module("Sources/MeerkatFlowTesting", "Meerkat", "MeerkatJourney", "MeerkatUI"),
  module("Sources/MeerkatLogging", "Meerkat", "Logging"),

  .target(name: "PropertySupport", path: "Tests/PropertySupport"),
  tests("Sources/MeerkatJourney", "MeerkatPatterns", "PropertySupport"),
  tests(
    "Sources/MeerkatMacros", "SwiftDiagnostics", "SwiftParser", "SwiftSyntax", "SwiftSyntaxBuilder",
    "SwiftSyntaxMacroExpansion", "SwiftSyntaxMacros", "SwiftSyntaxMacrosGenericTestSupport"),
  tests("Sources/MeerkatFlowTesting", "Meerkat", "MeerkatActions", "MeerkatJourney", "MeerkatUI"),
  tests("Sources/MeerkatLogging", "Meerkat", "Logging"),

  // The names by which the library imports its views: SwiftUI's and Combine's own on Apple platforms.
  module(
    "Portable/MeerkatUI", exclude: [isPortable ? "Apple" : "Portable"],
    isPortable ? ["MeerkatCombine", "MeerkatViews", "MeerkatUIKit"] : ["MeerkatCombine"]),
  module(
    "Portable/MeerkatCombine", exclude: [isPortable ? "Apple" : "Portable"],
    isPortable ? ["OpenCombine"] : []),
  module("Portable/MeerkatIsolation"),
]

#if os(Linux)
  // SwiftUI where there is none: the views, and what else its apps import.
  let frameworks = [
    "AudioToolbox", "AuthenticationServices", "CoreGraphics", "CoreLocation", "Network", "PhotosUI",
    "SafariServices", "StoreKit", "UniformTypeIdentifiers", "UserNotifications", "WidgetKit",
  ].map { "Meerkat" + $0 }
  package.products += [
    // Swift Charts; takes the name Charts.
    .library(name: "MeerkatCharts", targets: ["MeerkatCharts", "MeerkatChartsName"]),
    // Keeps models in SQLite, in the place of SwiftData; needs libsqlite3 to build.
    .library(name: "MeerkatData", targets: ["MeerkatData", "_SwiftData_SwiftUI"]),
    // The types of small frameworks of Apple's; what needs Apple's systems fails with an error.
    .library(name: "MeerkatFrameworks", targets: ["MeerkatFrameworks"] + frameworks),
    // Puts the asset catalogues of a target into its bundle.
    .plugin(name: "MeerkatAssetsPlugin", targets: ["MeerkatAssetsPlugin"]),
  ]
  package.targets += [
    .macro(name: "MeerkatViewMacros", path: "Portable/MeerkatViewMacros"),
    .target(name: "CSymbols", path: "Portable/CSymbols", exclude: ["tables"]),
    module(
      "Portable/MeerkatViews", "CSymbols", "MeerkatAssets", "MeerkatCombine", "MeerkatFoundation",
      "MeerkatIsolation", "MeerkatUIKit", "MeerkatViewMacros"),
    module(
      "Portable/MeerkatFoundation", "MeerkatAssets", "MeerkatCombine", "MeerkatViewMacros"),
    module("Portable/MeerkatAssets"), program("Portable/MeerkatAssetsTool", "MeerkatAssets"),
    .plugin(
      name: "MeerkatAssetsPlugin", capability: .buildTool(), dependencies: ["MeerkatAssetsTool"]),

    module("Portable/Frameworks/MeerkatUIKit", "MeerkatFoundation"),
    module("Portable/Frameworks/MeerkatOSModules"),
    module("Portable/Frameworks/MeerkatOS", "MeerkatOSModules"),
    module("Portable/Frameworks/MeerkatOSLog", "MeerkatOS"),
    module("Portable/Frameworks/MeerkatCharts", "MeerkatViews"),
    module("Portable/Frameworks/MeerkatChartsName", "MeerkatCharts"),
    .systemLibrary(
      name: "CSQLite", path: "Portable/Frameworks/CSQLite", pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite3"])]),
    macros("Portable/Frameworks/MeerkatDataMacros", "SwiftSyntaxBuilder"),
    module(
      "Portable/Frameworks/MeerkatData", "CSQLite", "MeerkatDataMacros", "MeerkatFoundation",
      "MeerkatIsolation", "MeerkatViews"),
    module("Portable/Frameworks/_SwiftData_SwiftUI", "MeerkatData"),
    module("Portable/Frameworks/MeerkatFrameworks", frameworks),

    tests("Portable/MeerkatViews", "MeerkatTesting", "MeerkatUI"),
    .testTarget(
      name: "MeerkatViewMacrosTests", dependencies: ["MeerkatViews"],
      path: "Tests/Portable/MeerkatViewMacrosTests"),
    tests("Portable/MeerkatCombine"),
    tests("Portable/MeerkatFoundation"),
    .testTarget(
      name: "MeerkatAssetsTests",
      dependencies: [
        "Meerkat", "MeerkatAssets", "MeerkatBrowser", "MeerkatTesting", "MeerkatUI", "MeerkatViews",
      ],
      path: "Tests/Portable/MeerkatAssetsTests", resources: [.process("Resources")],
      plugins: ["MeerkatAssetsPlugin"]),
    tests("Portable/MeerkatUIKit", "MeerkatUI", "MeerkatViews"),
    tests("Portable/MeerkatOS", "MeerkatOSLog"),
    tests(
      "Portable/MeerkatCharts", "MeerkatBrowser", "MeerkatPictures", "MeerkatTesting", "MeerkatUI",
      "MeerkatViews"),
    tests("Portable/MeerkatData", "MeerkatTesting", "MeerkatUI", "MeerkatViews"),
    tests("Portable/MeerkatFrameworks", ["MeerkatTesting", "MeerkatUI"] + frameworks),
  ]
  package.targets += frameworks.map {
    module("Portable/Frameworks/\($0)", "MeerkatUI", "MeerkatViews")
  }

  // The hosts: the driver of tests and text, pictures, snapshots, and the browser.
  package.products += [
    // Drives screens and flows in tests; draws them; compares them with references.
    .library(
      name: "MeerkatTesting",
      targets: [
        "MeerkatTesting", "MeerkatPictures", "MeerkatSnapshots", "MeerkatStage", "_Testing_UIKit",
      ]),
    // Runs an app in the browser.
    .library(name: "MeerkatBrowser", targets: ["MeerkatBrowser"]),
    // Compares the HTML of pages with references.
    .library(name: "MeerkatHTMLSnapshots", targets: ["MeerkatHTMLSnapshots"]),
    // Keeps the sessions of several servers in PostgreSQL; needs libpq to build.
    .library(name: "MeerkatPostgres", targets: ["MeerkatPostgres"]),
  ]
  package.targets += [
    .target(name: "CResources", path: "Hosts/CResources"),
    module(
      "Hosts/MeerkatTesting", "Meerkat", "MeerkatDeeds", "MeerkatIsolation", "MeerkatUI",
      "MeerkatViews"),
    module(
      "Hosts/MeerkatPictures", exclude: ["Fonts/LICENSES.txt", "Fonts/metrics.txt"],
      [
        "CResources", "MeerkatAssets", "MeerkatTesting", "MeerkatUI", "MeerkatUIKit",
        "MeerkatViews",
      ]
    ),
    module(
      "Hosts/MeerkatSnapshots", "MeerkatPictures", "MeerkatTesting", "MeerkatUI", "MeerkatUIKit",
      "MeerkatViews"),
    module("Hosts/_Testing_UIKit", "MeerkatSnapshots"),
    module(
      "Hosts/MeerkatBrowser", exclude: ["Client"],
      [
        "CResources", "Meerkat", "MeerkatAssets", "MeerkatDeeds", "MeerkatIsolation", "MeerkatUI",
        "MeerkatUIKit", "MeerkatViews", "Logging", "ArgumentParser", "NIOConcurrencyHelpers",
        "NIOCore", "NIOPosix", "NIOHTTP1", "NIOWebSocket",
      ]),
    module(
      "Hosts/MeerkatHTMLSnapshots", "MeerkatBrowser", "MeerkatSnapshots", "MeerkatTesting",
      "MeerkatViews"),
    .systemLibrary(
      name: "CPostgres", path: "Hosts/CPostgres", pkgConfig: "libpq",
      providers: [.apt(["libpq-dev"]), .brew(["libpq"])]),
    module("Hosts/MeerkatPostgres", "CPostgres", "MeerkatBrowser", "NIOCore", "NIOPosix"),

    tests("Hosts/MeerkatTesting", "Meerkat", "MeerkatUI", "MeerkatViews"),
    tests(
      "Hosts/MeerkatPictures", exclude: ["__Snapshots__"],
      ["MeerkatHTMLSnapshots", "MeerkatSnapshots", "MeerkatTesting", "MeerkatUI"]),
    tests(
      "Hosts/MeerkatBrowser", "ClockSupport", "Meerkat", "MeerkatDeeds", "MeerkatJourney",
      "MeerkatPostgres", "MeerkatTesting", "MeerkatUI", "MeerkatViews", "PropertySupport",
      "Logging", "NIOCore", "NIOPosix"),
    .target(name: "ClockSupport", path: "Tests/ClockSupport"),
    // What drives views in the tests of the library.
    tests("Sources/Meerkat", "MeerkatFlowTesting", "MeerkatTesting", "PropertySupport"),
    tests("Sources/MeerkatActions", "MeerkatTesting", "MeerkatUI"),
    tests("Sources/MeerkatLinkMacros", "MeerkatTesting"),
    // Random trees of views, as a page and as the engine lays them out, for the tests in a browser.
    program(
      "Tests/LayoutTrees", "MeerkatBrowser", "MeerkatPictures", "MeerkatTesting", "MeerkatUI",
      "MeerkatViews", "PropertySupport"),
    // Measurements, in release: of scenes whose work is counted, too, and of a live server.
    program(
      "Benchmarks/Scenes", name: "Benchmarks",
      [
        "Meerkat", "MeerkatBrowser", "MeerkatJourney", "MeerkatPictures", "MeerkatTesting",
        "MeerkatUI", "MeerkatViews",
      ]),
    program("Benchmarks/Live", name: "LiveBenchmarks", ["MeerkatBrowser", "MeerkatUI"]),

    module(
      "Tool/MeerkatStage", "Meerkat", "MeerkatDeeds", "MeerkatPictures", "MeerkatSnapshots",
      "MeerkatTesting", "MeerkatUI", "MeerkatViews"),
    tests("Tool/MeerkatStage", "MeerkatUI", "MeerkatViews"),
  ]
#endif

// The program meerkat: reads an app's sources, and runs the app while they change.
package.products += [.executable(name: "meerkat", targets: ["MeerkatTool"])]
package.targets += [
  // What a person does with an app, as a text.
  module("Hosts/MeerkatDeeds"), tests("Hosts/MeerkatDeeds"),
  module(
    "Tool/MeerkatSource", "MeerkatDeeds", "SwiftDiagnostics", "SwiftParser",
    "SwiftParserDiagnostics", "SwiftSyntax"),
  .target(name: "CConditions", path: "Tool/CConditions", exclude: ["library.c.txt"]),
  module(
    "Tool/MeerkatBuild", "CConditions", "MeerkatDeeds", "MeerkatSource", "NIOConcurrencyHelpers",
    "NIOCore", "NIOHTTP1", "NIOPosix"),
  program("Tool/MeerkatTool", "ArgumentParser", "MeerkatBuild", "MeerkatDeeds", "MeerkatSource"),
  tests("Tool/MeerkatSource", "MeerkatDeeds"), tests("Tool/MeerkatBuild", "MeerkatSource"),
]

/// A module in a folder of its name, and what it imports.
func module(_ path: String, exclude: [String] = [], _ names: [String]) -> Target {
  .target(name: name(path), dependencies: imports(names), path: path, exclude: exclude)
}

func module(_ path: String, _ names: String...) -> Target { module(path, names) }

/// A program, and what it imports.
func program(_ path: String, name: String, _ names: [String]) -> Target {
  .executableTarget(name: name, dependencies: imports(names), path: path)
}

func program(_ path: String, _ names: String...) -> Target {
  program(path, name: name(path), names)
}

/// Macros that are written with swift-syntax, and what else they import.
func macros(_ path: String, _ names: String...) -> Target {
  let common = ["SwiftCompilerPlugin", "SwiftSyntax", "SwiftSyntaxMacros"]
  return .macro(name: name(path), dependencies: imports(common + names), path: path)
}

/// The tests of a module, in the same folder of Tests, and what they import beside it.
func tests(_ path: String, exclude: [String] = [], _ names: [String]) -> Target {
  .testTarget(
    name: name(path) + "Tests", dependencies: imports([name(path)] + names),
    path: "Tests/\(path)Tests", exclude: exclude)
}

func tests(_ path: String, _ names: String...) -> Target { tests(path, names) }

func name(_ path: String) -> String { String(path.split(separator: "/").last ?? "") }

/// Modules of this package, and those of others that only the trait needs.
func imports(_ names: [String]) -> [Target.Dependency] {
  let packages = ["Argument": "argument-parser", "Logging": "log", "NIO": "nio", "Swift": "syntax"]
  return names.map { name in
    packages.first { name.hasPrefix($0.key) }.map {
      .product(name: name, package: "swift-" + $0.value, condition: .when(traits: ["Extras"]))
    } ?? .byName(name: name)
  }
}

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

let features = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
let isStrict = Context.environment["MEERKAT_STRICT"] != nil
for target in package.targets where target.type != .plugin && target.type != .system {
  if ["CConditions", "CResources", "CSymbols"].contains(target.name) { continue }
  target.swiftSettings = features.map { .enableUpcomingFeature($0) }
  if isStrict { target.swiftSettings?.append(.treatAllWarnings(as: .error)) }
}
