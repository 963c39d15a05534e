private import FileIO
internal import ProjectFiles
private import SourceImport
internal import SystemPackage

/// The compilation of a program for iOS, without the files that cannot work if the others do not need
/// them.
struct ProgramCompilation {
  let folder: ProgramFolder
  /// The rewritten files of the folder.
  let source: ApplicationSource
  let compiler: Compiler
  let modules: ModuleDirectory
  let moduleMap: FilePath

  /// Compiles the program.
  ///
  /// - Parameters:
  ///   - directory: The directory of the result, ``RecipeLibrary/fileName``.
  ///   - print: Called with what the program loses.
  /// - Throws: A ``ProgramFailure`` if a file does not compile or cannot work, or a ``RecipeFileError``.
  func compile(into directory: FilePath, print: (String) -> Void) async throws {
    let errors = source.errors
    guard !errors.isEmpty else {
      let run = try await run(source, in: directory)
      guard run.succeeded else { throw ProgramFailure(of: folder, messages: run.messages) }
      return try finish(source, print: print)
    }
    let blocked = Set(errors.map(\.file))
    let rest = folder.files.filter { !blocked.contains($0.path.printable) }
    guard !rest.isEmpty else { throw ProgramFailure(of: folder, problems: errors) }
    let part = ApplicationSource(folder.with(files: rest))
    let run = try await run(part, in: directory)
    guard run.succeeded else {
      throw ProgramFailure(of: folder, problems: errors, messages: run.messages)
    }
    for error in errors { print(error.leavingFileOut) }
    try finish(part, print: print)
  }

  private func finish(_ source: ApplicationSource, print: (String) -> Void) throws {
    guard !source.entries.isEmpty else {
      throw RecipeFileError(
        "\(folder.path.printable) shows nothing: it has no subclass of UIViewController or UIView.")
    }
    for warning in source.warnings + [unconnectedOutlet].compactMap(\.self) { print(warning) }
    let changed = folder.files.first { !$0.isUnchanged }
    if let changed {
      throw RecipeFileError("\(changed.path.printable) changed while it was compiled.")
    }
  }

  /// A warning that names the first outlet, if no document can connect it.
  private var unconnectedOutlet: String? {
    for file in folder.files {
      let lines = file.text.split(
        omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      guard let index = lines.firstIndex(where: { $0.contains("@IBOutlet") }) else { continue }
      if let list = try? SwiftFileList(of: folder.resources), !list.documents.isEmpty { return nil }
      return "\(file.path.printable):\(index + 1): warning: outlets are nil, since no storyboard "
        + "connects them."
    }
    return nil
  }

  private func run(
    _ source: ApplicationSource, in directory: FilePath
  ) async throws -> (succeeded: Bool, messages: String) {
    let files = source.texts.indices.map { directory.appending("source-\($0).swift") }
    do {
      for (file, text) in zip(files, source.texts) {
        try writeFile(text.utf8, to: file, permissions: .ownerReadWrite)
      }
    } catch {
      throw RecipeFileError("Cannot write to the cache \(directory.printable): \(error).")
    }
    defer { for file in files { removeTree(file) } }
    return try await compiler.run(
      RecipeFile.arguments(
        module: folder.name, swiftVersion: "5", modules: modules, moduleMap: moduleMap)
        + ["-suppress-warnings"] + RecipeFile.libraryArguments(for: files, in: directory),
      capturingErrors: true)
  }
}

extension Problem {
  /// A warning that the file is left out.
  var leavingFileOut: String { "\(file):\(line): warning: \(message) The file is left out." }
}
