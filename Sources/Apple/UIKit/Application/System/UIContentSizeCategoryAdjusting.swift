public import Controls
internal import PictureKit
public import Scrolling
internal import StageContext
public import StageKit

/// A view whose texts follow the size that the reader prefers.
public protocol UIContentSizeCategoryAdjusting: AnyObject {
  /// Gives the font of a text style the size of the view's environment.
  func _adjustFont()
}

extension UIContentSizeCategoryAdjusting {
  /// Whether the font of a text style has the size that the view's environment prefers, also when
  /// it changes; false by default.
  public var adjustsFontForContentSizeCategory: Bool {
    get {
      ApplicationContext.associatedValue(of: self, "adjustsFontForContentSizeCategory") as? Bool
        ?? false
    }
    set {
      let isFirst =
        ApplicationContext.associatedValue(of: self, "adjustsFontForContentSizeCategory") == nil
      ApplicationContext.setAssociatedValue(
        newValue, of: self, "adjustsFontForContentSizeCategory")
      guard newValue else { return }
      _adjustFont()
      guard isFirst else { return }
      (self as? View)?.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
        (view: View, _) in
        guard let view = view as? any UIContentSizeCategoryAdjusting,
          view.adjustsFontForContentSizeCategory
        else { return }
        view._adjustFont()
      }
    }
  }
}

extension View {
  /// The size of texts that the environment of the view prefers; that of the device for a view in
  /// no window.
  fileprivate var contentSize: Font.ContentSize {
    let category = traitCollection.preferredContentSizeCategory
    return window == nil && category == .large
      ? TextSettings.current.contentSize : category.contentSize
  }
}

extension Label: UIContentSizeCategoryAdjusting {
  /// Gives the font of a text style the size of the label's environment.
  public func _adjustFont() { font = font.adjusted(to: contentSize) }
}

extension TextField: UIContentSizeCategoryAdjusting {
  /// Gives the font of a text style the size of the field's environment.
  public func _adjustFont() { font = font?.adjusted(to: contentSize) }
}

extension TextView: UIContentSizeCategoryAdjusting {
  /// Gives the font of a text style the size of the text view's environment.
  public func _adjustFont() { font = font?.adjusted(to: contentSize) }
}
