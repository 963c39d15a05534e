import ArgumentParser
import FileIO
import Rendering
import StageKit
import SystemPackage

/// `zoetrope preview`: serves a page with the recipes.
struct PreviewCommand<Collection: FilmCollection>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "preview",
      abstract: "Show recipes on a page in the browser, which follows edits.",
      discussion: """
        Prints the address of the page and serves it on 127.0.0.1 until Ctrl-C. The page plays and \
        steps through recipes, shows what their dynamic animators know, plots properties, and saves \
        films. When a source file is saved, it is built again, and the picture is replaced by the \
        new one at the same time. Press ? on the page for its keys.
        """)
  }

  @Argument(
    help: ArgumentHelp(
      "The recipe to show first\(Collection.previewFileHelp).", valueName: "recipe"),
    completion: .list(Collection.recipes.map(\.id)))
  var words: [String] = []

  /// The recipe, or the file or first listing.
  private var recipe: String? { words.first }

  /// The file, folder or listings; nil for a recipe.
  private var file: FileArgument? {
    let files = words.compactMap { FileArgument($0) }
    return files.count == words.count ? FileArgument.grouped(files).first : nil
  }

  @OptionGroup(title: ProgramOptions<Collection>.title)
  var options: ProgramOptions<Collection>

  @OptionGroup var fonts: FontOptions

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The package of films to build, follow and show instead of this program's.",
      valueName: "directory"), completion: .directory)
  var package: String?

  @Option(help: ArgumentHelp("The executable product of the package, if it has several."))
  var product: String?

  @Option(help: "The port to listen on; a free one unless given.")
  var port: UInt16 = 0

  @Flag(
    inversion: .prefixedNo,
    help: "Open the page in the browser ($BROWSER or xdg-open); unless given, if there is a screen."
  )
  var open: Bool?

  @Option(
    help: ArgumentHelp("The directory of the golden frames.", valueName: "path"),
    completion: .directory)
  var golden = "renders/golden"

  func validate() throws {
    guard product == nil || package != nil else {
      throw ValidationError("--product needs --package.")
    }
    if let package, !PreviewSource.isPackage(FilePath(package)) {
      throw ValidationError("There is no Package.swift in \(package.printable).")
    }
    let files = FileArgument.grouped(words.compactMap { FileArgument($0) })
    guard words.count <= 1 || file != nil && files.count == 1 else {
      throw ValidationError(
        "\(words.count) recipes are given; a preview starts with one. Several files are for listings in "
          + "Objective-C (.txt, .m, .h), which are one program.")
    }
    if file == nil || package != nil { try options.checkUnused(by: recipe ?? "a collection") }
    guard let recipe, package == nil else { return }
    if let file, Collection.self is any ToolCollection.Type {
      for path in file.paths {
        guard let type = (try? FilePath(path).stat())?.type,
          [.regular, .directory].contains(type)
        else {
          throw ValidationError("There is no file \(path.printable).")
        }
      }
    } else {
      do {
        _ = try Collection.choice(named: recipe)
      } catch let error as ValidationError {
        throw ValidationError("There is no recipe '\(recipe.printable)': \(error.message)")
      }
    }
  }

  func run() async throws {
    let source = try await source(try Collection.mainProgram)
    let server = try ToolProgram.preview.path(
      orElse: "In a package, add its product to the dependencies of the executable target: "
        + ".product(name: \"zoetrope-preview\", package: \"zoetrope\").")
    var arguments = ["--port", "\(port)", "--golden", golden]
    if let open { arguments.append(open ? "--open" : "--no-open") }
    if let name = file == nil ? recipe : file?.id { arguments += ["--recipe", name] }
    try ToolProgram.become(server, arguments + source.serverArguments)
  }

  private func source(_ program: FilePath) async throws -> PreviewSource {
    if let package {
      return try await .package(FilePath(package), product: product)
    }
    if let file {
      let reader = file.isScene ? nil : (Collection.self as? any ToolCollection.Type)?.sourceReader
      let paths = file.paths.map { FilePath($0) }
      return .file(
        file.paths, sources: reader?.sources(of: paths) ?? paths, options.choice, program: program)
    }
    return .program(program)
  }
}

extension FilmCollection {
  /// What the help of the preview's argument says about files.
  fileprivate static var previewFileHelp: String {
    Self.self is any ToolCollection.Type
      ? """
      , or a Swift file with recipes, or the folder or the .m file of a program for iOS, or listings in \
      Objective-C (.txt) in their order
      """ : ""
  }
}
