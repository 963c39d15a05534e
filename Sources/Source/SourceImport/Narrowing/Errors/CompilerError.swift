/// An error of the compiler in a rewritten program.
public struct CompilerError: Sendable, Equatable {
  /// The path of the user's file.
  public let file: String
  /// The line in the user's file, from 1.
  public let line: Int
  /// The column in the rewritten line, from 1; nil if it is not known.
  public let column: Int?
  /// What is wrong.
  public let message: String
  /// The rewritten line; empty if it is not known.
  public let code: String
  /// What the compiler adds, a sentence each.
  public let notes: [String]

  /// Creates an error.
  public init(
    file: String, line: Int, column: Int? = nil, message: String, code: String = "",
    notes: [String] = []
  ) {
    (self.file, self.line, self.column) = (file, line, column)
    (self.message, self.code, self.notes) = (message, code, notes)
  }

  /// The names that the message quotes, without the compiled module's.
  var quotedNames: [String] { Self.quotedNames(in: message) }

  /// Returns the names that a message quotes, without the compiled module's.
  static func quotedNames(in message: String) -> [String] {
    let parts = message.split(separator: "'", omittingEmptySubsequences: false)
    return parts.indices.filter { $0 % 2 == 1 && $0 + 1 < parts.count }.map { index in
      withoutModule(String(parts[index]))
    }
  }

  /// The message without the names that the program adds; those of the user's source stay.
  var reason: String {
    if message.contains("_CutValue") { return "it uses what is cut" }
    // The product's name of a type of UIKit says nothing.
    var sentence = message.replacing(#/ \(aka '[^']*'\)/#, with: "").trimmingSpaces
    if sentence.hasSuffix(".") { sentence.removeLast() }
    let parts = sentence.split(separator: "'", omittingEmptySubsequences: false)
    return parts.enumerated().map { $0 % 2 == 1 ? Self.withoutModule(String($1)) : String($1) }
      .joined(separator: "'")
  }

  /// Removes the module of a compiled program, `_NameRecipes`, from a qualified name.
  private static func withoutModule(_ name: String) -> String {
    guard name.hasPrefix("_"), let range = name.firstRange(of: "Recipes.") else { return name }
    return String(name[range.upperBound...])
  }
}
