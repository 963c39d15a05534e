internal import Geometry

/// An effect that shows content in the colors of the blur behind it: `UIVibrancyEffect`.
///
/// Add a view with this effect to the content view of one with a ``BlurEffect``. The alpha of the
/// content is a stencil through which the content behind shows, with stronger colors and a tint for
/// legibility; the colors of the content are not shown.
open class VibrancyEffect: VisualEffect {
  /// The importance of the content: `UIVibrancyEffectStyle`.
  public enum Style: Int, Hashable, Sendable {
    /// Text.
    case label
    /// Text of less importance.
    case secondaryLabel
    /// Text of tertiary importance.
    case tertiaryLabel
    /// Text of quaternary importance.
    case quaternaryLabel
    /// A shape.
    case fill
    /// A large shape.
    case secondaryFill
    /// A very large shape.
    case tertiaryFill
    /// A line.
    case separator
  }

  /// The blur behind the content.
  public let blurEffect: BlurEffect
  /// The importance of the content.
  public let style: Style

  /// Creates an effect for content on a blur.
  ///
  /// - Parameters:
  ///   - blurEffect: The blur behind the content.
  ///   - style: The importance of the content; `.label` by default.
  public init(blurEffect: BlurEffect, style: Style = .label) {
    self.blurEffect = blurEffect
    self.style = style
    super.init()
  }

  /// The color over the content behind: black in light appearance, white in dark appearance.
  ///
  /// No opacities are published. Those of labels are the ones of UIKit's label colors, except the
  /// first, which is not opaque, so that the content behind shows; those of fills and lines are
  /// above those of the fill colors, which lie on top of a background instead of replacing it.
  func tint(in appearance: UserInterfaceStyle) -> Color {
    let alpha =
      switch style {
      case .label: 0.8
      case .secondaryLabel: 0.6
      case .tertiaryLabel: 0.3
      case .quaternaryLabel: 0.18
      case .fill: 0.3
      case .secondaryFill: 0.22
      case .tertiaryFill: 0.15
      case .separator: 0.25
      }
    let isDark = blurEffect.style.appearance(in: appearance) == .dark
    return Color(white: isDark ? 1 : 0, alpha: alpha)
  }
}
