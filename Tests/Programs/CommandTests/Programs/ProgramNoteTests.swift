import TestSupport
import Testing

/// What a program for iOS uses and frames do not show.
@Suite struct ProgramNoteTests {
  private static let program = """
    import UIKit

    class LinkController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        for _ in 1...2 { UIApplication.shared.open(URL(string: "http://example.org")!) }
      }
    }
    """

  @Test func `stills, sheets and films warn once of what they do not show`() async throws {
    let sandbox = try Sandbox()
    try sandbox.write(Self.program, to: "Link.swift")
    for words in [
      "still Link.swift --at 0 -o link.png", "sheet Link.swift --frames 2 -o sheet.png",
      "render Link.swift --duration 0.1 -o link.gif",
    ] {
      let result = try await sandbox.run(words)
      #expect(result.exitCode == 0)
      let lines = result.standardError.split(separator: "\n").filter { $0.hasPrefix("Warning") }
      #expect(
        lines == [
          "Warning: an application in a film opens no addresses, such as http://example.org"
        ], "\(words): \(result.standardError)")
    }
  }
}
