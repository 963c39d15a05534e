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
  /// Whether the font of a text style gets the size that the view's environment prefers when that
  /// changes; false by default.
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
      guard newValue, isFirst else { return }
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
  /// The size of texts that the environment of the view prefers.
  fileprivate var contentSize: Font.ContentSize {
    traitCollection.preferredContentSizeCategory.contentSize
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
