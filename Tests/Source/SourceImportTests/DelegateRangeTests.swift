import SourceImport
import Testing

@Suite struct DelegateRangeTests {
  @Test(arguments: [
    ("textField", "UITextField", "shouldChangeCharactersIn", "replacementString"),
    ("textView", "UITextView", "shouldChangeTextIn", "replacementText"),
    ("searchBar", "UISearchBar", "shouldChangeTextIn", "replacementText"),
  ])
  func `methods of delegates with an NSRange are called by one with a range of numbers`(
    name: String, type: String, range: String, text: String
  ) {
    let method =
      "func \(name)(_ view: \(type), \(range) range: NSRange, \(text) s: String) -> Bool { false }"
    let result = userPart("class A: UIResponder {\n  \(method)\n}\n")
    #expect(
      result.contains(
        "\(method); func \(name)(_ view: \(type), \(range) units: Range<Int>, \(text) text: String) "
          + "-> Bool { \(name)(view, \(range): NSRange(units), \(text): text) }\n"), "\(result)")
  }

  @Test(arguments: [
    ("URL", "_TextLink", "item.url"),
    ("NSTextAttachment", "_TextAttachment", "(item as? NSTextAttachment ?? NSTextAttachment())"),
  ])
  func `methods about links and attachments are called by one with a range of numbers`(
    type: String, ours: String, value: String
  ) {
    let method =
      "func textView(_ v: UITextView, shouldInteractWith x: \(type), in range: NSRange, "
      + "interaction: UITextItemInteraction) -> Bool { false }"
    let result = userPart("class A: UIResponder {\n  \(method)\n}\n")
    #expect(
      result.contains(
        "\(method); func textView(_ view: UITextView, shouldInteractWith item: \(ours), "
          + "in units: Range<Int>, interaction: UITextItemInteraction) -> Bool { textView(view, "
          + "shouldInteractWith: \(value), in: NSRange(units), interaction: interaction) }\n"),
      "\(result)")
  }

  @Test func `what overrides or has another range is left as it is`() {
    let text = """
      class A: UIResponder {
        override func textField(_ f: UITextField, shouldChangeCharactersIn r: NSRange, replacementString s: String) -> Bool { false }
      }
      protocol B { func textField(_ f: UITextField, shouldChangeCharactersIn r: NSRange, replacementString s: String) -> Bool }
      class C: UIResponder {
        func textField(_ f: UITextField, shouldChangeCharactersIn r: Range<Int>, replacementString s: String) -> Bool { false }
      }
      """
    #expect(!userPart(text).contains("units"))
  }
}
