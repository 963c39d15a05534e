internal import SwiftSyntax

/// Methods that UIKit calls are declared in today's spelling.
final class DelegateDeclarations: RuleVisitor {
  /// Spellings of types that today's declarations do not have.
  private static let oldTypes: [String: Set<String>] = [
    "Set<UITouch>": ["NSSet", "Set<NSObject>"],
    "Set<UIPress>": ["NSSet", "Set<NSObject>"],
    "IndexPath": ["NSIndexPath"],
    "Any?": ["AnyObject"],
    "String?": ["NSString", "String"],
    "[NSKeyValueChangeKey: Any]?": [
      "[NSObject: AnyObject]", "[NSObject : AnyObject]", "[String: AnyObject]",
      "[String : AnyObject]", "[NSKeyValueChangeKey : Any]", "[NSKeyValueChangeKey: Any]",
      "NSDictionary", "Dictionary<NSObject, AnyObject>",
    ],
    "UnsafeMutableRawPointer?": ["UnsafeMutablePointer<Void>", "UnsafeMutablePointer<()>"],
    "[UIApplication.LaunchOptionsKey: Any]?": [
      "NSDictionary", "[NSObject: AnyObject]", "[NSObject : AnyObject]",
      "[UIApplicationLaunchOptionsKey: Any]", "[UIApplicationLaunchOptionsKey : Any]",
    ],
  ]

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let parameters = Array(node.signature.parameterClause.parameters)
    let labels = parameters.map { $0.firstName.text.trimmingBackticks }
    guard node.parent?.is(MemberBlockItemSyntax.self) == true,
      !node.modifiers.containsAny(["static"]),
      EnclosingType(of: Syntax(node)).map({ !$0.declaration.is(ProtocolDeclSyntax.self) }) == true,
      let renaming = DelegateMethods.renaming(of: node, labeling: project.labeling(of: file)),
      !hasCurrentSibling(node, labels, renaming)
    else { return .visitChildren }
    // A gesture recognizer takes touches with an event, responders with an optional one.
    let isGestureRecognizer = isInGestureRecognizer(node)
    if renaming.name != node.name.text { output.replace(node.name, with: renaming.name) }
    removePrivacy(of: node)
    for (index, parameter) in parameters.enumerated() {
      let label = renaming.labels[index]
      if labels[index] != label {
        if parameter.secondName != nil {
          output.replace(parameter.firstName, with: label)
        } else {
          output.insert("\(label) ", before: parameter.firstName)
        }
      }
      var expected = renaming.types[index]
      if isGestureRecognizer, expected == "UIEvent?" || expected == "UIPressesEvent?" {
        expected = expected.map { String($0.dropLast()) }
      }
      // An override may take an optional where the method of the superclass does not.
      let isWider =
        node.modifiers.containsAny(["override"]) && expected.map { "\($0)?" } == parameter.type.code
      if !isWider { rewriteType(parameter.type, expected: expected) }
    }
    return .visitChildren
  }

  /// Returns whether the type has the method in today's spelling beside one in an older spelling,
  /// which is never called then.
  private func hasCurrentSibling(
    _ node: FunctionDeclSyntax, _ labels: [String], _ renaming: DelegateMethods.Renaming
  ) -> Bool {
    func isCurrent(_ name: String, _ labels: [String]) -> Bool {
      name == renaming.name && labels == renaming.labels
    }
    guard !isCurrent(node.name.text, labels),
      let siblings = node.parent?.parent?.as(MemberBlockItemListSyntax.self)
    else { return false }
    return siblings.lazy.compactMap { $0.decl.as(FunctionDeclSyntax.self) }.contains { sibling in
      isCurrent(
        sibling.name.text,
        sibling.signature.parameterClause.parameters.map { $0.firstName.text.trimmingBackticks })
    }
  }

  /// Removes `private` from a method that a delegate's protocol asks for.
  private func removePrivacy(of node: FunctionDeclSyntax) {
    guard let enclosing = EnclosingType(of: Syntax(node)),
      let type = project.type(named: enclosing.qualifiedName, from: file),
      type.inherited.contains(where: { $0.hasSuffix("Delegate") || $0.hasSuffix("DataSource") })
    else { return }
    for modifier in node.modifiers where ["fileprivate", "private"].contains(modifier.name.text) {
      output.remove(modifier)
    }
  }

  private func isInGestureRecognizer(_ node: FunctionDeclSyntax) -> Bool {
    guard let enclosing = EnclosingType(of: Syntax(node)),
      let type = project.type(named: enclosing.qualifiedName, from: file)
    else { return false }
    return project.rootClass(of: type)?.hasSuffix("GestureRecognizer") == true
  }

  private func rewriteType(_ type: TypeSyntax, expected: String?) {
    let found = type.code
    guard let expected else {
      // Swift 1 has implicitly unwrapped parameters where there are none today.
      if let unwrapped = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
        output.remove(unwrapped.exclamationMark)
      }
      return
    }
    let plain = ["!", "?"].contains(found.suffix(1)) ? String(found.dropLast()) : found
    let expectedPlain = expected.hasSuffix("?") ? String(expected.dropLast()) : expected
    let isOld =
      Self.oldTypes[expected]?.contains(plain) == true || plain == expectedPlain
      || plain == "AnyObject" && expectedPlain == "Any"
    if isOld, found != expected { output.replace(type, with: expected) }
  }
}
