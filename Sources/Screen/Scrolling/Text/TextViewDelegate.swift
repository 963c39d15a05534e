/// Receives the events of a text view: `UITextViewDelegate`.
///
/// All methods are optional.
public protocol TextViewDelegate: ScrollViewDelegate, TextItemDelegate {
  /// Returns whether the text may be edited; true by default.
  func textViewShouldBeginEditing(_ textView: TextView) -> Bool
  /// Returns whether editing may end; true by default.
  func textViewShouldEndEditing(_ textView: TextView) -> Bool
  /// Called after editing has begun.
  func textViewDidBeginEditing(_ textView: TextView)
  /// Called after editing has ended.
  func textViewDidEndEditing(_ textView: TextView)
  /// Returns whether characters may be replaced by others; true by default.
  ///
  /// - Parameters:
  ///   - textView: The view.
  ///   - range: The UTF-16 units that are replaced.
  ///   - text: The replacement; empty for the delete key, `"\n"` for the return key.
  /// - Returns: Whether the text may change.
  func textView(
    _ textView: TextView, shouldChangeTextIn range: Range<Int>, replacementText text: String
  ) -> Bool
  /// Called after typing has changed the text.
  func textViewDidChange(_ textView: TextView)
  /// Called after the selection has changed.
  func textViewDidChangeSelection(_ textView: TextView)
}

extension TextViewDelegate {
  /// Returns true.
  public func textViewShouldBeginEditing(_ textView: TextView) -> Bool { true }
  /// Returns true.
  public func textViewShouldEndEditing(_ textView: TextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: TextView) {}
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: TextView) {}
  /// Returns true.
  public func textView(
    _ textView: TextView, shouldChangeTextIn range: Range<Int>, replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func textViewDidChange(_ textView: TextView) {}
  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: TextView) {}
}
