import Subprocess
import Testing

/// The options `--locale` and `--time-zone` of programs for iOS.
@Suite struct `region options` {
  private static let program = """
    import UIKit

    class ViewController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let formatter = DateFormatter()
        formatter.dateStyle = .long
        formatter.timeStyle = .short
        print(formatter.string(from: Date(timeIntervalSince1970: 0)))
        print(1234.5.formatted(), 0.5.formatted(.percent))
        print(Calendar.current.component(.hour, from: Date(timeIntervalSince1970: 0)))
        print(NumberFormatter.localizedString(from: 1234.5, number: .decimal))
        print(Date(timeIntervalSince1970: 0).formatted(.dateTime.hour().minute()))
      }
    }
    """

  /// Runs the program in a machine with settings of its own; returns what it prints, in lines.
  private func lines(_ words: String) async throws -> [String] {
    let sandbox = try Sandbox()
    try sandbox.write(Self.program, to: "Show.swift")
    let result = try await sandbox.zoetrope(
      "trace Show.swift --duration 0.1 \(words)",
      environment: .inherit.updating([
        "TZ": "Asia/Tokyo", "LANG": "fr_FR.UTF-8", "LC_ALL": "fr_FR.UTF-8",
      ]))
    #expect(result.exitCode == 0, "\(result.standardError)")
    return result.standardError.split(separator: "\n").filter { !$0.hasPrefix("Compiling") }.map {
      // Formats have spaces that do not break.
      String($0).replacing("\u{202F}", with: " ").replacing("\u{A0}", with: " ")
    }
  }

  @Test func `are American English and UTC unless given, whatever the machine has`() async throws {
    #expect(
      try await lines("") == [
        "January 1, 1970 at 12:00 AM", "1,234.5 50%", "0", "1,234.5", "12:00 AM",
      ])
  }

  @Test func `give the formats of dates and numbers, and the hour`() async throws {
    #expect(
      try await lines("--locale de_DE --time-zone Europe/Berlin") == [
        "1. Januar 1970 um 01:00", "1.234,5 50 %", "1", "1.234,5", "01:00",
      ])
    #expect(
      try await lines("--locale=en-GB --time-zone=America/New_York").first
        == "31 December 1969 at 19:00")
  }

  @Test func `have values that are checked`() async throws {
    let sandbox = try Sandbox()
    try sandbox.write(Self.program, to: "Show.swift")
    for (words, sentence) in [
      ("--locale xx", "it must be a language of ISO 639, with or without a script and a region"),
      ("--locale de_DE.UTF-8", "it must be a language of ISO 639"),
      ("--locale german", "it must be a language of ISO 639"),
      ("--time-zone Berlin", "it must be UTC or a time zone of the IANA database"),
      ("--time-zone Europe/../UTC", "it must be UTC or a time zone of the IANA database"),
      ("--time-zone +02:00", "it must be UTC or a time zone of the IANA database"),
    ] {
      let result = try await sandbox.zoetrope("still Show.swift --at 0 -o a.png \(words)")
      #expect(result.exitCode == 64)
      #expect(
        result.standardError.replacing("\n", with: " ").contains(sentence),
        "\(result.standardError)")
    }
  }
}
