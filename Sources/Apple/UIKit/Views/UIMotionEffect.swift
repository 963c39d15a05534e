public import Dynamics
internal import Geometry
internal import Layers
internal import StageContext
public import StageKit

/// A change of a view with the tilt of the device.
open class UIMotionEffect: NSObject {
  /// Returns the values by which properties are changed; nil by default.
  ///
  /// - Parameter viewerOffset: The tilt, from -1 to 1 in both directions.
  /// - Returns: The values, by the names of the properties.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    nil
  }
}

/// A change of one number, point or size between two values.
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The direction of a tilt.
  public enum EffectType: Int, Sendable {
    case tiltAlongHorizontalAxis, tiltAlongVerticalAxis
  }

  /// The name of the property.
  public let keyPath: String
  /// The direction of the tilt.
  public let type: EffectType
  /// The change at the tilt -1; nil by default.
  open var minimumRelativeValue: Any?
  /// The change at the tilt 1; nil by default.
  open var maximumRelativeValue: Any?

  /// Creates an effect.
  ///
  /// - Parameters:
  ///   - keyPath: The name of the property, such as `center.x`.
  ///   - type: The direction of the tilt.
  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }

  /// Returns the change for a tilt, between the two values if these are numbers, points, offsets
  /// or sizes.
  override open func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? {
    let tilt = type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
    let share = (min(max(tilt, -1), 1) + 1) / 2
    if let low = converted(minimumRelativeValue, to: Double.self),
      let high = converted(maximumRelativeValue, to: Double.self)
    {
      return [keyPath: low + (high - low) * share]
    }
    guard let low = MotionEffects.pair(minimumRelativeValue),
      let high = MotionEffects.pair(maximumRelativeValue)
    else { return nil }
    let value = CGSize(
      width: low.dx + (high.dx - low.dx) * share, height: low.dy + (high.dy - low.dy) * share)
    return [keyPath: NSValue(cgSize: value)]
  }
}

/// Several effects that are added as one.
open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects; nil by default.
  open var motionEffects: [UIMotionEffect]?

  /// Returns the changes of all effects; of those with the same property the last one.
  override open func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? {
    (motionEffects ?? []).reduce(into: [:]) { values, effect in
      values.merge(effect.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) ?? [:]) {
        _, new in new
      }
    }
  }
}

extension View {
  /// The effects that were added: the tilt of the device that a script describes moves the view.
  ///
  /// Without a script the device is held still, upright before the viewer.
  public var motionEffects: [UIMotionEffect] {
    get { effects?.list ?? [] }
    set {
      effects?.remove()
      effects = newValue.isEmpty ? nil : MotionEffects(newValue, on: self)
    }
  }

  private var effects: MotionEffects? {
    get { ApplicationContext.associatedValue(of: self, "motionEffects") as? MotionEffects }
    set { ApplicationContext.setAssociatedValue(newValue, of: self, "motionEffects") }
  }

  /// Adds an effect.
  public func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }

  /// Removes an effect.
  public func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }
}
