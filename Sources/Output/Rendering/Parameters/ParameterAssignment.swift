package import StageKit

/// The values that are given for a parameter: `elasticity=0.8`, or several, `elasticity=0.2,0.8`.
package struct ParameterAssignment: Hashable, Sendable {
  /// The name of the parameter.
  package let name: String
  /// The texts of the values, one or more.
  package internal(set) var texts: [String]

  /// Parses an assignment; nil if there is no name or no equals sign.
  ///
  /// - Parameter text: A name, an equals sign and values, separated by commas.
  package init?(_ text: String) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty else { return nil }
    name = String(parts[0])
    texts = parts[1].split(separator: ",", omittingEmptySubsequences: false).map(String.init)
  }
}

extension [ParameterAssignment] {
  /// Returns a recipe with the values.
  ///
  /// - Parameters:
  ///   - recipe: The recipe.
  ///   - remedy: What to do about several values of one parameter, the end of an error sentence.
  /// - Returns: The recipe.
  /// - Throws: A ``RenderingError`` or a `ParameterError` if a parameter is given twice, has
  ///   several values, or a value that is not allowed.
  package func configure(
    _ recipe: any Recipe, orElse remedy: String = "--grid shows them as tiles"
  ) throws -> any Recipe {
    try checkNames()
    for assignment in self where assignment.texts.count > 1 {
      _ = try recipe.parameter(named: assignment.name)
      throw RenderingError(
        "--set gives \(assignment.name) \(assignment.texts.count) values; \(remedy).")
    }
    return try recipe.setting(
      parsing: Dictionary(uniqueKeysWithValues: map { ($0.name, $0.texts[0]) }))
  }

  /// Checks that no parameter is given twice.
  func checkNames() throws(RenderingError) {
    for (index, assignment) in enumerated()
    where self[..<index].contains(where: { $0.name == assignment.name }) {
      throw RenderingError(
        "--set gives \(assignment.name) twice; several values for --grid are separated by commas.")
    }
  }
}
