/// The functions in Swift of methods that a class which adopts a protocol of Objective-C may leave
/// out: `delegate?.cardDidTurn?(card)` in Swift calls `ifImplemented_cardDidTurn(_:)`.
package enum OptionalMethods {
  /// Returns the name of the function that calls a method if the object has it, and else returns
  /// nil.
  ///
  /// - Parameter name: The name of the method in Swift, without labels.
  /// - Returns: The name of the function.
  package static func callName(of name: String) -> String { "ifImplemented_\(name)" }
}
