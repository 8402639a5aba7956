// swift-tools-version: 6.2
import PackageDescription

let dependencies: [Package.Dependency] = [
  // README.md: .package(url:
]

let products: [Target.Dependency] = [
  // README.md: .product(name: "Meerkat"
]

let productsWithManyNames: [Target.Dependency] = [
  // porting.md: .product(
]

let targets: [Target] = [
  // porting.md: .target(
]

let targetWithFlags = Target.target(
  name: "App",
  // porting.md: swiftSettings:
)
