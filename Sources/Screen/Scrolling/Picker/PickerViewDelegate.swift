public import PictureKit
public import StageKit

/// Provides the rows of a picker, and receives what a finger selects: `UIPickerViewDelegate`.
///
/// All methods are optional. A row shows its view, or else its attributed title, or else its
/// title.
public protocol PickerViewDelegate: AnyObject {
  /// Returns the width of a wheel, in points; by default the wheels share the width of the picker.
  func pickerView(_ pickerView: PickerView, widthForComponent component: Int) -> Double
  /// Returns the height of a wheel's rows, in points; 32 by default.
  func pickerView(_ pickerView: PickerView, rowHeightForComponent component: Int) -> Double
  /// Returns the title of a row; nil, the default, for none.
  func pickerView(
    _ pickerView: PickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?
  /// Returns the title of a row with attributes; nil, the default, shows the plain one.
  func pickerView(
    _ pickerView: PickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> AttributedText?
  /// Returns the view of a row; by default the row shows its title.
  ///
  /// - Parameters:
  ///   - pickerView: The picker.
  ///   - row: The row.
  ///   - component: The wheel.
  ///   - view: A view that was returned earlier and is no longer shown; nil if there is none.
  /// - Returns: The view.
  func pickerView(
    _ pickerView: PickerView, viewForRow row: Int, forComponent component: Int, reusing view: View?
  ) -> View
  /// Called when a wheel that a finger has turned comes to rest.
  func pickerView(_ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int)
}

extension PickerViewDelegate {
  /// Returns a width that stands for the shared one.
  public func pickerView(_ pickerView: PickerView, widthForComponent component: Int) -> Double {
    PickerView.sharedWidth
  }
  /// Returns 32.
  public func pickerView(_ pickerView: PickerView, rowHeightForComponent component: Int) -> Double {
    PickerView.rowHeight
  }
  /// Returns nil.
  public func pickerView(
    _ pickerView: PickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  /// Returns nil.
  public func pickerView(
    _ pickerView: PickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> AttributedText? { nil }
  /// Returns a view that stands for the title.
  public func pickerView(
    _ pickerView: PickerView, viewForRow row: Int, forComponent component: Int, reusing view: View?
  ) -> View { PlaceholderView() }
  /// Does nothing.
  public func pickerView(
    _ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
}

/// Returned for a delegate that has only titles; the picker shows the title instead.
final class PlaceholderView: View {}
