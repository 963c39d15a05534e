import SourceImport
import Testing

@Suite struct `errors of the compiler` {
  @Test func `name the user's file and line in code that stays, moves or is added`() throws {
    let text = """
      import UIKit
      class A: UIViewController {
        @IBOutlet var a: Missing!
        let b: Int = "text"
      }
      extension A {
        override func viewDidLoad() {
          let c: Int = "text"
        }
      }
      let d: Int = "text"
      """
    let errors = try StubModule.errors(in: text)
    let places = Set(errors.compactMap { $0.split(separator: " ").first.map(String.init) })
    let lines = Set(places.compactMap { $0.split(separator: ":").dropFirst().first })
    #expect(errors.allSatisfy { $0.contains("App.swift:") })
    #expect(lines == ["3", "4", "8", "11"])
  }

  @Test(arguments: [
    "", "\n", "}", "class", "class A {", "@objc", "#selector(", "func f( {", "let a = \"",
    "for var", "for ;;", "do { } while", "extension A { override", "if let a = b where",
    "\u{FEFF}import UIKit", "#!/usr/bin/swift\nlet a = 1", "class A: A { init?(coder: NSCoder) }",
    "protocol P { @objc optional }", "x.y?(", "#keyPath()", "#selector()", "Selector()",
  ])
  func `are the only ones for unfinished source`(text: String) {
    let result = ImportedProgram(files: [SourceFile(path: "A.swift", text: text)])
    #expect(result.files[0].text.hasPrefix("#sourceLocation(file: \"A.swift\", line: 1)\n"))
  }

  @Test func `are left for source that is nested too deeply`() {
    let text = "let a = b" + String(repeating: ".c()", count: 50_000)
    let result = ImportedProgram(files: [SourceFile(path: "A.swift", text: text)])
    #expect(result.files[0].text == text)
    #expect(result.problems.map(\.severity) == [.error])
  }
}
