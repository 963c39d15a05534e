// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "my-app",
  platforms: [.iOS(.v15)],
  products: [.library(name: "MyApp", targets: ["MyApp"])],
  targets: [
    .target(name: "MyApp"),
    // Recorded snapshots are read by their path; they are not resources.
    .testTarget(name: "MyAppTests", dependencies: ["MyApp"], exclude: ["__Snapshots__"]),
  ],
  swiftLanguageModes: [.v5]
)

#if os(Linux)
package.dependencies.append(.package(url: "zoetrope", from: "0.0.0"))
for target in package.targets {
  target.dependencies.append(.product(name: "UIKit", package: "zoetrope"))
  if target.type == .test {
    target.dependencies.append(.product(name: "UIKitTesting", package: "zoetrope"))
  }
  // The plug-in rewrites the other files of the target, and those are compiled.
  target.sources = ["Linux.swift"]
  target.plugins = [.plugin(name: "UIKitSource", package: "zoetrope")]
}
#else
package.dependencies.append(
  .package(url: "https://github.com/pointfreeco/swift-snapshot-testing", from: "1.17.0"))
for target in package.targets where target.type == .test {
  target.dependencies.append(
    .product(name: "SnapshotTesting", package: "swift-snapshot-testing"))
}
#endif
