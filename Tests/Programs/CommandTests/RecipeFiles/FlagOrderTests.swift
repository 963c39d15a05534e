import FoundationEssentials
import TestSupport
import Testing

/// Files after options that have no value.
@Suite struct FlagOrderTests {
  /// The parser's description of a subcommand.
  private struct Help: Decodable {
    struct Command: Decodable { let arguments: [Argument] }
    struct Argument: Decodable {
      let kind: String
      let names: [Name]?
    }
    struct Name: Decodable {
      let kind: String
      let name: String
    }

    let command: Command
  }

  /// Returns the flags of a subcommand, with their hyphens.
  private func flags(of subcommand: String, in sandbox: borrowing Sandbox) async throws -> [String]
  {
    let help = try await sandbox.zoetrope("\(subcommand) --experimental-dump-help")
    let command = try JSONDecoder().decode(Help.self, from: Data(help.standardOutput)).command
    let names = command.arguments.filter { $0.kind == "flag" }.flatMap { $0.names ?? [] }
    let flags = names.map { name in name.kind == "long" ? "--\(name.name)" : "-\(name.name)" }
    return flags.filter { flag in !["--help", "-h", "--version"].contains(flag) }
  }

  @Test(arguments: ["render", "still", "sheet", "sprites", "trace", "plot"])
  func `a file can stand after each flag`(subcommand: String) async throws {
    let sandbox = try Sandbox()
    let flags = try await flags(of: subcommand, in: sandbox)
    #expect(!flags.isEmpty)
    // Each but trace has a scale, and an unknown option is told before a file is read.
    let option = subcommand == "trace" ? "--fps=2" : "--scale=2"
    for flag in flags + ["--", option] {
      let outcome = try await sandbox.zoetrope("\(subcommand) \(flag) missing.yaml")
      #expect(outcome.exitCode == 65, "\(flag)")
      #expect(
        outcome.standardError == "Error: Cannot read missing.yaml: No such file or directory.\n",
        "\(flag)")
    }
  }

  @Test func `a file can stand after several flags in one word, and not in place of a value`()
    async throws
  {
    let sandbox = try Sandbox()
    let joined = try await sandbox.zoetrope("render -fq missing.yaml")
    #expect(joined.standardError == "Error: Cannot read missing.yaml: No such file or directory.\n")
    let value = try await sandbox.zoetrope("trace book-13-1-move --fps 1 -o out.yaml")
    #expect(value.exitCode == 0, "\(value.standardError)")
  }
}
