internal import Geometry

/// The names that expressions and references may use.
package struct NameTable {
  /// The type of the elements of a list.
  package enum ListKind {
    case numbers, colors, texts
  }

  /// What a name stands for.
  package enum Symbol: Equatable {
    /// A parameter that is a number.
    case number
    /// A parameter that is a whole number.
    case wholeNumber
    /// A parameter that is true or false.
    case toggle
    /// A variable of `for`.
    case variable
    case list(ListKind)
    case constant
  }

  /// What is known about the views of a name.
  struct Views {
    let kind: ViewKind
    /// Whether they were made by `for`.
    let isArray: Bool
    /// Whether they are in another view than the canvas.
    var isSubview = false
    /// The line of their entry; nil for the canvas.
    var line: Int? = nil
  }

  /// The numbers that every scene has: the size of the canvas, and the number pi.
  static let constants = ["height", "pi", "width"]
  /// What YAML reads as something else than a text.
  static let wordsOfYAML = ["true", "false", "null"].flatMap {
    [$0, $0.prefix(1).uppercased() + $0.dropFirst(), $0.uppercased()]
  }
  /// The longest name, in characters.
  static let maxLength = 40
  /// The name of the canvas as a view.
  static let stage = "stage"

  private(set) var symbols: [String: Symbol]
  private(set) var views: [String: Views]
  /// The attachments by name, and whether they were made by `for`.
  private(set) var attachments: [String: Bool] = [:]
  /// Whether the y axis points upwards and angles are counterclockwise.
  var isUpward = false

  package init() {
    symbols = Dictionary(uniqueKeysWithValues: Self.constants.map { ($0, .constant) })
    views = [Self.stage: Views(kind: .view, isArray: false)]
  }

  /// Adds a parameter, list or variable.
  ///
  /// - Throws: An ``ExpressionError`` if it is not an identifier, or taken.
  package mutating func add(_ name: String, _ symbol: Symbol) throws(ExpressionError) {
    try checkNew(name)
    symbols[name] = symbol
  }

  /// Adds views.
  ///
  /// - Throws: An ``ExpressionError`` if the name is not an identifier, or taken.
  mutating func add(_ name: String, _ views: Views) throws(ExpressionError) {
    try checkNew(name)
    self.views[name] = views
  }

  /// Adds an attachment, or those of `for`.
  ///
  /// - Throws: An ``ExpressionError`` if the name is not an identifier, or taken.
  mutating func addAttachment(_ name: String, isArray: Bool) throws(ExpressionError) {
    try checkNew(name)
    attachments[name] = isArray
  }

  /// Removes a variable.
  mutating func remove(_ name: String) { symbols[name] = nil }

  private func checkNew(_ name: String) throws(ExpressionError) {
    let isIdentifier =
      name.utf8.count == name.count && name.first?.isLetter == true
      && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    guard isIdentifier, name.count <= Self.maxLength else {
      throw ExpressionError(
        "a name has up to \(Self.maxLength) letters a to z, digits and underscores and begins with a letter, "
          + "unlike '\(name)'")
    }
    if let views = views[name] {
      let owner = views.line.map { "the view of line \($0)" } ?? "the canvas"
      throw ExpressionError("the name '\(name)' is taken by \(owner)")
    }
    guard symbols[name] == nil, attachments[name] == nil,
      Expression.Function(rawValue: name) == nil, !Self.wordsOfYAML.contains(name)
    else { throw ExpressionError("the name '\(name)' is taken") }
  }

  /// Checks that a name is a number, or a list of numbers.
  func check(_ name: String, isList: Bool) throws(ExpressionError) {
    switch (symbols[name], isList) {
    case (.number, false), (.wholeNumber, false), (.variable, false), (.constant, false),
      (.list(.numbers), true):
      return
    case (.list(.numbers), false):
      throw ExpressionError("'\(name)' is a list; an element is \(name)[0]")
    case (nil, _): throw unknown(name)
    default:
      throw ExpressionError(
        isList ? "'\(name)' is not a list of numbers" : "'\(name)' is not a number")
    }
  }

  /// Returns the error about an unknown name.
  func unknown(_ name: String) -> ExpressionError {
    let known = symbols.keys.sorted()
    let nearest = name.suggestion(of: known)
    return ExpressionError(
      "'\(name)' is not a parameter, list or variable; known are \(known.joined(separator: ", "))"
        + nearest)
  }
}
