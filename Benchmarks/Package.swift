// swift-tools-version: 6.2
import Foundation
import PackageDescription

// Measurements from the outside, run by hand. They depend on Meerkat as the example apps do, by the same
// names, so that both can share what is built. Views and Live look inside: they are in Meerkat's package.
let folder = URL(fileURLWithPath: Context.packageDirectory).deletingLastPathComponent()
let repository = Context.environment["MEERKAT_REPOSITORY"]
let meerkat = URL(fileURLWithPath: repository ?? folder.path)
  .deletingPathExtension().lastPathComponent

func product(_ name: String, aliases: [String: String] = [:]) -> Target.Dependency {
  #if os(Linux)
    .product(name: name, package: meerkat, moduleAliases: aliases)
  #else
    .product(name: name, package: meerkat)
  #endif
}

let views = product("Meerkat", aliases: ["MeerkatUI": "SwiftUI", "MeerkatUIKit": "UIKit"])

let package = Package(
  name: "Benchmarks",
  dependencies: [
    repository.map { .package(url: $0, from: "1.0.0") } ?? .package(path: folder.path)
  ],
  targets: [
    .executableTarget(name: "JourneyBenchmarks", dependencies: [views], path: "Journey"),
    // How long the compiler takes for screens with macros; run in debug.
    .executableTarget(
      name: "ActionsBenchmarks", dependencies: [views, product("MeerkatActions")], path: "Actions"),
  ]
)

#if os(Linux)
  package.targets.append(
    .executableTarget(
      name: "FlowBenchmarks",
      dependencies: [
        views, product("MeerkatTesting", aliases: ["MeerkatSnapshots": "SnapshotTesting"]),
      ],
      path: "Flows"))
#endif

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("InternalImportsByDefault"),
  ]
}
