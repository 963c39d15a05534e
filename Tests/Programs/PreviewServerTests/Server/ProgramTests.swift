import Foundation
import Glibc
import Subprocess
import SystemPackage
import TestSupport
import Testing

/// The program itself: its end, and what it leaves.
@Suite struct ProgramTests {
  @Test(arguments: [Signal.interrupt, .terminate, .terminalClosed])
  func `a signal ends the server and the worker, and leaves nothing`(signal: Signal) async throws {
    let ending = try await PreviewProcess.run(ending: signal) { _ in }
    #expect(ending.status == .exited(128 + signal.rawValue))
    #expect(ending.standardError == "")
    #expect(ending.leftovers == [])
  }

  @Test func `the next start removes the directory of a killed preview, and no other`() async throws
  {
    let scratch = try TemporaryDirectory()
    let temporary = scratch.path
    try await PreviewProcess.run(temporaryDirectory: temporary) { _ in
      let running = names(in: temporary)
      #expect(running.count == 1)
      let killed = try await PreviewProcess.run(temporaryDirectory: temporary, ending: .kill) { _ in
      }
      #expect(killed.leftovers.count == 2)
      try put([1], into: temporary.appending("other"))
      let next = try await PreviewProcess.run(temporaryDirectory: temporary) { _ in
        let present = Set(names(in: temporary))
        #expect(present.count == 3)
        #expect(present.isDisjoint(with: Set(killed.leftovers).subtracting(running)))
      }
      #expect(next.leftovers == (running + ["other"]).sorted())
    }
  }

  @Test func `a signal ends a build that is under way`() async throws {
    let ending = try await PreviewProcess.run(
      arguments: ["--build-first"]
        + ["sh", "-c", "touch started; exec sleep 1000"].flatMap { ["--build", $0] }
    ) { preview in
      try await eventually { names(in: preview.directory).contains("started") }
    }
    #expect(ending.status == .exited(143))
  }

  @Test func `a build prepares the one after the first edit`() async throws {
    try await PreviewProcess.run(
      arguments: ["sh", "-c", "echo built >> builds"].flatMap { ["--build", $0] }
    ) { preview in
      try await eventually { names(in: preview.directory).contains("builds") }
    }
  }

  @Test func `a port that is in use is named`() async throws {
    try await PreviewProcess.run { preview in
      let outcome = try await Subprocess.run(
        .path(builtProgram("zoetrope-preview")),
        arguments: ["--no-open", "--port", "\(preview.port)", "--", "true"], output: .discarded,
        error: .string(limit: 4096))
      #expect(outcome.terminationStatus == .exited(1))
      #expect(
        outcome.standardError
          == "Error: Cannot listen on port \(preview.port): it is in use or not allowed.\n")
    }
  }

  @Test func `the worker is required`() async throws {
    let outcome = try await Subprocess.run(
      .path(builtProgram("zoetrope-preview")), arguments: ["--no-open"], output: .discarded,
      error: .string(limit: 4096))
    #expect(outcome.terminationStatus == .exited(64))
    #expect(outcome.standardError.contains("<worker>"))
  }

  @Test func `a missing directory for temporary files is named`() async throws {
    let outcome = try await Subprocess.run(
      .path(builtProgram("zoetrope-preview")), arguments: ["--no-open", "--", "true"],
      environment: .inherit.updating(["TMPDIR": "/nonexistent"]), output: .discarded,
      error: .string(limit: 4096))
    #expect(outcome.terminationStatus == .exited(1))
    #expect(
      outcome.standardError
        == "Error: Cannot make a directory in /nonexistent, the directory for temporary files: "
        + "No such file or directory.\n")
  }
}
