public import Geometry
public import StageKit

/// The screen of the device: the stage.
public final class UIScreen: CreationHashable {
  package let creationNumber = CreationNumber()
  /// As the application's, since it is read when the stage is released.
  private unowned(unsafe) let stage: Stage

  init(stage: Stage) { self.stage = stage }

  /// Creates the screen of the application that is running.
  public convenience init() { self.init(stage: UIApplication.shared.stage) }

  /// The screen of the application that is running.
  public static var main: UIScreen { UIApplication.shared.screen }

  /// The screens of the device: one.
  public static var screens: [UIScreen] { [main] }
  /// The traits of the stage.
  public var traitCollection: TraitCollection { stage.traitCollection }
  /// The most frames in a second: 60.
  public var maximumFramesPerSecond: Int { 60 }

  /// The bounds of the stage, in points.
  public var bounds: Rect { Rect(origin: .zero, size: stage.size) }
  /// The bounds of the stage, in pixels at ``scale``.
  public var nativeBounds: Rect {
    Rect(x: 0, y: 0, width: stage.size.width * scale, height: stage.size.height * scale)
  }
  /// The pixels of a point on the device that the stage stands for; 2 unless another is given.
  ///
  /// Frames have any scale.
  public var scale: Double { stage.traitCollection.displayScale }
  /// The same as ``scale``.
  public var nativeScale: Double { scale }
  /// The brightness, from 0 to 1; it changes nothing in frames.
  public var brightness = 0.5
}

@available(*, unavailable)
extension UIScreen: Sendable {}
