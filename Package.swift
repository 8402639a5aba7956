// swift-tools-version: 6.1
import PackageDescription

/// Platforms that have no SwiftUI and no Combine of their own.
let portable: [Platform] = [.linux]

let package = Package(
  name: "Meerkat",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    // What an app imports: journeys, flows, and SwiftUI or the portable views.
    .library(name: "Meerkat", targets: ["Meerkat"]),
    // Navigation as data, alone.
    .library(name: "MeerkatJourney", targets: ["MeerkatJourney"]),
    // The views: SwiftUI's own, or source-compatible ones.
    .library(name: "MeerkatUI", targets: ["MeerkatUI"]),
    // Combine, also where Apple's is not.
    .library(name: "MeerkatCombine", targets: ["MeerkatCombine"]),
  ],
  dependencies: [
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    .package(url: "https://github.com/swiftcsv/SwiftCSV", from: "0.10.0"),
  ],
  targets: [
    .target(name: "MeerkatJourney"),
    .target(
      name: "MeerkatCombine",
      dependencies: [
        .product(
          name: "OpenCombine", package: "OpenCombine", condition: .when(platforms: portable)),
        .product(
          name: "OpenCombineDispatch", package: "OpenCombine",
          condition: .when(platforms: portable)),
      ]),
    // The portable view layer: runtime, state, views, layout.
    .target(name: "MeerkatViews", dependencies: ["MeerkatCombine"]),
    .target(name: "MeerkatUI", dependencies: ["MeerkatViews", "MeerkatCombine"]),
    .target(name: "Meerkat", dependencies: ["MeerkatJourney", "MeerkatUI", "MeerkatCombine"]),

    .executableTarget(
      name: "ViewBenchmarks", dependencies: ["MeerkatUI", "MeerkatViews"], path: "Benchmarks/Views"),

    .testTarget(name: "MeerkatJourneyTests", dependencies: ["MeerkatJourney"]),
    .testTarget(name: "MeerkatCombineTests", dependencies: ["MeerkatCombine"]),
  ]
)

/// Lets `import SwiftUI` and `import Combine` mean the portable modules. Never in a target of a library.
let aliases: SwiftSetting = .unsafeFlags(
  ["-module-alias", "SwiftUI=MeerkatUI", "-module-alias", "Combine=MeerkatCombine"],
  .when(platforms: portable))

for target in package.targets {
  target.swiftSettings = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
  if ["Gallery", "MeerkatCombineTests"].contains(target.name) {
    target.swiftSettings?.append(aliases)
  }
}
