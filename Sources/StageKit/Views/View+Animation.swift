public import Geometry
internal import Tween

/// The properties of a view that can be animated.
struct Tracks {
  var center: Animated<Point>
  var boundsOrigin = Animated<Point>(.zero)
  var boundsSize: Animated<Size>
  var transform = Animated<Transform>(.identity)
  var alpha = Animated(1.0)
  var backgroundColor = Animated<Color>(.clear, isAdditive: false)

  init(center: Point, boundsSize: Size) {
    self.center = Animated(center)
    self.boundsSize = Animated(boundsSize)
  }
}

extension View {
  /// What is on the screen, as opposed to where an animation will end.
  public struct Presentation: Hashable, Sendable {
    /// Where the anchor point is, in the superview.
    public let center: Point
    /// The view's rectangle in its own coordinates.
    public let bounds: Rect
    /// What is done to the view about its anchor point.
    public let transform: Transform
    /// The opacity, 0...1.
    public let alpha: Double
    /// What lies behind the content; nil is nothing.
    public let backgroundColor: Color?
    let anchorPoint: Point

    var placement: Placement {
      Placement(
        center: center, bounds: bounds, anchorPoint: anchorPoint, ownTransform: transform)
    }

    /// The upright rectangle around the view in its superview.
    public var frame: Rect { placement.frame }

    /// The turn of the view in radians, clockwise on screen, in -pi...pi.
    public var angle: Double { transform.rotationAngle }
  }

  /// What is on the screen now.
  public var presentation: Presentation {
    let time = stage?.time ?? 0
    let size = tracks.boundsSize.presentation(at: time)
    var center = tracks.center.presentation(at: time)
    var transform = tracks.transform.presentation(at: time)
    if let step = stage?.motion(of: self) {
      center = center + step.displacement
      transform = transform.concatenating(step.rotation)
    }
    let color = tracks.backgroundColor.presentation(at: time)
    // A spring may swing beyond nothing.
    return Presentation(
      center: center,
      bounds: Rect(
        origin: tracks.boundsOrigin.presentation(at: time),
        size: Size(max(size.width, 0), max(size.height, 0))),
      transform: transform,
      alpha: min(max(tracks.alpha.presentation(at: time), 0), 1),
      backgroundColor: color == .clear ? nil : color,
      anchorPoint: anchorPoint)
  }

  /// Ends all animations of the view at once: it shows its model, and their completions hear that
  /// they did not finish.
  public func removeAllAnimations() {
    let groups =
      tracks.center.removeAnimations() + tracks.boundsOrigin.removeAnimations()
      + tracks.boundsSize.removeAnimations() + tracks.transform.removeAnimations()
      + tracks.alpha.removeAnimations() + tracks.backgroundColor.removeAnimations()
    for group in groups { group.loseAll(of: self) }
  }

  /// Sets a property, animated when the stage is in an animation block.
  func set<Value>(_ track: WritableKeyPath<Tracks, Animated<Value>>, to value: Value) {
    let old = tracks[keyPath: track].model
    guard value != old else { return }
    let context = stage?.currentAnimationContext
    let start =
      tracks[keyPath: track].isAdditive || context?.beginsFromCurrentState != true
      ? old : tracks[keyPath: track].presentation(at: stage?.time ?? 0)
    tracks[keyPath: track].model = value
    context?.animate(track, of: self, from: start, to: value)
  }
}
