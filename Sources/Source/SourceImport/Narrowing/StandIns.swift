internal import SwiftSyntax

/// Types in place of those that a program uses without a declaration.
struct StandIns {
  /// The path of the file with them, which messages never show.
  static let path = "stand-ins"

  private enum Kind { case `class`, `protocol` }

  /// A type, by its name with those of the types around it.
  private struct StandIn {
    let name: String
    var kind: Kind
    var superclass: String
    var isOfObjects = true
    var parameterCount = 0
  }

  /// Whether the types stand in what is public.
  let isModule: Bool
  private var types: [StandIn] = []
  /// The names that are no types at all, or that are there.
  private var refused: Set<String> = []

  init(isModule: Bool) {
    self.isModule = isModule
  }

  /// The file with the types; nil without any.
  var file: SourceFile? {
    guard !types.isEmpty else { return nil }
    return SourceFile(
      path: Self.path,
      text: "import UIKit\n" + types.map(text).joined(separator: "\n") + "\n")
  }

  /// Adds a type.
  ///
  /// - Parameters:
  ///   - name: Its name, with those of the types around it.
  ///   - token: Where it is used.
  ///   - files: All files of the program.
  /// - Returns: Whether the type is new.
  mutating func add(_ name: String, usedAt token: TokenSyntax, in files: [ParsedFile]) -> Bool {
    guard !refused.contains(name), !types.contains(where: { $0.name == name }),
      name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." })
    else { return false }
    let uses = TypeUses(name: String(name.split(separator: ".").last ?? ""))
    for file in files { uses.walk(file.tree) }
    let isProtocol = uses.isProtocol || Self.hasProtocolName(name) && !uses.isCalled
    types.append(
      StandIn(
        name: name, kind: isProtocol ? .protocol : .class,
        superclass: uses.root ?? Self.superclass(of: name) ?? (uses.isView ? "UIView" : "NSObject"),
        isOfObjects: !uses.isOfValue,
        parameterCount: uses.argumentCount))
    return true
  }

  /// Makes of a class a protocol, or takes its place back.
  ///
  /// - Returns: Whether there is a type of that name, and it was changed.
  mutating func change(_ name: String) -> Bool {
    guard let index = types.firstIndex(where: { $0.name == name }) else { return false }
    if types[index].kind == .class {
      types[index].kind = .protocol
    } else {
      types.remove(at: index)
      refused.insert(name)
    }
    return true
  }

  /// Takes back the type of a line of the file, which does not compile.
  mutating func remove(line: Int) -> Bool {
    let index = line - 2
    guard types.indices.contains(index) else { return false }
    refused.insert(types.remove(at: index).name)
    return true
  }

  /// The superclasses of the classes, by their names.
  var superclasses: [String: String] {
    Dictionary(
      types.filter { $0.kind == .class }.map { ($0.name, $0.superclass) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Returns whether there is a type of a name.
  func contains(_ name: String) -> Bool { types.contains { $0.name == name } }

  private func text(of type: StandIn) -> String {
    let parts = type.name.split(separator: ".").map(String.init)
    let name = parts.last ?? type.name
    let parameters = (0..<type.parameterCount).map { "T\($0)" }.joined(separator: ", ")
    let generic = parameters.isEmpty ? name : "\(name)<\(parameters)>"
    let access = isModule ? "public " : ""
    // The harmless value that functions return which are cut.
    let value =
      MemberCut.waitingTypes.contains(name)
      ? " \(access)static func never() -> \(generic) { \(generic)() } " : ""
    let text =
      switch type.kind {
      case .class: "\(isModule ? "open " : "")class \(generic): \(type.superclass) {\(value)}"
      case .protocol:
        "\(access)protocol \(name)\(type.isOfObjects ? ": AnyObject" : "") {}"
      }
    guard parts.count > 1 else { return text }
    return "extension \(parts.dropLast().joined(separator: ".")) { \(text) }"
  }

  private static func hasProtocolName(_ name: String) -> Bool {
    ["Delegate", "DataSource", "Protocol", "Prefetching", "Delegating", "Representable"].contains {
      name.hasSuffix($0)
    }
  }

  /// Returns the class from which a type of a name descends, by its name; nil if it has none of
  /// UIKit.
  private static func superclass(of name: String) -> String? {
    let classes = [
      ("TableViewController", "UITableViewController"),
      ("CollectionViewController", "UICollectionViewController"),
      ("NavigationController", "UINavigationController"),
      ("TabBarController", "UITabBarController"),
      ("ViewController", "UIViewController"), ("TableViewCell", "UITableViewCell"),
      ("CollectionViewCell", "UICollectionViewCell"), ("TableView", "UITableView"),
      ("ScrollView", "UIScrollView"), ("ImageView", "UIImageView"),
      ("TextField", "UITextField"), ("TextView", "UITextView"), ("Button", "UIButton"),
      ("Label", "UILabel"), ("StackView", "UIStackView"), ("View", "UIView"),
      ("Layer", "CALayer"), ("Window", "UIWindow"), ("GestureRecognizer", "UIGestureRecognizer"),
    ]
    return classes.first { name.hasSuffix($0.0) }?.1
  }
}

/// How the files of a program use a type.
private final class TypeUses: ActiveVisitor {
  private let name: String
  private(set) var isProtocol = false
  private(set) var isCalled = false
  /// Whether values conform to it.
  var isOfValue: Bool { isOfNewValue || !extendedTypes.isDisjoint(with: valueTypes) }
  private var isOfNewValue = false
  /// The names of the types whose extensions conform to it.
  private var extendedTypes: Set<String> = []
  /// The names of the structures and enumerations of the program.
  private var valueTypes: Set<String> = []
  /// Whether it is that of an outlet, or made with a frame.
  private(set) var isView = false
  private(set) var argumentCount = 0
  /// The class of UIKit whose methods subclasses override; nil if they override none.
  private(set) var root: String?

  init(name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: InheritanceClauseSyntax) -> SyntaxVisitorContinueKind {
    guard let index = node.inheritedTypes.map(\.type.nameWithoutArguments).firstIndex(of: name),
      let owner = node.parent
    else { return .visitChildren }
    if let declaration = owner.as(ClassDeclSyntax.self), index == 0 {
      let overrides = declaration.memberBlock.members.flattened.filter {
        $0.asProtocol((any WithModifiersSyntax).self)?.modifiers.containsAny(["override"]) == true
      }.map(Declarations.name)
      if overrides.contains(where: Self.ofControllers.contains) { root = "UIViewController" }
      if overrides.contains(where: Self.ofViews.contains) { root = root ?? "UIView" }
      // With `override` it is a class; else what follows the superclass decides.
      if overrides.isEmpty, declaration.inheritanceClause?.inheritedTypes.count == 1 {
        return .visitChildren
      }
    } else {
      isProtocol = true
      if !owner.is(ClassDeclSyntax.self), !owner.is(ExtensionDeclSyntax.self),
        !owner.is(ProtocolDeclSyntax.self)
      {
        isOfNewValue = true
      }
      if let extended = owner.as(ExtensionDeclSyntax.self) {
        extendedTypes.insert(extended.extendedType.nameWithoutArguments)
      }
    }
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    valueTypes.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    valueTypes.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.attributes.attribute("IBOutlet") != nil,
      node.bindings.contains(where: {
        let words = $0.typeAnnotation?.type.tokens(viewMode: .sourceAccurate).map(\.text)
        return words?.contains(name) == true
      })
    {
      isView = true
    }
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == name, let arguments = node.genericArgumentClause?.arguments {
      argumentCount = max(argumentCount, arguments.count)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let called = node.calledExpression
    if called.code == name || called.code.hasPrefix("\(name)<") {
      isCalled = true
      if node.arguments.first?.label?.text == "frame" { isView = true }
    }
    if let special = called.as(GenericSpecializationExprSyntax.self),
      special.expression.code == name
    {
      argumentCount = max(argumentCount, special.genericArgumentClause.arguments.count)
    }
    return .visitChildren
  }

  private static let ofControllers: Set<String> = [
    "loadView()", "viewDidAppear(_:)", "viewDidLayoutSubviews()", "viewDidLoad()",
    "viewWillAppear(_:)", "viewWillDisappear(_:)", "viewWillLayoutSubviews()",
  ]
  private static let ofViews: Set<String> = [
    "draw(_:)", "init(frame:)", "intrinsicContentSize", "layoutSubviews()",
  ]
}
