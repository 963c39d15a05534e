import FileIO
import FoundationEssentials
import Rendering
import Subprocess
package import SystemPackage

/// What a preview shows and follows: the program with the recipes, the files that it is built from
/// and how.
package struct PreviewSource: Equatable {
  /// The program with the recipes, and its arguments.
  var worker: [String]
  /// The files and directories whose edits are followed.
  var watched: [String] = []
  /// The command that builds the program; none if there is nothing to build.
  package private(set) var build: [String] = []
  /// Whether the program is built before it is started.
  var buildsFirst = false

  /// The arguments of `zoetrope-preview`.
  var serverArguments: [String] {
    watched.flatMap { ["--watch", $0] } + build.flatMap { ["--build", $0] }
      + (buildsFirst ? ["--build-first"] : []) + ["--"] + worker
  }

  /// A file, folder or some listings, which their program reads when it starts, with the sources
  /// that it needs and a script of touches.
  static func file(
    _ paths: [String], sources: [FilePath], _ choice: ProgramChoice, program: FilePath
  ) -> PreviewSource {
    PreviewSource(
      worker: [program.string, "preview-worker"] + paths + choice.arguments,
      watched: sources.map(\.string) + [choice.script].compactMap(\.self))
  }

  /// A program, with the package that it was built from if it is in that package's build directory.
  package static func program(_ program: FilePath) -> PreviewSource {
    let worker = [program.string, "preview-worker"]
    var directory = program
    while directory.removeLastComponent(), let name = directory.lastComponent {
      let package = directory.removingLastComponent()
      guard name.string == ".build", isPackage(package), let product = program.lastComponent else {
        continue
      }
      let configuration = program.removingLastComponent().lastComponent?.string ?? "debug"
      return PreviewSource(
        worker: worker, watched: sources(of: package),
        build: build(package, product: product.string) + ["--configuration", configuration]
          + debugInformation(ofLastBuildIn: directory, configuration))
    }
    return PreviewSource(worker: worker)
  }

  /// A package, which is built first.
  ///
  /// - Parameters:
  ///   - directory: The directory of the package.
  ///   - product: The name of the executable product; nil if there is only one.
  /// - Returns: The source.
  /// - Throws: A `RenderingError` if there is no such package or product.
  static func package(_ directory: FilePath, product: String?) async throws -> PreviewSource {
    guard let directory = canonicalPath(of: directory) else {
      throw RenderingError("There is no directory \(directory.printable).")
    }
    let names = try await executables(of: directory)
    guard let name = product ?? (names.count == 1 ? names[0] : nil), names.contains(name) else {
      let found = names.isEmpty ? "none" : names.joined(separator: ", ")
      throw RenderingError(
        product.map { "The package has no executable product '\($0)'; it has \(found)." }
          ?? "The package has not one executable product but \(found); choose one with --product.")
    }
    return PreviewSource(
      worker: [directory.appending(".build/debug").appending(name).string, "preview-worker"],
      watched: sources(of: directory), build: build(directory, product: name), buildsFirst: true)
  }

  /// Returns whether a directory has a package manifest.
  static func isPackage(_ directory: FilePath) -> Bool {
    (try? directory.appending("Package.swift").stat()) != nil
  }

  private static func sources(of package: FilePath) -> [String] {
    [package.appending("Sources"), package.appending("Package.swift")]
      .filter { (try? $0.stat()) != nil }.map(\.string)
  }

  /// Returns the option of the last build about debug information, which SwiftPM's description of
  /// the build has: with another one the compiler builds all modules again.
  private static func debugInformation(
    ofLastBuildIn directory: FilePath, _ configuration: String
  ) -> [String] {
    let description = directory.appending(configuration + ".yaml")
    let text = (try? readFile(description, maxSize: 1 << 26)) ?? []
    return text.firstRange(of: #""-gnone""#.utf8) == nil ? [] : ["-debug-info-format", "none"]
  }

  private static func build(_ package: FilePath, product: String) -> [String] {
    ["swift", "build", "--package-path", package.string, "--product", product]
  }

  /// Returns the names of a package's executable products.
  private static func executables(of package: FilePath) async throws -> [String] {
    let result = try await Subprocess.run(
      .name("swift"),
      arguments: ["package", "--package-path", package.string, "describe", "--type", "json"],
      input: .none, output: .data(limit: 1 << 24), error: .string(limit: 1 << 20))
    guard result.terminationStatus.isSuccess,
      let description = try? JSONDecoder().decode(
        PackageDescription.self, from: result.standardOutput)
    else {
      throw RenderingError(
        "Cannot read the package in \(package.printable): \(result.standardError.printableLines)")
    }
    return description.products.filter { $0.type.isExecutable }.map(\.name)
  }
}

/// What `swift package describe` says about a package.
private struct PackageDescription: Decodable {
  let products: [Product]

  struct Product: Decodable {
    let name: String
    let type: ProductType
  }

  /// An object with one key, the name of the type.
  struct ProductType: Decodable {
    let isExecutable: Bool

    private enum CodingKeys: CodingKey { case executable }

    init(from decoder: any Decoder) throws {
      isExecutable = try decoder.container(keyedBy: CodingKeys.self).contains(.executable)
    }
  }
}
