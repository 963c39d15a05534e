internal import FileIO
internal import Subprocess
internal import SystemPackage

/// A program of an engine, such as `sbatch`.
struct EngineProgram {
  /// What a run printed.
  struct Output {
    let text: String
    let errors: String
    let isSuccess: Bool
  }

  private let name: String
  private let executable: Executable

  /// A program on `PATH`.
  init(name: String) {
    self.name = name
    executable = .name(name)
  }

  /// A program at a path.
  init(path: String) {
    name = path
    executable = .path(FilePath(path))
  }

  /// Runs the program.
  ///
  /// - Parameter arguments: The arguments.
  /// - Returns: What it printed.
  /// - Throws: A ``FarmError`` if it is not on `PATH`.
  func run(_ arguments: [String]) async throws -> Output {
    do {
      try checkCanStartProgram()
      let result = try await Subprocess.run(
        executable, arguments: Arguments(arguments), output: .string(limit: 1 << 24),
        error: .string(limit: 1 << 20))
      return Output(
        text: result.standardOutput, errors: result.standardError,
        isSuccess: result.terminationStatus.isSuccess)
    } catch let error as SubprocessError where error.code == .executableNotFound {
      throw FarmError("\(name) is not on PATH.")
    } catch let error as CancellationError {
      throw error
    } catch {
      throw FarmError("Cannot run \(name): \(error).")
    }
  }

  /// Runs the program, which must succeed, and returns its output.
  ///
  /// - Throws: A ``FarmError`` with what it printed if it fails.
  func output(_ arguments: [String]) async throws -> String {
    let output = try await run(arguments)
    guard output.isSuccess else {
      let reason = output.errors.split(separator: "\n").last.map { ": \($0)" } ?? ""
      throw FarmError("\(name) failed\(reason)")
    }
    return output.text
  }
}
