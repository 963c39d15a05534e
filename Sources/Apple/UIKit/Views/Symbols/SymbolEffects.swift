internal import Geometry
internal import Layers
public import PictureKit
public import StageKit

/// An animation of a symbol.
public struct _SymbolEffect: Hashable, Sendable {
  enum Kind: Hashable {
    case bounce, pulse, variableColor, scale, appear, disappear, rotate, breathe, wiggle
    case replace, drawOn, drawOff
  }

  var kind: Kind
  var isUp = true

  /// Upwards, or to a larger size.
  public var up: Self { self }
  /// Downwards, or to a smaller size.
  public var down: Self {
    var result = self
    result.isUp = false
    return result
  }
  /// Layer by layer; symbols here have one.
  public var byLayer: Self { self }
  /// The whole symbol.
  public var wholeSymbol: Self { self }
  /// One part after the other; symbols here have one.
  public var iterative: Self { self }
  /// All parts, one after the other; symbols here have one.
  public var cumulative: Self { self }
  /// There and back.
  public var reversing: Self { self }
  /// Only there.
  public var nonReversing: Self { self }
  /// With parts that are less visible.
  public var dimInactiveLayers: Self { self }
  /// Without parts that are not active.
  public var hideInactiveLayers: Self { self }
  /// To the right.
  public var clockwise: Self { self }
  /// To the left.
  public var counterClockwise: Self { down }
  /// To the left.
  public var left: Self { self }
  /// To the right.
  public var right: Self { self }
  /// Through nothing.
  public var offUp: Self { self }
  /// Through a smaller size.
  public var downUp: Self { self }
  /// Through a larger size.
  public var upUp: Self { self }
  /// Without a fade.
  public var plain: Self { self }

  /// A jump.
  public static let bounce = Self(kind: .bounce)
  /// A change of the opacity.
  public static let pulse = Self(kind: .pulse)
  /// A change of the opacity, as of the parts of a symbol.
  public static let variableColor = Self(kind: .variableColor)
  /// Another size.
  public static let scale = Self(kind: .scale)
  /// It becomes visible.
  public static let appear = Self(kind: .appear)
  /// It becomes invisible.
  public static let disappear = Self(kind: .disappear)
  /// A turn.
  public static let rotate = Self(kind: .rotate)
  /// A change of size and opacity.
  public static let breathe = Self(kind: .breathe)
  /// A movement to and fro.
  public static let wiggle = Self(kind: .wiggle)
  /// Another symbol.
  public static let replace = Self(kind: .replace)
  /// Another symbol.
  public static let automatic = Self(kind: .replace)
  /// It becomes visible.
  public static let drawOn = Self(kind: .drawOn)
  /// It becomes invisible.
  public static let drawOff = Self(kind: .drawOff)
}

/// How often and how fast a symbol moves.
public struct SymbolEffectOptions: Hashable, Sendable {
  var count: Int?
  var repeats = false
  var rate = 1.0

  /// As the effect does.
  public static let `default` = Self()
  /// Without end.
  public static let repeating = Self(repeats: true)
  /// Once.
  public static let nonRepeating = Self(count: 1)
  /// Without end.
  public var repeating: Self { changed { $0.repeats = true } }
  /// Once.
  public var nonRepeating: Self { changed { $0.count = 1 } }

  /// A number of times.
  public static func `repeat`(_ count: Int) -> Self { Self(count: count) }
  /// A number of times.
  public func `repeat`(_ count: Int) -> Self { changed { $0.count = count } }
  /// A speed.
  public static func speed(_ speed: Double) -> Self { Self(rate: speed) }
  /// A speed.
  public func speed(_ speed: Double) -> Self { changed { $0.rate = speed } }

  private func changed(_ change: (inout Self) -> Void) -> Self {
    var result = self
    change(&result)
    return result
  }
}

extension ImageView {
  private static let symbolKey = "symbolEffect."

  /// Moves the symbol.
  ///
  /// - Parameters:
  ///   - effect: The kind of movement.
  ///   - options: How often and how fast.
  ///   - animated: Whether what changes the look for good is animated; true by default.
  ///   - completion: Called when the movement has ended or is removed; nil by default.
  public func addSymbolEffect(
    _ effect: _SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    let ending = completion.map { SymbolEffectEnd(self, effect, $0) }
    let key = Self.symbolKey + "\(effect.kind)"
    let up = effect.isUp
    switch effect.kind {
    case .bounce:
      move("transform.scale", [1, up ? 1.25 : 0.8, up ? 0.95 : 1.05, 1], 0.5, key, options, ending)
    case .breathe:
      move("transform.scale", [1, 1.12, 1], 2, key, options, ending, repeats: true)
    case .wiggle:
      move("transform.rotation.z", [0, 0.2, -0.2, 0.1, 0], 0.6, key, options, ending)
    case .rotate:
      move("transform.rotation.z", [0, (up ? 2 : -2) * Double.pi], 1.5, key, options, ending)
    case .pulse, .variableColor:
      move("opacity", [1, 0.35, 1], 1.2, key, options, ending, repeats: true)
    case .scale:
      let factor = up ? 1.2 : 0.8
      change(animated, ending) { $0.layer.setValue(factor, forKeyPath: "transform.scale") }
    case .appear, .drawOn: change(animated, ending) { $0.alpha = 1 }
    case .disappear, .drawOff: change(animated, ending) { $0.alpha = 0 }
    case .replace: ending?.end(true)
    }
  }

  private func change(
    _ animated: Bool, _ ending: SymbolEffectEnd? = nil, _ body: @escaping (ImageView) -> Void
  ) {
    guard animated else {
      body(self)
      ending?.end(true)
      return
    }
    UIView.animate(
      withDuration: 0.3, animations: { body(self) }, completion: { ending?.end($0) })
  }

  private func move(
    _ keyPath: String, _ values: [Double], _ duration: Double, _ key: String,
    _ options: SymbolEffectOptions, _ ending: SymbolEffectEnd?, repeats: Bool = false
  ) {
    let animation = KeyframeAnimation(keyPath: keyPath)
    animation.values = values
    animation.delegate = ending
    animation.duration = duration / max(options.rate, 0.01)
    let isEndless = options.count == nil && (repeats || options.repeats)
    animation.repeatCount = isEndless ? .infinity : Double(options.count ?? 1)
    layer.add(animation, forKey: key)
  }

  /// Ends a movement of the symbol.
  public func removeSymbolEffect(
    ofType effect: _SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true
  ) {
    layer.removeAnimation(forKey: Self.symbolKey + "\(effect.kind)")
    switch effect.kind {
    case .scale: change(animated) { $0.layer.setValue(1.0, forKeyPath: "transform.scale") }
    case .disappear, .drawOff: change(animated) { $0.alpha = 1 }
    default: break
    }
  }

  /// Ends all movements of the symbol.
  public func removeAllSymbolEffects(
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) {
    for kind in ["bounce", "pulse", "variableColor", "rotate", "breathe", "wiggle"] {
      layer.removeAnimation(forKey: Self.symbolKey + kind)
    }
    removeSymbolEffect(ofType: .scale, animated: animated)
  }

  /// Shows another symbol, with a fade.
  public func setSymbolImage(
    _ image: Drawing, contentTransition: _SymbolEffect,
    options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil
  ) {
    let ending = completion.map { SymbolEffectEnd(self, nil, $0) }
    UIView.transition(
      with: self, duration: 0.3, options: .transitionCrossDissolve,
      animations: { self.image = image }, completion: { ending?.end($0) })
  }
}
