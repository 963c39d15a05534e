internal import CoreMotion
internal import Dynamics
internal import ElementaryFunctions
internal import Geometry
internal import Layers
internal import StageKit

/// The effects of a view, which move what frames show of it while the device is tilted.
final class MotionEffects {
  let list: [UIMotionEffect]
  private weak var view: View?
  private weak var application = UIApplication.current
  private var animations: [OffsetAnimation] = []

  /// Adds effects to a view.
  init(_ list: [UIMotionEffect], on view: View) {
    self.list = list
    self.view = view
    let names = list.reduce(into: Set<String>()) { names, effect in
      names.formUnion(
        effect.keyPathsAndRelativeValues(forViewerOffset: .zero)?.keys.map { $0 } ?? [])
    }
    for name in names.sorted() {
      guard let animation = animation(of: name) else {
        UIApplication.logOnce("Motion effects of \(name) do not move views in a film.")
        continue
      }
      animations.append(animation)
      view.layer.addOffset(animation)
    }
  }

  /// Removes the effects from the view.
  func remove() {
    for animation in animations { view?.layer.removeOffset(animation) }
    animations = []
  }

  /// Returns what moves a property; nil if effects cannot.
  private func animation(of name: String) -> OffsetAnimation? {
    switch name {
    case "center.x", "layer.position.x":
      OffsetAnimation(keyPath: "position") { [weak self] _ in
        Vector(dx: self?.number(name) ?? 0, dy: 0)
      }
    case "center.y", "layer.position.y":
      OffsetAnimation(keyPath: "position") { [weak self] _ in
        Vector(dx: 0, dy: self?.number(name) ?? 0)
      }
    case "center", "layer.position":
      OffsetAnimation(keyPath: "position") { [weak self] _ in self?.vector(name) ?? .zero }
    case "alpha", "layer.opacity":
      OffsetAnimation(keyPath: "opacity") { [weak self] _ in self?.number(name) ?? 0 }
    case "layer.shadowOffset.width":
      OffsetAnimation(keyPath: "shadowOffset") { [weak self] _ in
        Size(self?.number(name) ?? 0, 0)
      }
    case "layer.shadowOffset.height":
      OffsetAnimation(keyPath: "shadowOffset") { [weak self] _ in
        Size(0, self?.number(name) ?? 0)
      }
    case "layer.shadowOffset":
      OffsetAnimation(keyPath: "shadowOffset") { [weak self] _ in
        let vector = self?.vector(name) ?? .zero
        return Size(vector.dx, vector.dy)
      }
    case "layer.shadowRadius":
      OffsetAnimation(keyPath: "shadowRadius") { [weak self] _ in self?.number(name) ?? 0 }
    default: nil
    }
  }

  /// The values of a property for the present tilt.
  private func values(_ name: String) -> [Any] {
    guard let application else { return [] }
    let offset = application.deviceTilt.viewerOffset(at: application.stage.time)
    return list.compactMap { $0.keyPathsAndRelativeValues(forViewerOffset: offset)?[name] }
  }

  private func number(_ name: String) -> Double {
    values(name).reduce(0) { $0 + (converted($1, to: Double.self) ?? 0) }
  }

  private func vector(_ name: String) -> Vector {
    values(name).reduce(.zero) { $0 + (Self.pair($1) ?? .zero) }
  }

  /// Returns the two numbers of a point, a size, a vector or an offset; nil for another value.
  static func pair(_ value: Any?) -> Vector? {
    switch value {
    case let point as CGPoint: Vector(dx: point.x, dy: point.y)
    case let size as CGSize: Vector(dx: size.width, dy: size.height)
    case let vector as Vector: vector
    case let value as NSValue: Vector(dx: value.cgSizeValue.width, dy: value.cgSizeValue.height)
    default: nil
    }
  }
}

extension DeviceTilt {
  /// The turn of the device from upright at which effects are at their limits, in radians; chosen
  /// by eye.
  private static let widestTurn = Double.pi / 6

  /// Returns from where the viewer, who does not move, sees the screen at a time.
  ///
  /// - Parameter time: The time of the stage, in seconds.
  /// - Returns: -1 at the left and above, 1 at the right and below, 0 before the middle.
  func viewerOffset(at time: Double) -> UIOffset {
    guard isScripted else { return UIOffset(horizontal: 0, vertical: 0) }
    let viewer = Self.upright.rotating(CMAcceleration(z: 1))
    let seen = orientation(at: time).inverse.rotating(viewer)
    let limit = ElementaryFunctions.sin(Self.widestTurn)
    func limited(_ value: Double) -> Double { min(max(value / limit, -1), 1) }
    return UIOffset(horizontal: limited(seen.x), vertical: limited(-seen.y))
  }
}
