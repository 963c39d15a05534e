import SourceImport
import Testing

@Suite struct `conditions of compilation` {
  /// Conditions of a clause, and whether what it declares is a part of the program.
  @Test(arguments: [
    ("os(iOS)", true), ("os(macOS)", false), ("!os(macOS)", true), ("os(OSX)", false),
    ("canImport(UIKit)", true), ("canImport(AppKit)", false),
    ("canImport(AppKit) && !targetEnvironment(macCatalyst)", false),
    ("os(macOS) || os(iOS)", true), ("os(watchOS) || os(tvOS)", false),
    ("(os(iOS) || os(tvOS)) && !canImport(WatchKit)", true),
    ("swift(>=4.2)", true), ("swift(>=6)", false), ("swift(<4)", false),
    ("false", false), ("DEBUG || false", true), ("DEBUG && os(macOS)", false),
    ("canImport(SwiftUI)", true), ("canImport(Foundation)", true),
    // The compiler cannot import these here.
    ("canImport(Darwin)", false), ("canImport(ObjectiveC)", false), ("canImport(os)", false),
    ("canImport(UIKitCore)", false), ("!canImport(ObjectiveC)", true),
  ])
  func `decide which overrides move into a class`(condition: String, isTaken: Bool) {
    let text = """
      import UIKit
      class V: UIView {}
      #if \(condition)
      extension V { override func touchesBegan(_ t: Set<UITouch>, with e: UIEvent?) {} }
      #endif
      """
    let line = rewritten(text).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(line.first { $0.hasPrefix("extension V") }?.contains("override") == !isTaken)
  }

  @Test func `leave the other branches alone`() {
    let text = """
      import UIKit
      #if os(iOS)
      let a = UIColor.redColor()
      #elseif os(macOS)
      let a = NSColor.redColor(); @IBAction func f() {}
      #else
      let a = UIColor.redColor()
      #endif
      """
    #expect(
      userPart(text) == """
        import UIKit
        #if true
        let a = UIColor.red
        #elseif os(macOS)
        let a = NSColor.redColor(); @IBAction func f() {}
        #else
        let a = UIColor.redColor()
        #endif
        """)
  }

  @Test func `hide the overrides and imports of another system`() {
    let text = """
      import UIKit
      #if canImport(AppKit) && !targetEnvironment(macCatalyst)
      import AppKit
      extension UIView { open override func touchesBegan(with event: NSEvent) {} }
      #endif
      """
    let result = ImportedProgram(files: [SourceFile(path: "A.swift", text: text)])
    #expect(result.problems.isEmpty)
    #expect(withoutFirstLine(result.files[0].text) == text)
  }
}
