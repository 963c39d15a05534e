import TestSupport
import Testing

/// Files of a program that cannot work here and are left out of it, where nothing smaller is cut.
@Suite struct LeftOutFileTests {
  private static let plain = "import UIKit\nclass PlainController: UIViewController {}\n"

  @Test func `a file that does not compile is named at every run`() async throws {
    let sandbox = try Sandbox.with(
      in: "App",
      [
        "Plain.swift": Self.plain,
        "Other.swift": "import UIKit\nclass Other: UIViewController {\n  let a: Missing\n}",
      ])
    let warning =
      "App/Other.swift:3:10: warning: cannot find type 'Missing' in scope. The file is left out.\n"
    let words = "trace App --controller PlainController --fps 1 --duration 1"
    let first = try await sandbox.run(words)
    #expect(first.exitCode == 0, "\(first.standardError)")
    #expect(first.standardError.hasSuffix(warning))
    let second = try await sandbox.run(words)
    #expect(second.exitCode == 0 && second.standardError == warning)
    let strict = try await sandbox.run(words + " --strict")
    #expect(strict.exitCode == 65 && strict.standardError.contains("Other.swift:3:10: error: "))
  }

  @Test func `a loss in a file is said at every run`() async throws {
    let sandbox = try Sandbox()
    try sandbox.write(
      "import UIKit\nclass Plain: UIViewController {\n  @IBOutlet var label: UILabel!\n}\n",
      to: "Plain.swift")
    let warning =
      "Plain.swift:3: warning: outlets are nil, since no storyboard connects them.\n"
    let first = try await sandbox.run("trace Plain.swift --fps 1 --duration 1")
    #expect(first.standardError == "Compiling Plain.swift\n" + warning)
    let second = try await sandbox.run("trace Plain.swift --fps 1 --duration 1")
    #expect(second.exitCode == 0 && second.standardError == warning)
  }
}
