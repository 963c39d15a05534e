/// A class of the project, and what it descends from.
public struct ClassSummary: Sendable, Equatable {
  /// The name, with the names of the enclosing types: `Outer.Inner`.
  public let name: String
  /// The first inherited type as written, which may be a protocol; nil if there is none.
  public let superclassName: String?
  /// The superclasses within the project, the nearest first.
  public let projectSuperclasses: [String]
  /// The first ancestor that the project does not declare, `UIViewController` for example.
  ///
  /// nil if the class has no such ancestor.
  public let rootClass: String?
  /// The protocols that the class and its extensions name, without those of its superclasses.
  public let protocols: [String]
  /// The path of the file with the declaration.
  public let file: String
  /// The line of the declaration, from 1.
  public let line: Int
  /// Whether `init(coder:)` is declared or inherited, so that a storyboard can make the class.
  public let isMadeFromCoder: Bool
}
