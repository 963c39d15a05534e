/// The receiver of the events of a text field: `UITextFieldDelegate`; all methods are optional.
public protocol TextFieldDelegate: AnyObject {
  /// Returns whether the field may be edited; true by default.
  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool
  /// Called after editing has begun.
  func textFieldDidBeginEditing(_ textField: TextField)
  /// Returns whether editing may end; true by default.
  func textFieldShouldEndEditing(_ textField: TextField) -> Bool
  /// Called after editing has ended.
  func textFieldDidEndEditing(_ textField: TextField)
  /// Called after editing has ended; by default it calls the method without a reason.
  func textFieldDidEndEditing(_ textField: TextField, reason: TextField.DidEndEditingReason)
  /// Returns whether characters may be replaced by others; true by default.
  ///
  /// - Parameters:
  ///   - textField: The field.
  ///   - range: The UTF-16 units that are replaced.
  ///   - string: The replacement; empty for the delete key.
  /// - Returns: Whether the text may change.
  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: Range<Int>,
    replacementString string: String
  ) -> Bool
  /// Called after the cursor has moved.
  func textFieldDidChangeSelection(_ textField: TextField)
  /// Returns whether the clear button may clear the text; true by default.
  func textFieldShouldClear(_ textField: TextField) -> Bool
  /// Returns whether the return key has its normal effect; true by default.
  func textFieldShouldReturn(_ textField: TextField) -> Bool
}

extension TextFieldDelegate {
  /// Returns true.
  public func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: TextField) {}
  /// Returns true.
  public func textFieldShouldEndEditing(_ textField: TextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: TextField) {}
  /// Calls the method without a reason.
  public func textFieldDidEndEditing(
    _ textField: TextField, reason: TextField.DidEndEditingReason
  ) {
    textFieldDidEndEditing(textField)
  }
  /// Returns true.
  public func textField(
    _ textField: TextField, shouldChangeCharactersIn range: Range<Int>,
    replacementString string: String
  ) -> Bool { true }
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: TextField) {}
  /// Returns true.
  public func textFieldShouldClear(_ textField: TextField) -> Bool { true }
  /// Returns true.
  public func textFieldShouldReturn(_ textField: TextField) -> Bool { true }
}
