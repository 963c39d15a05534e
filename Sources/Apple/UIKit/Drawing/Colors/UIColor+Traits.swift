public import Geometry
public import StageKit

extension Color {
  /// Creates a color that depends on the appearance.
  ///
  /// - Parameter dynamicProvider: Returns the color for traits; it is called at once, for light and
  ///   for dark appearance. Other traits are those of the stage.
  public init(dynamicProvider: @escaping (TraitCollection) -> Color) {
    var traits = UIApplication.current?.stage.traitCollection ?? TraitCollection()
    traits.userInterfaceStyle = .light
    let light = dynamicProvider(traits)
    traits.userInterfaceStyle = .dark
    self.init(light: light, dark: dynamicProvider(traits))
  }

  /// Returns the color in the appearance of traits.
  public func resolvedColor(with traitCollection: TraitCollection) -> Color {
    resolved(for: traitCollection.userInterfaceStyle)
  }

  /// The tint of a view without one: the program's accent color, or else the system's blue.
  public static var tintColor: Color { UIApplication.current?.stage.view.tintColor ?? .systemBlue }

  /// Creates a color from components in sRGB, from 0 to 1.
  public init(srgbRed red: Double, green: Double, blue: Double, alpha: Double) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a gray from 0 (black) to 1 (white).
  public init(gray: Double, alpha: Double) { self.init(white: gray, alpha: alpha) }
}

extension TraitCollection {
  /// The traits of the screen; in a drawing view they are the same.
  public static var current: TraitCollection {
    UIApplication.shared.service { _ in CurrentTraits() }.stack.last
      ?? UIApplication.shared.stage.traitCollection
  }

  /// The traits of ``performAsCurrent(_:)``; nil outside.
  static var performed: TraitCollection? {
    UIApplication.current?.service { _ in CurrentTraits() }.stack.last
  }

  /// Calls a function in which this is ``current``.
  public func performAsCurrent(_ actions: () -> Void) {
    let traits = UIApplication.shared.service { _ in CurrentTraits() }
    traits.stack.append(self)
    defer { traits.stack.removeLast() }
    actions()
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the components of a color, from 0 to 1, in an array; Core Graphics has a pointer.
public func CGColorGetComponents(_ color: Color?) -> [Double]! { color?.components }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the number of components of a color: 4, and 0 for nil.
public func CGColorGetNumberOfComponents(_ color: Color?) -> Int { color?.numberOfComponents ?? 0 }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the opacity of a color, from 0 to 1; 0 for nil.
public func CGColorGetAlpha(_ color: Color?) -> Double { color?.alpha ?? 0 }

/// The traits that are current in functions that are running.
private final class CurrentTraits {
  var stack: [TraitCollection] = []
}
