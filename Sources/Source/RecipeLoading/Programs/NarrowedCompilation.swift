private import FileIO
internal import ProjectFiles
internal import SourceImport
internal import SystemPackage

/// The compilation of a program without the code that does not compile here.
///
/// All errors of a run of the compiler are handled together; what is cut may be used elsewhere, so
/// that a few runs follow each other.
struct NarrowedCompilation {
  /// The largest number of times that the compiler runs.
  static let maxRounds = 24

  let folder: ProgramFolder
  let importer: ObjectiveCImporter
  /// The modules from source that the program imports.
  var modules: [CompiledModule] = []
  /// The name of the module that the files are; nil for a program.
  var module: String?
  /// Runs the compiler.
  let run: (ApplicationSource, FilePath) async throws -> (succeeded: Bool, messages: String)

  /// Compiles the program.
  ///
  /// - Parameter directory: The directory of the result.
  /// - Returns: The source that was compiled, and what was cut; nil if nothing more can be cut.
  /// - Throws: An error if the compiler cannot be run, or the source cannot be read or written.
  func compile(
    into directory: FilePath
  ) async throws -> (source: ApplicationSource, cuts: [Cut])? {
    var program = NarrowedProgram(
      files: ApplicationSource.files(of: folder, module), isModule: module != nil)
    var refusals: [ObjectiveCImporter.Refusal] = []
    var count = 0
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
        if succeeded { return (source, program.cuts) }
        errors = CompilerMessage.messages(in: messages).filter(\.isError).map(\.error)
        more = ObjectiveCImporter.Refusal.refusals(in: messages, of: folder)
          .filter { !refusals.contains($0) }
        refusals += more
      }
      guard program.cut(errors) || !more.isEmpty else { return nil }
    }
    return nil
  }
}
