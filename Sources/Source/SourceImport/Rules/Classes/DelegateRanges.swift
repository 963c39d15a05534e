internal import SwiftSyntax

/// Methods of delegates with a range of characters are called with an `NSRange`.
///
/// The modules below UIKit have ranges of numbers, since they do without Foundation. The class gets
/// a method with such a range, which calls the one of the program.
final class DelegateRanges: RuleVisitor {
  /// The label of the range, as it is now and was, and that of the text, by the name of the method.
  private static let methods: [String: (ranges: Set<String>, now: String, text: String)] = [
    "textField": (
      ["shouldChangeCharactersIn", "shouldChangeCharactersInRange"], "shouldChangeCharactersIn",
      "replacementString"
    ),
    "textView": (
      ["shouldChangeTextIn", "shouldChangeTextInRange"], "shouldChangeTextIn", "replacementText"
    ),
    "searchBar": (
      ["shouldChangeTextIn", "shouldChangeTextInRange"], "shouldChangeTextIn", "replacementText"
    ),
  ]

  /// The types of what is touched in a text, and what the module has in their place.
  private static let items = [
    "URL": "_TextLink", "NSURL": "_TextLink", "NSTextAttachment": "_TextAttachment",
  ]

  /// Adds the method that calls one about a touched link or attachment.
  private func addItemMethod(
    for node: FunctionDeclSyntax, _ parameters: [FunctionParameterSyntax]
  ) {
    guard node.name.text == "textView", (3...4).contains(parameters.count), node.body != nil,
      parameters[1].firstName.text.hasPrefix("shouldInteractWith"),
      let type = Self.items[parameters[1].type.code],
      ["in", "inRange"].contains(parameters[2].firstName.text.trimmingBackticks),
      parameters[2].type.code == "NSRange",
      !node.modifiers.containsAny(["override", "static", "class", "private", "fileprivate"])
    else { return }
    let access = node.modifiers.containsAny(["public", "open"]) ? "public " : ""
    let hasInteraction = parameters.count == 4
    let own = parameters[1].type.code
    let item = type == "_TextLink" ? "item.url" : "(item as? \(own) ?? \(own)())"
    output.insert(
      "; \(access)func textView(_ view: \(parameters[0].type.code), shouldInteractWith item: \(type), "
        + "in units: Range<Int>"
        + (hasInteraction ? ", interaction: \(parameters[3].type.code)" : "")
        + ") -> Bool { textView(view, shouldInteractWith: \(item), in: NSRange(units)"
        + (hasInteraction ? ", interaction: interaction" : "") + ") }",
      after: node)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let parameters = Array(node.signature.parameterClause.parameters)
    addItemMethod(for: node, parameters)
    let name = node.name.text
    guard let method = Self.methods[name], parameters.count == 3, node.body != nil,
      method.ranges.contains(parameters[1].firstName.text),
      parameters[2].firstName.text == method.text, parameters[1].type.code == "NSRange",
      !node.modifiers.containsAny(["override", "static", "class", "private", "fileprivate"])
    else { return .visitChildren }
    let access = node.modifiers.containsAny(["public", "open"]) ? "public " : ""
    output.insert(
      "; \(access)func \(name)(_ view: \(parameters[0].type.code), "
        + "\(method.now) units: Range<Int>, \(method.text) text: \(parameters[2].type.code)) "
        + "-> Bool { \(name)(view, \(method.now): NSRange(units), \(method.text): text) }",
      after: node)
    return .visitChildren
  }
}
