internal import AppleNames
internal import SwiftSyntax

/// The generation of Swift in which a file is written.
enum Dialect {
  /// Swift 3 and later: the first argument label is written.
  case current
  /// Swift 1 and 2: a method's first parameter has no argument label.
  case swift2

  /// Returns the dialects of files; a file without evidence has that of most others.
  static func dialects(of files: [ParsedFile]) -> [Dialect] {
    let evidence = files.map(Evidence.init)
    let old = evidence.count { $0.isOld == true }
    let new = evidence.count { $0.isOld == false }
    let common: Dialect = old > new ? .swift2 : .current
    var result: [Dialect] = []
    for (file, evidence) in zip(files, evidence) {
      // Files that are not parsed have a place too: dialects are found by the file's index.
      while result.count < file.index { result.append(.current) }
      result.append(evidence.isOld.map { $0 ? .swift2 : .current } ?? common)
    }
    return result
  }
}

/// What a file shows of its generation.
private struct Evidence {
  private var old = 0
  private var new = 0

  var isOld: Bool? { old == new ? nil : old > new }

  init(_ file: ParsedFile) {
    let visitor = EvidenceVisitor(viewMode: .sourceAccurate)
    visitor.walk(file.tree)
    old = visitor.old
    new = visitor.new
  }
}

private final class EvidenceVisitor: ActiveVisitor {
  var old = 0
  var new = 0

  private static let oldNames: Set<String> = [
    "CGRectGetHeight", "CGRectGetMaxX", "CGRectGetMaxY", "CGRectGetMidX", "CGRectGetMidY",
    "CGRectGetMinX", "CGRectGetMinY", "CGRectGetWidth", "NSIndexPath", "NSNotificationCenter",
    "NSOperationQueue", "NSTimer", "NSUserDefaults", "NSURLSession", "animateWithDuration",
    "dispatch_after", "dispatch_async", "dispatch_get_main_queue", "dispatch_time",
    "locationInView", "println", "translationInView", "velocityInView",
    "dequeueReusableCellWithIdentifier", "instantiateViewControllerWithIdentifier",
    "presentViewController", "dismissViewControllerAnimated", "CGPointMake", "CGPointZero",
    "CGRectMake", "CGRectZero", "CGSizeMake", "CGSizeZero", "NSTimeInterval", "NSFileManager",
    "NSDateFormatter", "CGRectIntersectsRect", "CGRectContainsPoint", "CGRectInset",
    "CGAffineTransformMakeRotation", "CGAffineTransformMakeScale", "CGAffineTransformIdentity",
  ]

  private static let newNames: Set<String> = [
    "DispatchQueue", "IndexPath", "NotificationCenter", "URLSession", "UserDefaults",
  ]

  override func visit(_ node: TokenSyntax) -> SyntaxVisitorContinueKind {
    guard case .identifier(let text) = node.tokenKind else { return .skipChildren }
    // Xcode's conversion to Swift 3 writes (path as NSIndexPath).section.
    if text == "NSIndexPath",
      node.previousToken(viewMode: .sourceAccurate)?.tokenKind == .keyword(.as)
    {
      return .skipChildren
    }
    if Self.oldNames.contains(text) { old += 1 }
    if Self.newNames.contains(text) { new += 1 }
    return .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let names = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName
    if let name = names?.baseName.text, let renamed = MemberRenames.methods[name],
      let first = node.arguments.first, first.label == nil,
      renamed.contains(where: { $0.old.labels.first == "_" && $0.new.labels.first != "_" })
    {
      old += 1
    }
    if let name = names?.baseName.text, isOfSwift2(name, node.arguments) { old += 1 }
    if node.arguments.isEmpty, node.trailingClosure == nil,
      let member = node.calledExpression.as(MemberAccessExprSyntax.self)
    {
      let name = member.declName.baseName.text
      if name.hasSuffix("Color"), member.base?.code == "UIColor" { old += 2 }
      if ["mainScreen", "currentDevice", "mainBundle", "defaultCenter", "sharedApplication"]
        .contains(name)
      {
        old += 2
      }
    }
    return .visitChildren
  }

  /// Returns whether a call has a label that only the spelling of Swift 2 has: `forItem:`.
  private func isOfSwift2(_ name: String, _ arguments: LabeledExprListSyntax) -> Bool {
    let labels = arguments.map { $0.label?.text ?? "_" }
    return MemberRenames.methods[name]?.contains { method in
      method.isSwift2 && method.old.labels == labels && method.old.labels.first == "_"
        && method.new.labels.first == "_" && method.new.labels != labels
    } == true
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if node.base?.code == "UIColor", ClassFactories.colors.contains(node.declName.baseName.text),
      node.parent?.is(FunctionCallExprSyntax.self) != true
    {
      new += 2
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let first = node.signature.parameterClause.parameters.first else { return .visitChildren }
    let isLifeCycle = ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"]
      .contains(node.name.text)
    let isTouch = node.name.text.hasPrefix("touches") && node.modifiers.containsAny(["override"])
    if isLifeCycle && first.type.code == "Bool" || isTouch {
      if first.firstName.text == "_" { new += 2 } else { old += 4 }
    } else if first.firstName.text == "_", first.secondName != nil {
      new += 1
    }
    return .visitChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if ["fileprivate", "open"].contains(node.name.text) { new += 2 }
    return .visitChildren
  }

  override func visit(_ node: PostfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    if ["++", "--"].contains(node.operator.text) { old += 1 }
    return .visitChildren
  }
}
