// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Meerkat",
  platforms: [.macOS(.v15), .iOS(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  products: [
    .library(name: "MeerkatUI", targets: ["MeerkatUI"]),
  ],
  targets: [
    .target(name: "MeerkatViews"),
    .target(name: "MeerkatUI", dependencies: ["MeerkatViews"]),
    .executableTarget(name: "ViewBenchmarks", dependencies: ["MeerkatUI", "MeerkatViews"], path: "Benchmarks/Views"),
  ]
)

for target in package.targets {
  target.swiftSettings = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
