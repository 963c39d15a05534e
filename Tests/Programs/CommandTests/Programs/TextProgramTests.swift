import TestSupport
import Testing

/// Source for iOS that builds texts with attributes, of which nothing is cut.
@Suite struct TextProgramTests {
  @Test func `extensions, constants and storages of texts compile as they are`() async throws {
    let sandbox = try Sandbox.with(
      in: "App",
      [
        "Texts.swift": """
        import UIKit

        protocol Styled { func style(_ text: NSMutableAttributedString) }

        struct Spacing: Styled {
          func style(_ text: NSMutableAttributedString) {
            text.addAttribute(.kern, value: 2, range: NSMakeRange(0, text.length))
          }
        }

        extension NSMutableAttributedString {
          @discardableResult func bold(_ string: String) -> Self {
            let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.boldSystemFont(ofSize: 12)]
            append(NSAttributedString(string: string, attributes: attributes))
            return self
          }
          @discardableResult func normal(_ string: String) -> NSMutableAttributedString {
            append(NSAttributedString(string: string))
            return self
          }
          convenience init(title: String) {
            self.init(string: title, attributes: [.foregroundColor: UIColor.red])
          }
        }

        final class Storage: NSTextStorage {
          private let backing = NSMutableAttributedString()
          override init() { super.init() }
          required init?(coder aDecoder: NSCoder) { fatalError("init(coder:)") }
          override var string: String { backing.string }
          override func attributes(
            at location: Int, effectiveRange range: NSRangePointer?
          ) -> [NSAttributedString.Key: Any] {
            backing.attributes(at: location, effectiveRange: range)
          }
          override func replaceCharacters(in range: NSRange, with str: String) {
            backing.replaceCharacters(in: range, with: str)
            edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
          }
          override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
            backing.setAttributes(attrs, range: range)
            edited(.editedAttributes, range: range, changeInLength: 0)
          }
        }

        class Page: UIViewController {
          let label = UILabel()
          let heading = NSMutableAttributedString(title: "Heading")
          let style: Styled = Spacing()

          override func viewDidLoad() {
            super.viewDidLoad()
            heading.bold(" and ").normal("text")
            style.style(heading)
            label.attributedText = heading
            heading.mutableString.setString("")
            let shown = label.attributedText as! NSMutableAttributedString
            shown.append(NSAttributedString(string: "!"))
            print(label.text!, shown.string, heading.length)
            let storage = Storage()
            storage.append(shown)
            print(storage.attribute(.kern, at: 0, effectiveRange: nil) as! Double, storage.length)
            let texts: Set<NSAttributedString> = [storage, shown]
            print(texts.count, (heading as AnyObject) === heading)
          }
        }
        """
      ])
    let run = try await sandbox.run("trace App --fps 1 --duration 1 --strict")
    #expect(run.exitCode == 0, "\(run.standardError)")
    #expect(
      run.standardError.contains(
        "Heading and text Heading and text! 0\n2.0 17\n1 true\n"), "\(run.standardError)")
  }
}
