internal import Geometry

/// Whether a tint color is dimmed: `UIView.TintAdjustmentMode`.
public enum TintAdjustmentMode: Int, Hashable, Sendable {
  /// That of the superview.
  case automatic
  /// The color as it is.
  case normal
  /// Gray, with the brightness of the color.
  case dimmed
}

extension View {
  /// The tint of the view or of the closest superview that has one, before it is dimmed.
  var undimmedTintColor: Color {
    ownTintColor ?? superview?.undimmedTintColor ?? .systemBlue
  }

  /// Redraws this view and those that inherit its tint.
  func tintDidChange() {
    tintColorDidChange()
    for view in subviews where view.ownTintColor == nil || view.ownTintAdjustmentMode == nil {
      view.tintDidChange()
    }
  }
}

extension Color {
  /// The gray of the same luminance, by the weights of BT.709, with 80 % of the opacity.
  var dimmed: Color {
    let white = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    return Color(white: white, alpha: alpha * 0.8)
  }
}
