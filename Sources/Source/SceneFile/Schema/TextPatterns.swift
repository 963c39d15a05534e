internal import Geometry

// The patterns are regular expressions of ECMA 262, as JSON Schema has them. They describe less
// than the program checks: which names there are, and how an expression is built, depend on the
// file.
extension JSONSchema {
  /// The longest text, in characters.
  static let maxTextLength = 2000

  /// A text of any kind.
  static let plainText = JSONSchema.scalar(maxLength: maxTextLength)

  /// A new name: an identifier that expressions do not have, and that YAML reads as a text.
  static let newName = JSONSchema.text(pattern: newNamePattern, maxLength: nil)

  /// The pattern of new names.
  static let newNamePattern: String = {
    let taken =
      NameTable.constants + [NameTable.stage] + NameTable.wordsOfYAML
      + Expression.Function.allCases.map(\.rawValue)
    return
      "^(?!(\(taken.joined(separator: "|")))$)[A-Za-z][A-Za-z0-9_]{0,\(NameTable.maxLength - 1)}$"
  }()

  /// True or false whatever parameters are, in quotes or not.
  static let flag = JSONSchema.oneOf([.toggle, .choice(["true", "false"])])

  /// The name of a parameter.
  static let parameterName = JSONSchema.text(pattern: "^[A-Za-z][A-Za-z0-9_]*$", maxLength: nil)

  /// The name of views, or of one of them: `ball` or `ball[0]`.
  static let viewName = JSONSchema.text(
    pattern: #"^[A-Za-z][A-Za-z0-9_]* *(\[.*\])?$"#, maxLength: nil)

  /// An expression: numbers, names, operators, parentheses and brackets in any order.
  static let expression = JSONSchema.text(
    pattern: #"^(\s|[A-Za-z_][A-Za-z0-9_]*|(\d+\.?\d*|\.\d+)([eE][-+]?\d+)?(?![A-Za-z0-9_.])"#
      + #"|[-+*/%^<>=(),.\[\]])+$"#,
    maxLength: ExpressionParser.maxLength)

  /// A color: a name, hexadecimal digits, or an element of a list.
  static let color = JSONSchema.text(
    pattern: #"^(#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})|[A-Za-z][A-Za-z0-9_]* *\[.*\]|"#
      + "\(SceneColor.names.joined(separator: "|")))$", maxLength: nil)
}
