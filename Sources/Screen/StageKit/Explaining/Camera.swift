public import Geometry
internal import Layers
public import Tween

/// The part of a stage that its frames show, which can be moved and zoomed.
///
/// ```swift
/// stage.camera.zoom(to: formula, padding: 12, duration: 1)
/// stage.perform(at: 3) { [unowned stage] in stage.camera.reset(duration: 1) }
/// ```
///
/// Views, their frames and touches do not change: the camera transforms what is drawn.
public final class Camera {
  private unowned let stage: Stage
  /// The point in the middle of the frame, in the stage's coordinates.
  public private(set) var center: Point
  /// The magnification; 1 by default.
  public private(set) var magnification = 1.0

  init(_ stage: Stage) {
    self.stage = stage
    center = stage.view.bounds.center
  }

  /// Shows a point in the middle of the frame.
  ///
  /// - Parameters:
  ///   - center: The point, in the stage's coordinates.
  ///   - magnification: The magnification, above 0; nil, the default, keeps the present one.
  ///   - duration: The time of the motion, in seconds; 0, the default, for none.
  ///   - curve: The timing curve of the motion; `.easeInOut` by default.
  public func move(
    to center: Point, magnification: Double? = nil, duration: Double = 0,
    curve: TimingCurve = .easeInOut
  ) {
    let magnification = magnification ?? self.magnification
    precondition(
      magnification > 0 && magnification.isFinite,
      "a camera's magnification must be above 0, not \(magnification)")
    self.center = center
    self.magnification = magnification
    let layer = stage.view.layer
    let animation = BasicAnimation(keyPath: "sublayerTransform")
    animation.fromValue = (layer.presentation() ?? layer).sublayerTransform
    animation.duration = duration
    animation.timingFunction = curve
    layer.removeAnimation(forKey: Self.key)
    layer.sublayerTransform = transform
    if duration > 0 {
      animation.toValue = transform
      layer.add(animation, forKey: Self.key)
    }
  }

  /// Shows a rectangle as large as possible.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in the stage's coordinates; width and height are above 0.
  ///   - padding: The space around it, in points of the stage; 0 by default.
  ///   - duration: The time of the motion, in seconds; 0, the default, for none.
  ///   - curve: The timing curve of the motion; `.easeInOut` by default.
  public func zoom(
    to rect: Rect, padding: Double = 0, duration: Double = 0, curve: TimingCurve = .easeInOut
  ) {
    let (width, height) = (rect.width + 2 * padding, rect.height + 2 * padding)
    precondition(
      width > 0 && height > 0, "a camera cannot show a rectangle of \(width) x \(height) points")
    let size = stage.size
    move(
      to: rect.center, magnification: min(size.width / width, size.height / height),
      duration: duration, curve: curve)
  }

  /// Shows a view as large as possible.
  ///
  /// - Parameters:
  ///   - view: A view of the stage.
  ///   - padding: The space around it, in points of the stage; 20 by default.
  ///   - duration: The time of the motion, in seconds; 0, the default, for none.
  ///   - curve: The timing curve of the motion; `.easeInOut` by default.
  public func zoom(
    to view: View, padding: Double = 20, duration: Double = 0, curve: TimingCurve = .easeInOut
  ) {
    stage.view.layoutIfNeeded()
    zoom(
      to: view.convert(view.bounds, to: stage.view), padding: padding, duration: duration,
      curve: curve)
  }

  /// Shows the whole stage again.
  ///
  /// - Parameters:
  ///   - duration: The time of the motion, in seconds; 0, the default, for none.
  ///   - curve: The timing curve of the motion; `.easeInOut` by default.
  public func reset(duration: Double = 0, curve: TimingCurve = .easeInOut) {
    move(to: stage.view.bounds.center, magnification: 1, duration: duration, curve: curve)
  }

  private static let key = "camera"

  /// The transform of the views about the middle of the stage.
  private var transform: Transform3D {
    let offset = stage.view.bounds.center - center
    return Transform3D(scaleX: magnification, y: magnification, z: 1)
      .translatedBy(x: offset.dx, y: offset.dy, z: 0)
  }
}

@available(*, unavailable)
extension Camera: Sendable {}
