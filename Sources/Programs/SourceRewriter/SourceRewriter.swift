import FileIO
import Glibc
import ProjectFiles
import SourceImport
import SystemPackage

/// Rewrites the files of a target for iOS; the plug-in `UIKitSource` starts it.
@main
struct SourceRewriter {
  private let arguments: RewriterArguments

  static func main() {
    do {
      try SourceRewriter(arguments: RewriterArguments(CommandLine.arguments.dropFirst())).run()
    } catch {
      write("error: \(error)\n")
      exit(1)
    }
  }

  private func run() throws {
    let inputs = try arguments.files.map { try ProgramFile(FilePath($0.input)) }
    let tested = inputs.reduce(into: Set<String>()) { $0.formUnion($1.testedModules) }
    var interfaces: [(module: String, program: ImportedProgram)] = []
    for dependency in arguments.dependencies {
      let program = ImportedProgram(
        files: try dependency.files.map { try ProgramFile(FilePath($0)) }.map(\.source),
        modules: Set(arguments.importable), interfaces: interfaces.map(\.program.interface),
        isModule: true)
      interfaces.append((dependency.module, program))
    }
    let program = ImportedProgram(
      files: inputs.map(\.source), modules: Set(arguments.importable),
      interfaces: interfaces.map {
        tested.contains($0.module) ? $0.program.testableInterface : $0.program.interface
      }, isModule: !arguments.isOfTests)
    try report(program.problems)
    for (file, rewritten) in zip(arguments.files, program.files) {
      try Self.update(file.output, with: rewritten.text)
    }
    try Self.update(
      arguments.registration,
      with: arguments.dependencies.map { "import \($0.module)\n" }.joined()
        + ModuleRegistration(of: arguments.module).source(
          calling: program.registrations
            + (arguments.isOfTests
              ? arguments.dependencies.map { ModuleRegistration(of: $0.module).name } : [])))
    if let suites = arguments.suites {
      let source = TestSuites(
        of: program.tests, resources: arguments.resources,
        registrations: [ModuleRegistration(of: arguments.module).name]
      ).source
      try Self.update(suites, with: source)
    }
  }

  /// Prints problems; ends the process if one is an error.
  private func report(_ problems: [Problem]) throws {
    for problem in problems { Self.write("\(problem)\n") }
    if problems.contains(where: { $0.severity == .error }) { exit(1) }
  }

  /// Writes a file unless it has the text, so that the compiler need not compile it again.
  private static func update(_ path: String, with text: String) throws {
    let path = FilePath(path)
    let bytes = Array(text.utf8)
    guard (try? readFile(path, maxSize: 1 << 30)) != bytes else { return }
    do {
      try AtomicFile.write(bytes, to: path, replacing: true, creatingDirectories: true)
    } catch {
      throw ProjectError("Cannot write \(path): \(error).")
    }
  }

  private static func write(_ text: String) {
    _ = try? FileDescriptor.standardError.writeAll(text.utf8)
  }
}

extension ProgramFile {
  /// The file for the rewriter.
  fileprivate var source: SourceFile { SourceFile(path: path.string, text: text) }
}
