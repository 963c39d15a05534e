internal import SwiftSyntax

/// A type that the project declares, with the members of its extensions.
final class TypeRecord {
  enum Kind {
    case `class`
    case other
    case `protocol`
  }

  let kind: Kind
  let name: String
  /// The name with those of the enclosing types.
  let qualifiedName: String
  /// The inherited types as written, without generic arguments.
  var inherited: [String]
  /// How many of ``inherited`` the declaration itself names; the rest are of extensions.
  let declaredInheritanceCount: Int
  let file: ParsedFile
  let declaration: Syntax
  let body: MemberBlockSyntax
  let isGeneric: Bool
  /// Whether the type is seen in the whole file: at the top level of it.
  let isTopLevel: Bool
  var methods: [MethodRecord] = []
  var properties: [String: String] = [:]
  /// The names of the properties that override one of UIKit's or of a superclass.
  var overriddenProperties: Set<String> = []
  /// The types of the properties that are implicitly unwrapped, without the mark.
  var implicitTypes: [String: String] = [:]
  var initializers: [InitializerDeclSyntax] = []
  /// Names of cases and static members.
  var staticNames: Set<String> = []

  init(
    kind: Kind, name: String, enclosing: String?, inherited: [String], file: ParsedFile,
    declaration: Syntax, body: MemberBlockSyntax, isGeneric: Bool, isTopLevel: Bool
  ) {
    self.kind = kind
    self.name = name
    qualifiedName = enclosing.map { "\($0).\(name)" } ?? name
    self.inherited = inherited
    declaredInheritanceCount = inherited.count
    self.file = file
    self.declaration = declaration
    self.body = body
    self.isGeneric = isGeneric
    self.isTopLevel = isTopLevel
  }
}
