public import Dynamics
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

  /// Returns the change for a tilt, between the two values if these are numbers.
  override open func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? {
    guard let low = converted(minimumRelativeValue, to: Double.self),
      let high = converted(maximumRelativeValue, to: Double.self)
    else { return nil }
    let tilt = type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
    return [keyPath: low + (high - low) * (min(max(tilt, -1), 1) + 1) / 2]
  }
}

/// Several effects that are added as one.
open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects; nil by default.
  open var motionEffects: [UIMotionEffect]?
}

extension View {
  /// The effects that were added, which change nothing: films hold the device still for them.
  public var motionEffects: [UIMotionEffect] {
    get { UIApplication.associatedValue(of: self, "motionEffects") as? [UIMotionEffect] ?? [] }
    set { UIApplication.setAssociatedValue(newValue, of: self, "motionEffects") }
  }

  /// Adds an effect, which is logged once: films hold the device still for them.
  public func addMotionEffect(_ effect: UIMotionEffect) {
    UIApplication.logOnce("Motion effects do not move views in a film.")
    motionEffects.append(effect)
  }

  /// Removes an effect.
  public func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }
}
