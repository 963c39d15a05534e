public import Geometry
internal import PictureKit

/// The environment of a view: `UITraitCollection`.
public struct TraitCollection: Hashable, Sendable {
  /// The space in a direction: `UIUserInterfaceSizeClass`.
  public enum SizeClass: Int, Hashable, Sendable {
    /// Unknown.
    case unspecified
    /// Constrained space, such as the width of a phone.
    case compact
    /// Ample space, such as the height of a phone.
    case regular
  }

  /// The kind of device: `UIUserInterfaceIdiom`.
  public enum Idiom: Int, Hashable, Sendable {
    /// Unknown.
    case unspecified = -1
    /// A phone.
    case phone
    /// A tablet.
    case pad
  }

  /// Light or dark; light by default.
  public var userInterfaceStyle = UserInterfaceStyle.light
  /// The number of pixels per point; separators are one pixel wide; 2 by default.
  ///
  /// It does not depend on the scale at which a frame is rendered.
  public var displayScale = 2.0
  /// The space in the width; compact by default.
  public var horizontalSizeClass = SizeClass.compact
  /// The space in the height; regular by default.
  public var verticalSizeClass = SizeClass.regular
  /// The device; a phone by default.
  public var userInterfaceIdiom = Idiom.phone

  /// The direction of the language; from left to right by default.
  public var layoutDirection = LayoutDirection.leftToRight

  /// The values of the program's own traits; none by default.
  package var custom = CustomTraits()

  /// Creates the traits of a phone in light appearance.
  public init() {}

  /// Creates the traits of a phone with an appearance.
  public init(userInterfaceStyle: UserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
  }

  /// The traits of a view that is in no stage: those of a phone, with the scale and the direction
  /// of the stage whose code runs, as UIKit measures a label that is in no window for the main
  /// screen.
  static var detached: TraitCollection {
    var traits = TraitCollection()
    traits.displayScale = TextSettings.current.displayScale
    if TextSettings.current.isRightToLeft { traits.layoutDirection = .rightToLeft }
    return traits
  }

  /// Creates the traits of a screen.
  ///
  /// - Parameter screen: The size, in points. From 744 points in the smaller direction, the width
  ///   of the smallest tablet, it is a tablet with regular size classes. A phone in landscape has a
  ///   compact height, and a regular width if it is a large one, at least 414 points in the smaller
  ///   direction.
  init(screen: Size) {
    if min(screen.width, screen.height) >= 744 {
      userInterfaceIdiom = .pad
      horizontalSizeClass = .regular
    } else if screen.width > screen.height {
      verticalSizeClass = .compact
      if screen.height >= 414 { horizontalSizeClass = .regular }
    }
  }
}
