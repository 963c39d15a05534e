// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "my-films",
  dependencies: [
    .package(url: "zoetrope", from: "0.0.0")
  ],
  targets: [
    .executableTarget(
      name: "my-films",
      dependencies: [
        .product(name: "Zoetrope", package: "zoetrope"),
        // The program behind the subcommand preview, which is built beside this one.
        .product(name: "zoetrope-preview", package: "zoetrope"),
      ]),
    .testTarget(
      name: "MyFilmsTests",
      dependencies: [
        "my-films",
        .product(name: "ImageTesting", package: "zoetrope"),
        .product(name: "Zoetrope", package: "zoetrope"),
      ],
      // Recorded images are read by their path; they are not resources.
      exclude: ["Goldens"]),
  ]
)
