import TestSupport
import Testing

/// What a program for iOS prints.
@Suite struct PrintedTextTests {
  private static let program = """
    import UIKit

    class TalkingController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        print("loaded,", terminator: " ")
        print("width", Int(view.bounds.width))
        NSLog("logged %d", 5)
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { dump(7) }
      }
    }
    """

  private static let lines = ["loaded, width 320", "logged 5", "- 7"]

  @Test func `every command writes what a program prints to standard error once`() async throws {
    let sandbox = try Sandbox()
    try sandbox.write(Self.program, to: "Talk.swift")
    for words in [
      "still Talk.swift --at 0.1 -o talk.png", "sheet Talk.swift --frames 2 -o sheet.png",
      "render Talk.swift --duration 0.1 -o talk.gif", "render Talk.swift --duration 0.1 -o -",
      "trace Talk.swift --duration 0.1",
    ] {
      let result = try await sandbox.run(words)
      #expect(result.exitCode == 0)
      let lines = result.standardError.split(separator: "\n").map(String.init)
      #expect(lines.filter(Self.lines.contains) == Self.lines, "\(words): \(result.standardError)")
    }
  }

  @Test func `a trace has the printed lines with their times and nothing else is in its output`()
    async throws
  {
    let sandbox = try Sandbox()
    try sandbox.write(Self.program, to: "Talk.swift")
    let result = try await sandbox.run("trace Talk.swift --duration 0.1")
    let log = result.output.split(separator: "\n").filter {
      $0.hasPrefix("0.0,,,") || $0.hasPrefix("0.05,,,")
    }
    #expect(log.map { $0.split(separator: ",").first } == ["0.0", "0.0", "0.05"])
    #expect(log.last?.hasSuffix("- 7") == true)
    #expect(!result.output.split(separator: "\n").contains("logged 5"))
  }
}
