public import Geometry
internal import ImageFiles
public import Layers
public import PictureKit
public import StageKit

extension Snapshotting where Value == UIView, Format == UIImage {
  /// Draws a view in its size.
  public static var image: Snapshotting { .image() }

  /// Draws a view.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: Changes nothing: what is drawn is the same.
  ///   - precision: The part of the pixels that must match, 0 to 1.
  ///   - perceptualPrecision: How much a pixel must be like the expected one, 0 to 1.
  ///   - size: The size, in points; that of the view unless given.
  ///   - traits: The traits of the view.
  /// - Returns: The strategy.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    image(
      ViewDrawing(size: size, safeArea: .zero, traits: traits), precision, perceptualPrecision
    ) { drawing, view in drawing.image(of: view) }
  }
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
  /// Draws the view of a controller in its size.
  public static var image: Snapshotting { .image() }

  /// Draws the view of a controller on a device.
  ///
  /// - Parameters:
  ///   - config: The device.
  ///   - precision: The part of the pixels that must match, 0 to 1.
  ///   - perceptualPrecision: How much a pixel must be like the expected one, 0 to 1.
  ///   - size: The size, in points; that of the device unless given.
  ///   - traits: Traits besides those of the device.
  /// - Returns: The strategy.
  public static func image(
    on config: ViewImageConfig, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    image(
      ViewDrawing(
        size: size ?? config.size, safeArea: config.safeArea,
        traits: UITraitCollection(traitsFrom: [config.traits, traits])),
      precision, perceptualPrecision
    ) { drawing, controller in drawing.image(of: controller) }
  }

  /// Draws the view of a controller.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: Changes nothing: what is drawn is the same.
  ///   - precision: The part of the pixels that must match, 0 to 1.
  ///   - perceptualPrecision: How much a pixel must be like the expected one, 0 to 1.
  ///   - size: The size, in points; that of the view unless given.
  ///   - traits: The traits of the view.
  /// - Returns: The strategy.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    image(
      ViewDrawing(size: size, safeArea: .zero, traits: traits), precision, perceptualPrecision
    ) { drawing, controller in drawing.image(of: controller) }
  }
}

extension Snapshotting where Format == UIImage {
  /// Returns the strategy that draws in the size and with the traits of a drawing.
  fileprivate static func image(
    _ drawing: ViewDrawing, _ precision: Float, _ perceptualPrecision: Float,
    draw: @escaping (ViewDrawing, Value) -> UIImage
  ) -> Snapshotting {
    SimplySnapshotting.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: drawing.scale
    ).pullback { value in draw(drawing, value) }
  }
}

extension Snapshotting where Value == CALayer, Format == UIImage {
  /// Draws a layer in its size.
  public static var image: Snapshotting { .image() }

  /// Draws a layer.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    SimplySnapshotting.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: UIScreen.main.scale
    ).pullback { layer in
      UIGraphicsImageRenderer(bounds: layer.bounds).image { layer.render(in: $0.cgContext) }
    }
  }
}

extension Snapshotting where Value == UIBezierPath, Format == UIImage {
  /// Fills a path with black.
  public static var image: Snapshotting { .image() }

  /// Fills a path with black.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1
  ) -> Snapshotting {
    SimplySnapshotting.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: scale
    ).pullback { path in
      let format = UIGraphicsImageRendererFormat()
      format.scale = scale
      return UIGraphicsImageRenderer(bounds: path.bounds, format: format).image { _ in path.fill() }
    }
  }
}
