internal import SwiftSyntax

/// Members of an `AnyObject`, which the Objective-C runtime finds by name, are those of the class
/// that has them: `sender.tag` becomes `(sender as! UIView).tag`.
///
/// The items of a dynamic behavior, which were `AnyObject` too, are views.
final class AnyObjectMembers: RuleVisitor {
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.declName.baseName.text
    let requirement = project.optionalRequirements[name]
    let owner = requirement ?? ObjectMembers.owner(of: name, in: function(of: node))
    guard let base = node.base, let type = isOfLayer(node) ? "CALayer" : owner,
      requirement != nil || !project.memberNames.contains(name)
        || ObjectMembers.views.contains(name) || type == ObjectMembers.touch
    else { return .visitChildren }
    if let chain = base.as(OptionalChainingExprSyntax.self), isObject(chain.expression, name: name)
    {
      output.insert("(", before: chain.expression)
      output.insert(" as? \(type))", after: chain.expression)
    } else if let forced = base.as(ForceUnwrapExprSyntax.self),
      isObject(forced.expression, name: name)
    {
      output.insert("(", before: forced.expression)
      output.replace(forced.exclamationMark, with: " as! \(type))")
    } else if isObject(base, name: name) {
      output.insert("(", before: base)
      output.insert(" as! \(type))", after: base)
    } else {
      return .visitChildren
    }
    removeMark(around: node, name: name)
    return .visitChildren
  }

  /// Returns whether a call is `add(_:forKey:)` of a layer.
  private func isOfLayer(_ node: MemberAccessExprSyntax) -> Bool {
    node.declName.baseName.text == "add"
      && node.parent?.as(FunctionCallExprSyntax.self)?.arguments.last?.label?.text == "forKey"
  }

  /// Removes the mark of a member that is optional because an object may not have it.
  private func removeMark(around node: MemberAccessExprSyntax, name: String) {
    var mark = node.parent
    if ObjectMembers.optional.contains(name) {
      guard
        mark?.is(ForceUnwrapExprSyntax.self) == true
          || mark?.is(OptionalChainingExprSyntax.self) == true
      else { return }
      mark = mark?.parent
    }
    if let forced = mark?.as(ForceUnwrapExprSyntax.self) { output.remove(forced.exclamationMark) }
    if let chain = mark?.as(OptionalChainingExprSyntax.self) { output.remove(chain.questionMark) }
  }

  /// Returns whether an expression is an `AnyObject`, or an item of a behavior whose member is not
  /// the item's.
  private func isObject(_ base: ExprSyntax, name: String) -> Bool {
    if let tuple = base.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let cast = tuple.elements.first?.expression.as(SequenceExprSyntax.self)
    {
      return cast.elements.last?.code == "AnyObject" && cast.elements.count == 3
    }
    guard let variable = base.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
    var current = base.parent
    while let syntax = current, !syntax.is(MemberBlockSyntax.self) {
      if let loop = syntax.as(ForStmtSyntax.self), loop.pattern.code == variable {
        if let type = loop.typeAnnotation?.type { return type.code == "AnyObject" }
        return loop.sequence.code.hasSuffix(".items") && !ObjectMembers.items.contains(name)
      }
      current = syntax.parent
    }
    if let type = LocalValues.typeName(of: variable, at: Syntax(base)) {
      return type == "AnyObject"
    }
    // A requirement of an own protocol is none of a view or a gesture recognizer.
    guard project.optionalRequirements[name] != nil,
      let enclosing = EnclosingType(of: Syntax(base)),
      let owner = project.type(named: enclosing.qualifiedName, from: file)
    else { return false }
    return project.propertyType(variable, of: owner) == "AnyObject"
  }

  private func function(of node: MemberAccessExprSyntax) -> String {
    var current = node.parent
    while let syntax = current {
      if let function = syntax.as(FunctionDeclSyntax.self) { return function.name.text }
      current = syntax.parent
    }
    return ""
  }
}

/// The classes of members that code reads from an `AnyObject`.
private enum ObjectMembers {
  /// The members of a dynamic item.
  static let items: Set<String> = ["bounds", "center", "transform"]

  /// Members whose values are optional themselves.
  static let optional: Set<String> = [
    "backgroundColor", "currentTitle", "superview", "text", "titleLabel", "view", "window",
  ]

  static let views: Set<String> = [
    "addSubview", "alpha", "backgroundColor", "bounds", "center", "frame", "hidden", "isHidden",
    "layer", "removeFromSuperview", "subviews", "superview", "tag", "transform", "window",
  ]

  /// The class of touches.
  static let touch = "UITouch"
  /// The members of touches in the methods that take these.
  private static let touches: Set<String> = [
    "location", "locationInView", "previousLocation", "previousLocationInView", "tapCount",
  ]

  private static let classes: [String: String] = [
    "currentTitle": "UIButton", "enabled": "UIControl", "isEnabled": "UIControl",
    "isOn": "UISwitch", "isSelected": "UIControl", "location": "UIGestureRecognizer",
    "locationInView": "UIGestureRecognizer", "on": "UISwitch",
    "rotation": "UIRotationGestureRecognizer",
    "scale": "UIPinchGestureRecognizer", "selected": "UIControl",
    "selectedSegmentIndex": "UISegmentedControl", "setOn": "UISwitch", "setTitle": "UIButton",
    "setTranslation": "UIPanGestureRecognizer", "state": "UIGestureRecognizer",
    "text": "UITextField", "titleLabel": "UIButton", "translation": "UIPanGestureRecognizer",
    "translationInView": "UIPanGestureRecognizer", "velocity": "UIPanGestureRecognizer",
    "velocityInView": "UIPanGestureRecognizer", "view": "UIGestureRecognizer",
  ]

  /// Returns the class that has a member; the name of the method around decides between controls.
  static func owner(of name: String, in function: String) -> String? {
    if views.contains(name) { return "UIView" }
    if function.hasPrefix("touches"), touches.contains(name) { return touch }
    if name == "value" {
      return function.lowercased().contains("stepper") ? "UIStepper" : "UISlider"
    }
    return classes[name]
  }
}
