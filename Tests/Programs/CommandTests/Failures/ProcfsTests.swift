import Subprocess
import SystemPackage
import Testing

/// Runs without procfs, from which Swift reads the arguments of a process.
@Suite(
  .enabled("a user namespace can be made") {
    try await runWithoutProcfs("true").status == .exited(0)
  })
struct ProcfsTests {
  @Test func `a command says that it needs procfs`() async throws {
    let sandbox = try Sandbox()
    let outcome = try await runWithoutProcfs(sandbox.command.string)
    #expect(outcome.status == .exited(1))
    #expect(
      outcome.error
        == "Error: the arguments of the program cannot be read; /proc must be mounted.\n")
  }
}

/// Runs a command in a mount namespace in which `/proc` is empty.
private func runWithoutProcfs(
  _ command: String
) async throws -> (status: TerminationStatus, error: String) {
  let outcome = try await Subprocess.run(
    .name("unshare"),
    arguments: [
      "--map-root-user", "--mount", "sh", "-c",
      "mount -t tmpfs none /proc && exec \"$0\" list", command,
    ], output: .discarded, error: .string(limit: 1 << 16))
  return (outcome.terminationStatus, outcome.standardError)
}
