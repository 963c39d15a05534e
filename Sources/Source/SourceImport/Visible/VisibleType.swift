internal import SwiftSyntax

/// A type that Swift files declare and that Objective-C sees: a class, an `@objc` protocol or
/// enumeration, or what they add to a class that they do not declare.
public struct VisibleType: Sendable {
  /// What is declared.
  public enum Kind: Sendable { case `class`, `protocol`, enumeration, `extension` }

  /// What it is.
  public let kind: Kind
  /// The name in Swift.
  public let name: String
  /// The name in Objective-C.
  public let visibleName: String
  /// The inherited types as written.
  public let inherited: [String]
  /// The members, or the cases of an enumeration.
  public let members: [Member]

  /// A member that Objective-C may see.
  public struct Member: Sendable {
    /// What a member is.
    public enum Kind: Sendable { case method, initializer, property, enumerationCase }

    /// What it is.
    public let kind: Kind
    /// The name in Swift; `init` of an initializer.
    public let name: String
    /// The selector, the property's name, or the value of a case.
    public let selector: String
    /// The labels of the parameters; `_` for none.
    public let labels: [String]
    /// The types of the parameters as written, or that of a property.
    public internal(set) var types: [String]
    /// The type of a method's result as written; nil for none.
    public internal(set) var result: String?
    /// Whether it is a member of the type.
    public var isStatic = false
    /// Whether a property cannot be set.
    public var isReadOnly = false
    /// Whether it is an optional requirement of a protocol.
    public var isOptional = false
    /// Whether an initializer may return nil.
    public var isFailable = false
    /// The place among the parameters in Objective-C of that for an error, which a throwing function
    /// has there; nil of one that does not throw.
    public var errorIndex: Int?
    /// Whether the selector is that of Swift 2, where a first parameter has no label.
    public var isOfSwift2 = false

    /// Returns the member with other names of types.
    func replacing(_ names: [String: String]) -> Member {
      func replaced(_ type: String) -> String {
        var result = ""
        var word = ""
        var previous: Character = " "
        for character in type + " " {
          if character.isLetter || character.isNumber || character == "_" {
            word.append(character)
            continue
          }
          result += previous == "." ? word : names[word] ?? word
          word = ""
          result.append(character)
          previous = character
        }
        return String(result.dropLast())
      }
      var copy = self
      copy.types = types.map(replaced)
      copy.result = result.map(replaced)
      return copy
    }
  }
}

extension VisibleType {
  /// Returns the types of some files that Objective-C may see, in the order of the files.
  ///
  /// Files that cannot be parsed have none.
  public static func types(in files: [SourceFile]) -> [VisibleType] {
    var collected: [VisibleType] = []
    var aliases: [String: String] = [:]
    for (index, file) in files.enumerated() {
      guard let parsed = ParsedFile(file, index: index) else { continue }
      let collector = VisibleTypeCollector(viewMode: .sourceAccurate)
      collector.walk(parsed.tree)
      for type in collector.types { collected.append(type) }
      aliases.merge(collector.aliases) { first, _ in first }
    }
    // Members of extensions stand with those of their class.
    var result: [VisibleType] = []
    for type in collected where !type.isExtension {
      let extensions = collected.filter { $0.isExtension && $0.name == type.name }
      result.append(
        VisibleType(
          kind: type.kind, name: type.name, visibleName: type.visibleName,
          inherited: type.inherited + extensions.flatMap(\.inherited),
          members: type.members + extensions.flatMap(\.members)))
    }
    let own = Set(result.map(\.name))
    let others = collected.filter { $0.isExtension && !own.contains($0.name) }
    for name in Set(others.map(\.name)).sorted() {
      result.append(
        VisibleType(
          kind: .extension, name: name, visibleName: name, inherited: [],
          members: others.filter { $0.name == name }.flatMap(\.members)))
    }
    return aliases.isEmpty ? result : result.map { $0.replacing(aliases) }
  }

  /// Returns the type with other names of types in its members.
  private func replacing(_ names: [String: String]) -> VisibleType {
    VisibleType(
      kind: kind, name: name, visibleName: visibleName, inherited: inherited,
      members: members.map { $0.replacing(names) })
  }

  /// Whether this has the members of an extension only.
  var isExtension: Bool { kind == .extension }
}
