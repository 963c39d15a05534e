internal import SwiftSyntax

// How objects of a class are made without arguments.
extension ProjectIndex {
  /// Returns whether a class has `init()`, or `init(frame:)` with a default argument.
  func isMadeFromNothing(_ type: TypeRecord) -> Bool {
    guard let root = rootClass(of: type),
      root == "NSObject" || InterfaceClasses.haveCoderInitializer(root)
    else { return false }
    for owner in [type] + superclasses(of: type) {
      if let own = owner.initializers.first(where: { $0.takesNothing || $0.takesFrame }) {
        return own.optionalMark == nil && !own.modifiers.containsAny(["private", "fileprivate"])
      }
      if owner.initializers.contains(where: \.isDesignated) { return false }
    }
    return InterfaceClasses.isMadeFromNothing(root)
  }

  /// Returns the arguments with which a class that needs no values is made.
  func plainArguments(of type: TypeRecord) -> String {
    let own = ([type] + superclasses(of: type)).flatMap(\.initializers)
    guard let root = rootClass(of: type), !own.contains(where: \.takesNothing) else { return "()" }
    return "(\(InterfaceClasses.plainArguments(of: root)))"
  }

  /// Returns whether a class declares `init(coder:)`, or inherits that of a controller.
  func isMadeFromCoder(_ type: TypeRecord) -> Bool {
    guard let root = rootClass(of: type), InterfaceClasses.haveCoderInitializer(root) else {
      return false
    }
    for owner in [type] + superclasses(of: type) {
      if let own = owner.initializers.first(where: { $0.takesCoder }) {
        return !own.isUnavailable
      }
      // A class with designated initializers of its own inherits none.
      if owner.initializers.contains(where: \.isDesignated) { return false }
    }
    return InterfaceClasses.isViewController(root)
  }

  /// Returns the arguments with which an object is made that a film can show; nil if it needs
  /// others.
  func creation(of type: TypeRecord) -> String? {
    for owner in [type] + superclasses(of: type) {
      let usable = owner.initializers.filter {
        !$0.isUnavailable && !$0.modifiers.containsAny(["private", "fileprivate"])
      }
      if let found = usable.lazy.compactMap(\.showingArguments).first { return found }
      if let own = owner.initializers.first(where: { $0.isDesignated || $0.takesCoder }) {
        // A class with initializers inherits none, but for those that it overrides.
        return own.takesCoder && !own.isUnavailable ? "(coder: UIKit.NSCoder())!" : nil
      }
    }
    guard let root = rootClass(of: type), InterfaceClasses.isView(root) else { return "()" }
    return "(\(InterfaceClasses.showingArguments(of: root, frame: Self.bounds)))"
  }

  /// Returns the arguments with which an object is made where only its class is known; nil if it
  /// needs others.
  func plainCreation(of type: TypeRecord) -> String? {
    guard let root = rootClass(of: type),
      InterfaceClasses.isView(root) || InterfaceClasses.isViewController(root),
      let arguments = creation(of: type), !arguments.hasPrefix("(coder:")
    else { return nil }
    return arguments.replacing(Self.bounds, with: ".zero")
  }

  fileprivate static let bounds = "UIKit.UIScreen.main.bounds"
  fileprivate static let frame = "(frame: \(bounds))"
}

extension InitializerDeclSyntax {
  /// Whether the initializer is designated, other than that from a coder.
  fileprivate var isDesignated: Bool { !modifiers.containsAny(["convenience"]) && !takesCoder }

  fileprivate var isUnavailable: Bool {
    attributes.contains { attribute in
      attribute.trimmedDescription.hasPrefix("@available")
        && attribute.trimmedDescription.contains("unavailable")
    }
  }

  /// The arguments of a call that needs no values of the caller; nil if it needs some.
  fileprivate var showingArguments: String? {
    let mark = optionalMark == nil ? "" : "!"
    let parameters = signature.parameterClause.parameters
    let needed = parameters.filter { $0.defaultValue == nil }.map(\.firstName.text)
    return switch needed {
    case []: takesFrame ? ProjectIndex.frame + mark : "()" + mark
    case ["frame"]: ProjectIndex.frame + mark
    case ["frame", "textContainer"]: "(frame: \(ProjectIndex.bounds), textContainer: nil)" + mark
    case ["nibName", "bundle"]: "(nibName: nil, bundle: nil)" + mark
    default: Self.layoutArguments(parameters).map { $0 + mark }
    }
  }

  /// The arguments of the initializers of tables, collections and their controllers; nil for
  /// others.
  private static func layoutArguments(_ parameters: FunctionParameterListSyntax) -> String? {
    let values = parameters.map { parameter -> String? in
      let type = parameter.type.trimmedDescription.filter { $0 != "!" && $0 != "?" }
      return switch (parameter.firstName.text, type) {
      case ("frame", "CGRect"): "UIKit.UIScreen.main.bounds"
      case ("style", "UITableView.Style"), ("style", "UITableViewStyle"): ".plain"
      case ("collectionViewLayout", "UICollectionViewLayout"):
        "UIKit.UICollectionViewFlowLayout()"
      default: nil
      }
    }
    let texts = zip(parameters, values).compactMap { parameter, value in
      value.map { "\(parameter.firstName.text): \($0)" }
    }
    return texts.count == parameters.count ? "(\(texts.joined(separator: ", ")))" : nil
  }
}

extension TypeRecord {
  /// Whether code at the end of the file can name the type: no function is around it, and it is
  /// not private to another one.
  var isSeenInFile: Bool {
    if isTopLevel { return true }
    var current = declaration.parent
    while let syntax = current {
      if syntax.is(CodeBlockSyntax.self) || syntax.is(ClosureExprSyntax.self)
        || syntax.is(AccessorBlockSyntax.self)
      {
        return false
      }
      current = syntax.parent
    }
    let modifiers = declaration.asProtocol((any DeclGroupSyntax).self)?.modifiers
    return modifiers?.containsAny(["private"]) != true
  }
}
