// swift-tools-version: 6.2

import PackageDescription

// A separate package, so that dependents of Zoetrope do not resolve the dependencies of benchmarks.
let package = Package(
  name: "benchmarks",
  dependencies: [
    .package(name: "zoetrope", path: ".."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-system", from: "1.8.1"),
  ],
  targets: [
    .target(name: "BenchSupport"),
    .target(
      name: "PhysicsPeers",
      cxxSettings: [.treatAllWarnings(as: .error)],
      linkerSettings: [.linkedLibrary("box2d"), .linkedLibrary("chipmunk")]),
    .executableTarget(
      name: "physics-bench",
      dependencies: [
        "BenchSupport", "PhysicsPeers",
        .product(name: "Physics", package: "zoetrope"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .executableTarget(
      name: "dynamics-bench",
      dependencies: ["BenchSupport", .product(name: "Dynamics", package: "zoetrope")]),
    .executableTarget(
      name: "views-bench",
      dependencies: ["BenchSupport", .product(name: "Zoetrope", package: "zoetrope")]),
    .executableTarget(
      name: "compare-bench",
      dependencies: [
        "BenchSupport",
        .product(name: "Imaging", package: "zoetrope"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "SystemPackage", package: "swift-system"),
      ]),
    // The lower bound of a renderer's time, in C, compiled for AVX2.
    .executableTarget(
      name: "render-floor",
      cSettings: [.unsafeFlags(["-O3", "-mavx2"])],
      linkerSettings: [
        .linkedLibrary("cairo"), .linkedLibrary("z"), .linkedLibrary("m"),
      ]),
    .executableTarget(
      name: "render-bench",
      dependencies: [
        "BenchSupport",
        .product(name: "Recipes", package: "zoetrope"),
        .product(name: "Zoetrope", package: "zoetrope"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "SystemPackage", package: "swift-system"),
      ]),
    .testTarget(
      name: "PhysicsBenchTests", dependencies: ["physics-bench", "BenchSupport", "PhysicsPeers"]),
    .testTarget(name: "RenderBenchTests", dependencies: ["render-bench", "BenchSupport"]),
  ],
  swiftLanguageModes: [.v6],
  cxxLanguageStandard: .cxx17
)

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .treatAllWarnings(as: .error),
    .treatWarning("ExplicitSendable", as: .error),
  ]
}
