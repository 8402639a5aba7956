// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

#if os(Linux)
  let (isLinux, otherPlatform) = (true, "Apple")
#else
  let (isLinux, otherPlatform) = (false, "Portable")
#endif

// The library: navigation as data, flows, actions, and the macros for them. The same on every platform.
let sources = [
  module("Sources/MeerkatPatterns"), module("Sources/MeerkatJourney", "MeerkatPatterns"),
  module("Sources/Meerkat", "MeerkatJourney", "MeerkatUI", "MeerkatIsolation"),
  module("Sources/MeerkatFlowTesting", "Meerkat"),
  module("Sources/MeerkatLogging", "Meerkat", .logging),
  macros("Sources/MeerkatMacros", "MeerkatPatterns"),
  module("Sources/MeerkatActions", "MeerkatUI", "MeerkatMacros"),
  module("Sources/MeerkatLinkMacros", "Meerkat", "MeerkatMacros"),
]

// SwiftUI where there is none. The library knows the first three, which are SwiftUI and Combine on Apple platforms.
let small = [
  "AudioToolbox", "AuthenticationServices", "CoreGraphics", "CoreLocation", "Network", "PhotosUI",
  "SafariServices", "StoreKit", "UniformTypeIdentifiers", "UserNotifications", "WidgetKit",
].map { "Meerkat" + $0 }
let portable =
  [
    .target(
      name: "MeerkatUI",
      dependencies: ["MeerkatCombine"] + (isLinux ? ["MeerkatViews"] : []),
      path: "Portable/MeerkatUI", exclude: [otherPlatform]),
    module("Portable/MeerkatCombine", exclude: [otherPlatform], .openCombine),
    module("Portable/MeerkatIsolation"),
    .macro(name: "MeerkatViewMacros", path: "Portable/MeerkatViewMacros"),
    .target(name: "CSymbols", path: "Portable/CSymbols", exclude: ["tables"]),
    module(
      "Portable/MeerkatViews", "CSymbols", "MeerkatIsolation", "MeerkatUIKit", "MeerkatViewMacros"),
    module("Portable/MeerkatFoundation", "MeerkatAssets", "MeerkatCombine", "MeerkatViewMacros"),
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
    macros("Portable/Frameworks/MeerkatDataMacros"),
    module("Portable/Frameworks/MeerkatData", "CSQLite", "MeerkatDataMacros", "MeerkatViews"),
    module("Portable/Frameworks/_SwiftData_SwiftUI", "MeerkatData"),
    .target(
      name: "MeerkatFrameworks", dependencies: small.map { .byName(name: $0) },
      path: "Portable/Frameworks/MeerkatFrameworks"),
  ] + small.map { module("Portable/Frameworks/\($0)", "MeerkatUI") }

// What shows an app: the driver of tests, pictures, snapshots, and the browser.
let hosts = [
  module("Hosts/MeerkatDeeds"),
  module("Hosts/MeerkatTesting", "Meerkat", "MeerkatDeeds"),
  .target(name: "CResources", path: "Hosts/CResources"),
  module(
    "Hosts/MeerkatPictures", exclude: ["Fonts/LICENSES.txt", "Fonts/metrics.txt"],
    "CResources", "MeerkatTesting"),
  module("Hosts/MeerkatSnapshots", "MeerkatPictures"),
  module("Hosts/_Testing_UIKit", "MeerkatSnapshots"),
  module(
    "Hosts/MeerkatBrowser", exclude: ["Client"], "CResources", "Meerkat", "MeerkatDeeds",
    .arguments, .logging, .nio("NIOHTTP1"), .nio("NIOPosix"), .nio("NIOWebSocket")),
  module("Hosts/MeerkatHTMLSnapshots", "MeerkatBrowser", "MeerkatSnapshots"),
  .systemLibrary(
    name: "CPostgres", path: "Hosts/CPostgres", pkgConfig: "libpq",
    providers: [.apt(["libpq-dev"]), .brew(["libpq"])]),
  module("Hosts/MeerkatPostgres", "CPostgres", "MeerkatBrowser"),
]

// The program meerkat. It reads an app's sources, runs the app, and links the stage to it to show it without a window.
let tool = [
  module("Tool/MeerkatSource", "MeerkatDeeds", .syntax("SwiftParserDiagnostics")),
  .target(name: "CConditions", path: "Tool/CConditions", exclude: ["library.c.txt"]),
  module("Tool/MeerkatBuild", "CConditions", "MeerkatSource", .nio("NIOHTTP1"), .nio("NIOPosix")),
  program("Tool/MeerkatTool", "MeerkatBuild", .arguments),
  module("Tool/MeerkatStage", "MeerkatSnapshots"),
]

let testing = [
  module("Tests/PropertySupport"), module("Tests/ClockSupport"),
  tests("Sources/MeerkatJourney", "PropertySupport"),
  tests("Sources/Meerkat", "MeerkatFlowTesting", "MeerkatTesting", "PropertySupport"),
  tests("Sources/MeerkatFlowTesting", "MeerkatActions"), tests("Sources/MeerkatLogging"),
  tests("Sources/MeerkatMacros", .syntax("SwiftSyntaxMacrosGenericTestSupport")),
  tests("Sources/MeerkatActions", "MeerkatTesting"),
  tests("Sources/MeerkatLinkMacros", "MeerkatTesting"),
  tests("Portable/MeerkatViews", "MeerkatTesting"),
  .testTarget(
    name: "MeerkatViewMacrosTests", dependencies: ["MeerkatViews"],
    path: "Tests/Portable/MeerkatViewMacrosTests"),
  tests("Portable/MeerkatCombine"), tests("Portable/MeerkatFoundation"),
  .testTarget(
    name: "MeerkatAssetsTests", dependencies: ["MeerkatBrowser", "MeerkatTesting"],
    path: "Tests/Portable/MeerkatAssetsTests", resources: [.process("Resources")],
    plugins: ["MeerkatAssetsPlugin"]),
  tests("Portable/MeerkatUIKit", "MeerkatUI"), tests("Portable/MeerkatOS", "MeerkatOSLog"),
  tests("Portable/MeerkatCharts", "MeerkatBrowser", "MeerkatPictures"),
  tests("Portable/MeerkatData", "MeerkatTesting"),
  tests("Portable/MeerkatFrameworks", "MeerkatTesting"),
  tests("Hosts/MeerkatDeeds"), tests("Hosts/MeerkatTesting"),
  tests("Hosts/MeerkatPictures", exclude: ["__Snapshots__"], "MeerkatHTMLSnapshots"),
  tests(
    "Hosts/MeerkatBrowser", "ClockSupport", "MeerkatPostgres", "MeerkatTesting", "PropertySupport"),
  tests("Tool/MeerkatSource"), tests("Tool/MeerkatBuild"), tests("Tool/MeerkatStage"),
  // Random trees of views, for the tests in a browser; measurements of scenes and of a live server.
  program("Tests/LayoutTrees", "MeerkatBrowser", "MeerkatPictures", "PropertySupport"),
  program("Benchmarks/Scenes", name: "Benchmarks", "MeerkatBrowser", "MeerkatPictures"),
  program("Benchmarks/Live", name: "LiveBenchmarks", "MeerkatBrowser"),
]

let products = [
  // Flows, links and archives, with the views.
  .library(name: "Meerkat", targets: ["Meerkat"] + (isLinux ? ["MeerkatOSLog"] : [])),
  library("MeerkatJourney"),  // Navigation as data, alone: journeys, links and archives.
  library("MeerkatActions", "MeerkatLinkMacros"),  // The macros for actions and for links.
  library("MeerkatFlowTesting"),  // Drives flows in tests on every platform, without their views.
  library("MeerkatLogging"),  // Navigation events in a log of swift-log.
  .executable(name: "meerkat", targets: ["MeerkatTool"]),
]
let productsOnLinux = [
  library("MeerkatCharts", "MeerkatChartsName"),  // Swift Charts; takes the name Charts.
  library("MeerkatData", "_SwiftData_SwiftUI"),  // In the place of SwiftData; needs libsqlite3-dev.
  .library(name: "MeerkatFrameworks", targets: ["MeerkatFrameworks"] + small),
  .plugin(name: "MeerkatAssetsPlugin", targets: ["MeerkatAssetsPlugin"]),  // For catalogues.
  library("MeerkatTesting", "MeerkatPictures", "MeerkatSnapshots", "_Testing_UIKit"),  // For tests.
  library("MeerkatBrowser"),  // Runs an app in the browser.
  library("MeerkatHTMLSnapshots"),  // Compares the HTML of pages with references.
  library("MeerkatPostgres"),  // Keeps the sessions of several servers; needs libpq-dev to build.
  library("MeerkatStage"),  // What meerkat links to an app: neither the app nor its tests name it.
]

// MEERKAT_PART chooses a part of the package: these targets, and those on which they stand.
let parts = [
  // What `make library` builds and tests, and `make sources`, which has the macros in addition.
  "library": ["MeerkatJourneyTests", "MeerkatTests", "MeerkatLoggingTests"],
  "sources": [
    "MeerkatJourneyTests", "MeerkatTests", "MeerkatLoggingTests", "MeerkatFlowTestingTests",
    "MeerkatActionsTests", "MeerkatLinkMacrosTests",
  ],
  // With these, SwiftPM compiles all others twice.
  "macros": ["MeerkatMacrosTests"],
  // With swift-syntax, the optimiser alone would be busy for ten minutes.
  "release": [
    "MeerkatJourneyTests", "MeerkatTests", "MeerkatViewsTests", "MeerkatLogging", "MeerkatOSLog",
    "MeerkatChartsName", "MeerkatFrameworks", "MeerkatHTMLSnapshots", "MeerkatPostgres",
    "MeerkatStage", "Benchmarks", "LiveBenchmarks", "LayoutTrees", "_Testing_UIKit",
  ],
  // What needs no views of this package.
  "apple": [
    "MeerkatJourneyTests", "MeerkatFlowTestingTests", "MeerkatLoggingTests", "MeerkatLinkMacros",
    "MeerkatDeedsTests", "MeerkatSourceTests", "MeerkatBuildTests", "MeerkatTool",
  ],
]
let part = Context.environment["MEERKAT_PART"] ?? (isLinux ? "all" : "apple")

let targets = sources + portable + hosts + tool + testing
let chosen = parts[part] ?? targets.map(\.name).filter { $0 != "MeerkatMacrosTests" }
let built = below(chosen, of: targets)
let package = Package(
  name: "Meerkat",
  defaultLocalization: "en",
  platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  products: ["all", "apple"].contains(part) ? products + (isLinux ? productsOnLinux : []) : [],
  // One trait: SwiftPM hands several to the compiler in an order of chance, and builds all anew.
  traits: [
    .trait(name: "Extras", description: "For the browser, macros, MeerkatData and MeerkatLogging."),
    .default(enabledTraits: ["Extras"]),
  ],
  dependencies: [
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/swiftlang/swift-syntax", "600.0.0"..<"604.0.0"),
  ],
  targets: targets.filter { built.contains($0.name) })

let features = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
let isStrict = Context.environment["MEERKAT_STRICT"] != nil
for target in package.targets where ![.plugin, .system].contains(target.type) {
  if ["CConditions", "CResources", "CSymbols"].contains(target.name) { continue }
  target.swiftSettings = features.map { .enableUpcomingFeature($0) }
  if isStrict { target.swiftSettings?.append(.treatAllWarnings(as: .error)) }
}

// SwiftPM renames the modules that a target or a product names, and compiles a target anew if one that it
// names has changed: not if it sees that one through another. So each names all modules below it.
let modules = targets.filter { $0.type == .regular }
for target in package.targets where [.regular, .executable, .test].contains(target.type) {
  let below = below(names(in: target), of: modules).subtracting(names(in: target))
  target.dependencies += below.sorted().map { .byName(name: $0) }
}
package.products = package.products.map { product in
  guard let library = product as? Product.Library else { return product }
  let below = below(library.targets, of: modules).subtracting(library.targets)
  return .library(name: library.name, targets: library.targets + below.sorted())
}

/// A product of the modules with these names, the first of which is its own.
func library(_ names: String...) -> Product { .library(name: names[0], targets: names) }

/// A module in a folder of its name.
func module(_ path: String, exclude: [String] = [], _ names: Target.Dependency...) -> Target {
  .target(name: last(path), dependencies: names, path: path, exclude: exclude)
}

func program(_ path: String, name: String? = nil, _ names: Target.Dependency...) -> Target {
  .executableTarget(name: name ?? last(path), dependencies: names, path: path)
}

/// Macros that are written with swift-syntax.
func macros(_ path: String, _ names: Target.Dependency...) -> Target {
  let syntax: [Target.Dependency] = [.syntax("SwiftCompilerPlugin"), .syntax("SwiftSyntaxMacros")]
  return .macro(name: last(path), dependencies: names + syntax, path: path)
}

/// The tests of a module, and what they need beside it.
func tests(_ path: String, exclude: [String] = [], _ names: Target.Dependency...) -> Target {
  .testTarget(
    name: last(path) + "Tests", dependencies: [.byName(name: last(path))] + names,
    path: "Tests/\(path)Tests", exclude: exclude)
}

func last(_ path: String) -> String { String(path.split(separator: "/").last ?? "") }

/// These names, and those of the targets on which they stand.
func below(_ first: [String], of targets: [Target]) -> Set<String> {
  var found = Set(first)
  // The last of them is reached after as many rounds as there are targets, at most.
  for target in targets.map({ _ in targets }).joined() where found.contains(target.name) {
    found.formUnion(names(in: target))
  }
  return found.intersection(targets.map(\.name))
}

func names(in target: Target) -> [String] {
  target.dependencies.compactMap { if case .byNameItem(let name, _) = $0 { name } else { nil } }
}

/// What other packages have, which only the trait needs.
extension Target.Dependency {
  static var openCombine: Self {
    .byName(name: "OpenCombine", condition: .when(platforms: [.linux]))
  }
  static func nio(_ name: String) -> Self { extra(name, "swift-nio") }
  static func syntax(_ name: String) -> Self { extra(name, "swift-syntax") }
  static var logging: Self { extra("Logging", "swift-log") }
  static var arguments: Self { extra("ArgumentParser", "swift-argument-parser") }
  private static func extra(_ name: String, _ package: String) -> Self {
    .product(name: name, package: package, condition: .when(traits: ["Extras"]))
  }
}
