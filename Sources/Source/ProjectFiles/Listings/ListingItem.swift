/// What a listing has outside of others: a class, a method, a line of the preprocessor.
enum ListingItem {
  /// A line of the preprocessor, a type, a function, a variable, a forward declaration.
  case declaration([ListingToken])
  /// A statement outside of methods.
  case statement([ListingToken])
  /// A class, class extension, category or protocol.
  case interface(ListingInterface)
  /// The beginning of an implementation: a class or category, and its instance variables.
  case implementation(name: String, category: String?, [ListingToken])
  /// The end of an implementation.
  case end
  /// A method with its body.
  case method(ListingMethod)
  /// The name of a file in a comment, without its extension.
  case fileName(String)
}

/// A declaration from `@interface` or `@protocol` to `@end`.
struct ListingInterface {
  /// The name of the class or protocol.
  let name: String
  /// What tells the declaration from others of its class: `@interface`, `@protocol`, the category.
  let kind: String
  /// The name of the superclass; nil if the declaration names none.
  let superclass: String?
  let head: [ListingToken]
  var members: [ListingStatement]
  /// Whether the listing has its end.
  let hasEnd: Bool

  /// Whether the declaration is that of a class itself.
  var isClass: Bool { kind == "@interface" }
}

/// A method with its body.
struct ListingMethod {
  /// The sign and the selector.
  let selector: String
  let head: [ListingToken]
  var statements: [ListingStatement]
  /// The last brace.
  let end: [ListingToken]

  var tokens: [ListingToken] { head + statements.flatMap(\.tokens) + end }
}
