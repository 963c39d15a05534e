internal import AppleNames
internal import SwiftSyntax

/// A method that the project declares.
struct MethodRecord {
  let name: String
  /// The argument labels as the rewritten file has them; "_" for none.
  let labels: [String]
  /// The parameter types as written.
  let types: [String]
  let isStatic: Bool
  let isOptionalRequirement: Bool
  /// Whether an extension declares the method.
  let isInExtension: Bool
  let file: ParsedFile
  let declaration: FunctionDeclSyntax
  /// The name in `@objc(name)`.
  let explicitSelector: String?
  /// Whether the first label was left out in Swift 2's manner.
  let hasImplicitFirstLabel: Bool

  init(
    _ declaration: FunctionDeclSyntax, file: ParsedFile, isInExtension: Bool,
    labeling: FirstLabeling
  ) {
    self.declaration = declaration
    self.file = file
    self.isInExtension = isInExtension
    name = declaration.name.text.trimmingBackticks
    let parameters = Array(declaration.signature.parameterClause.parameters)
    hasImplicitFirstLabel = labeling.leavesOut(declaration)
    var labels = parameters.map { $0.firstName.text.trimmingBackticks }
    if hasImplicitFirstLabel { labels[0] = "_" }
    let renamed = DelegateMethods.renaming(of: declaration, labeling: labeling)
    self.labels = renamed?.labels ?? labels
    types = parameters.map { parameter in
      // Swift 1 allows a type without a name.
      parameter.colon.presence == .missing ? parameter.firstName.text : parameter.type.code
    }
    isStatic = declaration.modifiers.containsAny(["static", "class"])
    isOptionalRequirement = declaration.modifiers.containsAny(["optional"])
    explicitSelector = declaration.attributes.attribute("objc")?.arguments?.code
  }

  /// The name with labels: `move(to:_:)`; without parentheses if there is no parameter.
  var fullName: String {
    labels.isEmpty ? name : "\(name)(\(labels.map { "\($0):" }.joined()))"
  }

  /// The names that Objective-C may know the method by, the most likely first.
  var selectors: [String] {
    if let explicitSelector { return [explicitSelector] }
    return ObjectiveCName.selectors(name: name, labels: labels)
  }
}

extension String {
  /// The identifier without backticks.
  var trimmingBackticks: String {
    count > 2 && first == "`" && last == "`" ? String(dropFirst().dropLast()) : self
  }
}

extension DeclModifierListSyntax {
  /// Returns whether one of the names is among the modifiers.
  func containsAny(_ names: Set<String>) -> Bool {
    contains { names.contains($0.name.text) }
  }
}

extension AttributeListSyntax {
  /// Returns the attribute of a name, without the at sign.
  func attribute(_ name: String) -> AttributeSyntax? {
    for case .attribute(let attribute) in self where attribute.attributeName.code == name {
      return attribute
    }
    return nil
  }
}
