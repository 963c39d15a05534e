internal import SwiftSyntax

/// `init(coder:)` of a class of which our `UIKit` has none calls another initializer of it.
///
/// Of Apple's classes that interface documents make, only controllers have the initializer here.
/// In the others `super.init(coder: coder)` becomes `super.init(frame: .zero); _decode(coder,
/// into: self)`, which sets what the document says. `init(frame:)` of a view has a default
/// argument, as in `UIKit`.
final class CoderInitializers: RuleVisitor {
  /// What stands in place of `super.init()` in classes whose plain initializer is a convenience.
  private static let plainCalls = [
    "UINavigationController": "super.init(nibName: nil, bundle: nil)",
    "UITabBarController": "super.init(nibName: nil, bundle: nil)",
    "UITableViewController": "super.init(style: .plain)",
    "UIViewController": "super.init(nibName: nil, bundle: nil)",
  ]

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let enclosing = EnclosingType(of: Syntax(node)),
      let type = project.type(named: enclosing.qualifiedName, from: file),
      let root = project.rootClass(of: type), InterfaceClasses.haveCoderInitializer(root)
    else { return .visitChildren }
    if node.takesFrame, InterfaceClasses.isView(root), let parameter = node.onlyParameter,
      parameter.defaultValue == nil,
      // Without arguments the class is created by that initializer; one of convenience yields.
      !type.initializers.contains(where: {
        $0.takesDefaultsOnly && !$0.modifiers.containsAny(["convenience"])
      })
    {
      output.insert(" = .zero", after: parameter.type)
    }
    let inherits = project.superclasses(of: type).contains {
      $0.initializers.contains(where: \.takesNothing)
    }
    let isController = InterfaceClasses.isViewController(root)
    if node.takesNothing, isController || InterfaceClasses.isView(root), !inherits {
      // Views have init(frame:) with a default argument instead, controllers
      // init(nibName:bundle:).
      for modifier in node.modifiers where modifier.name.text == "override" {
        output.remove(modifier)
      }
    }
    // A superclass of the program may have default arguments for all parameters.
    let hasDefaults = project.superclasses(of: type).contains {
      $0.initializers.contains(where: \.takesDefaultsOnly)
    }
    if let plain = Self.plainCalls[root], !inherits, !hasDefaults,
      !node.modifiers.containsAny(["convenience"]), let body = node.body
    {
      let calls = PlainSuperInitializers(viewMode: .sourceAccurate)
      calls.walk(body)
      for call in calls.found {
        output.replace(call, with: plain)
      }
    }
    guard node.takesCoder else { return .visitChildren }
    let isInherited = project.superclasses(of: type).contains { parent in
      parent.initializers.contains { $0.takesCoder }
    }
    if !isInherited, !InterfaceClasses.isViewController(root), let body = node.body {
      let calls = SuperCoderInitializers(viewMode: .sourceAccurate)
      calls.walk(body)
      for call in calls.found {
        output.replace(
          call.node,
          with: "\(InterfaceClasses.plainInitializer(of: root)); _decode(\(call.coder), into: self)"
        )
      }
    }
    if node.optionalMark == nil {
      output.insert("?", after: node.initKeyword)
      let forced = ForcedSuperInitializers(viewMode: .sourceAccurate)
      if let body = node.body { forced.walk(body) }
      for mark in forced.marks { output.replace(mark, with: "") }
    } else if node.optionalMark?.text == "!", let mark = node.optionalMark {
      output.replace(mark, with: "?")
    }
    return .visitChildren
  }
}

/// Collects the calls of `super.init(coder:)`.
private final class SuperCoderInitializers: SyntaxVisitor {
  var found: [(node: FunctionCallExprSyntax, coder: String)] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.calledExpression.code == "super.init", node.arguments.count == 1,
      let argument = node.arguments.first, argument.label?.text == "coder"
    {
      found.append((node, argument.expression.code))
    }
    return .visitChildren
  }
}

/// Collects the calls of `super.init()`.
private final class PlainSuperInitializers: SyntaxVisitor {
  var found: [FunctionCallExprSyntax] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.calledExpression.code == "super.init", node.arguments.isEmpty { found.append(node) }
    return .visitChildren
  }
}

/// Collects the exclamation marks after `super.init(coder:)`.
private final class ForcedSuperInitializers: SyntaxVisitor {
  var marks: [TokenSyntax] = []

  override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
    if let call = node.expression.as(FunctionCallExprSyntax.self),
      ["super.init", "self.init"].contains(call.calledExpression.code)
    {
      marks.append(node.exclamationMark)
    }
    return .visitChildren
  }
}

extension InitializerDeclSyntax {
  /// Whether the initializer is `init(coder:)`.
  var takesCoder: Bool { onlyParameter?.firstName.text == "coder" }

  /// Whether the initializer is `init(frame:)`.
  var takesFrame: Bool { onlyParameter?.firstName.text == "frame" }

  /// The parameter; nil if there are none or several.
  fileprivate var onlyParameter: FunctionParameterSyntax? {
    let parameters = signature.parameterClause.parameters
    return parameters.count == 1 ? parameters.first : nil
  }

  /// Whether the initializer has parameters, all with default arguments.
  fileprivate var takesDefaultsOnly: Bool {
    let parameters = signature.parameterClause.parameters
    return !parameters.isEmpty && parameters.allSatisfy { $0.defaultValue != nil }
  }

  /// Whether the initializer has no parameter.
  var takesNothing: Bool { signature.parameterClause.parameters.isEmpty }
}
