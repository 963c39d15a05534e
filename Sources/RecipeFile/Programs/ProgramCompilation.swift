private import FileIO
private import SourceImport
internal import SystemPackage

/// The compilation of a program for iOS, without the files that cannot work if the others do not need
/// them.
struct ProgramCompilation {
  let folder: ProgramFolder
  let compiler: Compiler
  let modules: ModuleDirectory
  let moduleMap: FilePath

  /// Compiles the program.
  ///
  /// - Parameters:
  ///   - directory: The directory of the result, ``RecipeLibrary/fileName``.
  ///   - print: Called with messages of the compiler and with what the program loses.
  /// - Throws: A ``RecipeFileError`` that names what cannot work, or what is missing.
  func compile(into directory: FilePath, print: (String) -> Void) async throws {
    let whole = ApplicationSource(folder.files, ownModules: ownModules)
    let errors = whole.errors
    guard !errors.isEmpty else {
      let run = try await run(whole, in: directory)
      guard run.succeeded else { throw failure(run.messages, print: print) }
      return try finish(whole, print: print)
    }
    let blocked = Set(errors.map(\.file))
    let rest = folder.files.filter { !blocked.contains($0.path.printable) }
    let sentences = errors.map(\.description).joined(separator: "\n")
    guard !rest.isEmpty else { throw RecipeFileError(sentences) }
    let part = ApplicationSource(rest, ownModules: ownModules)
    let run = try await run(part, in: directory)
    guard run.succeeded else {
      let first = run.messages.split(separator: "\n").first { $0.contains(": error: ") }
      throw RecipeFileError(
        "\(sentences)\n\(folder.path.printable) does not compile without "
          + (blocked.count == 1 ? "this file" : "these \(blocked.count) files")
          + (first.map { ":\n\($0)" } ?? "."))
    }
    for error in errors {
      print(
        "\(error.file):\(error.line): warning: \(error.message) The file is left out.")
    }
    try finish(part, print: print)
  }

  private func finish(_ source: ApplicationSource, print: (String) -> Void) throws {
    guard !source.entries.isEmpty else {
      throw RecipeFileError(
        "\(folder.path.printable) shows nothing: it has no subclass of UIViewController or UIView.")
    }
    for warning in source.warnings + [unconnectedOutlet].compactMap(\.self) { print(warning) }
    let changed = folder.files.first { (try? RecipeFile($0.path).source()) != $0.contents }
    if let changed {
      throw RecipeFileError("\(changed.path.printable) changed while it was compiled.")
    }
  }

  /// A warning that names the first outlet, if no document can connect it.
  private var unconnectedOutlet: String? {
    for file in folder.files {
      let lines = String(decoding: file.contents, as: UTF8.self).split(
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

  /// Returns the error of a failed compilation, after printing the compiler's messages.
  private func failure(_ messages: String, print: (String) -> Void) -> RecipeFileError {
    print(messages.last == "\n" ? String(messages.dropLast()) : messages)
    let hint = missingTypes(in: messages).map { " \($0)" } ?? ""
    return RecipeFileError("\(folder.path.printable) does not compile.\(hint)")
  }

  /// Returns a sentence that names the file beside a program's only one that has a missing type; nil if
  /// there is none.
  private func missingTypes(in messages: String) -> String? {
    guard folder.isFile else { return nil }
    let names = messages.split(separator: "\n").compactMap { line -> String? in
      // cannot find 'A' in scope, cannot find type 'A' in scope
      guard let range = line.firstRange(of: "error: cannot find ") else { return nil }
      return line[range.upperBound...].split(separator: "'").first { $0 != "type " }.map(
        String.init)
    }
    guard !names.isEmpty, let list = try? SwiftFileList(of: folder.resources) else { return nil }
    for file in list.files.prefix(200) where file != folder.path {
      guard let contents = try? RecipeFile(file).source() else { continue }
      let text = SwiftText(contents)
      if let name = names.first(where: text.declares) {
        return "\(name) is declared in \(file.printable); give the folder "
          + "\(folder.resources.printable) instead of the file."
      }
    }
    return nil
  }

  /// The names of modules whose files are in the folder: those of its folders and package manifests.
  private var ownModules: Set<String> {
    var names: Set<String> = [folder.name]
    for file in folder.files {
      for component in file.path.components.dropLast() {
        names.insert(component.string)
        names.insert(component.stem)
      }
    }
    return names.subtracting([""])
  }
}
