private import FileIO
private import ObjectiveCImport
internal import ProjectFiles
internal import SourceImport
internal import SystemPackage

/// The compilation of a program without the code that does not compile here.
///
/// All errors of a run of the compiler are handled together; what is cut may be used elsewhere, so
/// that a few runs follow each other. Files in Objective-C with errors that remain are left out:
/// clang or the translation refuses more than a method of them.
struct NarrowedCompilation {
  /// The largest number of times that the compiler runs.
  static let maxRounds = 24

  /// The program, or what is left of it.
  struct Result {
    /// The source that was compiled.
    let source: ApplicationSource
    /// What was cut of files in Swift.
    let cuts: [Cut]
    /// The files in Objective-C that were left out.
    let leftOut: [CompilationNotes.LeftOutFile]
  }

  /// The largest number of times that files are left out.
  private static let maxLeftOutRounds = 8

  let folder: ProgramFolder
  let importer: ObjectiveCImporter
  /// What the compiler has refused of the files in Objective-C before.
  var refusals: [ObjectiveCImporter.Refusal] = []
  /// The modules from source that the program imports.
  var modules: [CompiledModule] = []
  /// The name of the module that the files are; nil for a program.
  var module: String?
  /// Runs the compiler.
  let run: (ApplicationSource, FilePath) async throws -> (succeeded: Bool, messages: String)

  /// Compiles the program.
  ///
  /// - Parameter directory: The directory of the result.
  /// - Returns: The source that was compiled, and what it lacks; nil if nothing more can be cut.
  /// - Throws: An error if the compiler cannot be run, or the source cannot be read or written.
  func compile(into directory: FilePath) async throws -> Result? {
    var folder = folder
    var program = NarrowedProgram(
      files: ApplicationSource.files(of: folder, module), isModule: module != nil)
    var refusals = refusals
    var leftOut: [CompilationNotes.LeftOutFile] = []
    var (count, leftOutCount) = (0, 0)
    while count < Self.maxRounds {
      let source = try await ApplicationSource(
        folder, translatedBy: importer, without: refusals, narrowed: program, modules: modules,
        module: module)
      var errors = source.errors.map {
        CompilerError(
          file: $0.file, line: $0.line, column: $0.codeColumn, message: $0.message)
      }
      var more: [ObjectiveCImporter.Refusal] = []
      if errors.isEmpty {
        count += 1
        let (succeeded, messages) = try await run(source, directory)
        if succeeded { return Result(source: source, cuts: program.cuts, leftOut: leftOut) }
        errors = CompilerMessage.messages(in: messages).filter(\.isError).map(\.error)
        more = ObjectiveCImporter.Refusal.refusals(in: messages, of: folder, after: refusals)
        refusals += more
      }
      if program.cut(errors) || !more.isEmpty { continue }
      leftOutCount += 1
      guard leftOutCount <= Self.maxLeftOutRounds, let rest = try folder.leavingOut(errors) else {
        return nil
      }
      leftOut += rest.files
      folder = rest.folder
    }
    return nil
  }
}

extension ProgramFolder {
  /// Returns the program without the files in Objective-C of errors, and these files; nil if there
  /// are none, or nothing is left without them.
  fileprivate func leavingOut(
    _ errors: [CompilerError]
  ) throws -> (folder: ProgramFolder, files: [CompilationNotes.LeftOutFile])? {
    let problems = errors.map { error in
      let path =
        error.file.hasSuffix(SourceText.ownEnding)
        ? String(error.file.dropLast(SourceText.ownEnding.count)) : error.file
      return Problem(
        file: path, line: error.line, severity: .error,
        message: error.message.hasSuffix(".") ? error.message : error.message + ".")
    }
    let own = Set((files + headers).filter(\.language.isOfC).map(\.path.printable))
    let failed = problems.filter { own.contains($0.file) }
    guard let rest = try leavingOut(Set(failed.map(\.file))) else { return nil }
    return (rest, CompilationNotes.LeftOutFile.of(failed, from: self, to: rest))
  }
}
