public import Bars
public import Controls
public import PictureKit

// Attributes that a program keeps in a dictionary, instead of writing them where they are used.

extension BarItem {
  /// Sets the attributes of the title in a state; nil has those of the bar.
  @_disfavoredOverload
  public func setTitleTextAttributes(
    _ attributes: [TextAttributes.Key: Any]?, for state: UIControl.State
  ) {
    setTitleTextAttributes(attributes.map { TextAttributes(objects: $0) }, for: state)
  }
}

extension SegmentedControl {
  /// Sets the attributes of titles in a state.
  @_disfavoredOverload
  public func setTitleTextAttributes(
    _ attributes: [TextAttributes.Key: Any]?, for state: UIControl.State
  ) {
    setTitleTextAttributes(attributes.map { TextAttributes(objects: $0) }, for: state)
  }
}

extension UIAppearanceProxy where Target: BarItem {
  /// Sets the attributes of the titles of items that have none of their own in the state.
  @_disfavoredOverload
  public func setTitleTextAttributes(
    _ attributes: [TextAttributes.Key: Any]?, for state: UIControl.State
  ) {
    setTitleTextAttributes(attributes.map { TextAttributes(objects: $0) }, for: state)
  }
}
