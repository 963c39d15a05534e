internal import Subprocess

extension Command {
  /// The outcome of a run.
  struct Outcome: Sendable {
    /// A sentence about a failure; nil after success.
    let failure: String?
    /// The last lines of its output.
    let lines: [String]
  }

  /// Runs the command, which is ended if the task is cancelled.
  func run() async -> Outcome {
    let output = OutputTail()
    let errors = OutputTail()
    do {
      let result = try await Subprocess.run(
        executable, arguments: Arguments(arguments), platformOptions: Self.platformOptions,
        input: .none, output: .sequence, error: .sequence
      ) { process in
        async let errorLines: Void = errors.read(process.standardError)
        await output.read(process.standardOutput)
        await errorLines
      }
      let status = result.terminationStatus
      return Outcome(
        failure: status.isSuccess ? nil : "\(program) \(status.sentence).",
        lines: output.lines + errors.lines)
    } catch {
      return Outcome(failure: startFailure(error), lines: [])
    }
  }
}
