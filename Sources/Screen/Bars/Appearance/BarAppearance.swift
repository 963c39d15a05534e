public import Controls
public import Geometry
public import PictureKit

/// The fill and the separator of a bar: `UIBarAppearance`.
///
/// A bar takes the values of an appearance when it is set, and when they change later.
open class BarAppearance: CreationHashable {
  package let creationNumber = CreationNumber()
  /// The blur of the content behind; by default the material of bars, and nil for none.
  open var backgroundEffect: BlurEffect? = BlurEffect(style: .systemChromeMaterial) {
    didSet { onChange?() }
  }
  /// The color over the blur; nil, the default, for none.
  open var backgroundColor: Color? { didSet { onChange?() } }
  /// The image over the color, stretched over the bar; nil by default.
  open var backgroundImage: Drawing? { didSet { onChange?() } }
  /// The color of the separator; nil for no separator.
  open var shadowColor: Color? = BarAppearance.lineColor { didSet { onChange?() } }
  /// The image instead of the separator; nil by default.
  open var shadowImage: Drawing? { didSet { onChange?() } }

  /// Called after a value has changed.
  var onChange: (() -> Void)?

  /// The color of bars that are not translucent, as commonly measured: 0xF9F9F9 and 0x1D1D1D.
  static let opaqueColor = Color(light: Color(white: 249.0 / 255), dark: Color(white: 29.0 / 255))

  /// The color of the line at the edge of a bar: black of 30 %, as in reference pictures of UIKit
  /// (#b2b2b2 on white), and white of 15 % in dark appearance, by eye.
  static let lineColor = Color(
    light: Color(white: 0, alpha: 0.3), dark: Color(white: 1, alpha: 0.15))

  /// Creates the default appearance.
  public init() {}

  /// Creates an appearance with the fill and the separator of another one.
  public init(barAppearance: BarAppearance) {
    backgroundEffect = barAppearance.backgroundEffect
    backgroundColor = barAppearance.backgroundColor
    backgroundImage = barAppearance.backgroundImage
    shadowColor = barAppearance.shadowColor
    shadowImage = barAppearance.shadowImage
  }

  /// Sets the default fill and separator: a blur, with a line.
  open func configureWithDefaultBackground() {
    setBackground(
      effect: BlurEffect(style: .systemChromeMaterial), color: nil, shadow: Self.lineColor)
  }

  /// Sets an opaque fill in the color of bars, with a line.
  open func configureWithOpaqueBackground() {
    setBackground(effect: nil, color: Self.opaqueColor, shadow: Self.lineColor)
  }

  /// Removes the fill and the separator.
  open func configureWithTransparentBackground() {
    setBackground(effect: nil, color: nil, shadow: nil)
  }

  private func setBackground(effect: BlurEffect?, color: Color?, shadow: Color?) {
    backgroundEffect = effect
    backgroundColor = color
    backgroundImage = nil
    shadowColor = shadow
    shadowImage = nil
  }
}

@available(*, unavailable)
extension BarAppearance: Sendable {}
