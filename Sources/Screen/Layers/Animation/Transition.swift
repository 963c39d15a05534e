internal import Geometry
internal import PictureKit
internal import Tween

/// A change from the layer as it was when the transition was added to the layer as it is:
/// `CATransition`.
///
/// It shows both with their contents, backgrounds and sublayers, at the position of the present
/// layer. Its key is always `transition`, so a layer has one at a time. In groups it has no effect.
open class Transition: Animation {
  /// How the old and the new layer move: `CATransitionType`.
  ///
  /// Other names are those of filters of a system, such as `cube` and `rippleEffect`; a layer
  /// fades.
  public struct Kind: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name.
    public let rawValue: String
    /// Creates the kind of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates the kind of a name.
    public init(stringLiteral value: String) { self.init(rawValue: value) }

    /// The new one fades in while the old one fades out.
    public static let fade: Kind = "fade"
    /// The new one slides over the old one.
    public static let moveIn: Kind = "moveIn"
    /// The new one pushes the old one away.
    public static let push: Kind = "push"
    /// The old one slides away from the new one.
    public static let reveal: Kind = "reveal"
    /// The layer flips about its middle, with the new one on its back; the subtype is the side that
    /// comes towards the viewer.
    public static let flip: Kind = "oglFlip"
  }

  /// The side of the layer where the movement begins: `CATransitionSubtype`.
  public struct Subtype: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name.
    public let rawValue: String
    /// Creates the side of a name; one without a side is the left one.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates the side of a name.
    public init(stringLiteral value: String) { self.init(rawValue: value) }

    /// The right side.
    public static let fromRight: Subtype = "fromRight"
    /// The left side.
    public static let fromLeft: Subtype = "fromLeft"
    /// The top.
    public static let fromTop: Subtype = "fromTop"
    /// The bottom.
    public static let fromBottom: Subtype = "fromBottom"
  }

  /// The kind; `.fade` by default.
  open var type = Kind.fade
  /// The side where the movement begins; nil, the default, is the left one.
  open var subtype: Subtype?
  /// The fraction of the whole transition at its start, 0...1; 0 by default.
  open var startProgress = 0.0
  /// The fraction of the whole transition at its end, 0...1; 1 by default.
  open var endProgress = 1.0

  /// The layer as it was.
  var old: FrameLayer?

  /// Copies the values of another animation.
  open override func copyValues(from other: Animation) {
    super.copyValues(from: other)
    guard let other = other as? Transition else { return }
    type = other.type
    subtype = other.subtype
    startProgress = other.startProgress
    endProgress = other.endProgress
  }

  override func validate(on layer: Layer) {
    precondition(
      (0...1).contains(startProgress) && (startProgress...1).contains(endProgress),
      "the progress of a transition of \(layer.label) must be in 0...1, the end not before the "
        + "start, not \(startProgress) to \(endProgress)")
  }

  /// Returns the progress at a time of the layer; nil if the transition shows nothing.
  func fraction(at time: Double) -> Double? {
    position(at: time, includesEnd: false).map {
      startProgress + (endProgress - startProgress) * $0.progress
    }
  }

  /// Returns the node that shows the old and the new layer.
  ///
  /// - Parameters:
  ///   - new: The layer as it is, without its transform; nil if it is invisible.
  ///   - bounds: The bounds of the layer.
  ///   - fraction: The progress.
  /// - Returns: The node, without a transform.
  func node(to new: FrameLayer?, in bounds: Rect, fraction: Double) -> FrameLayer {
    if type == .flip { return flip(to: new, in: bounds, fraction: fraction) }
    guard [.moveIn, .push, .reveal].contains(type) else {
      return dissolve(to: new, fraction: fraction)
    }
    let direction =
      switch subtype ?? .fromLeft {
      case .fromRight: Vector(dx: -bounds.width, dy: 0)
      case .fromTop: Vector(dx: 0, dy: bounds.height)
      case .fromBottom: Vector(dx: 0, dy: -bounds.height)
      default: Vector(dx: bounds.width, dy: 0)
      }
    func moved(_ node: FrameLayer?, by distance: Double) -> [FrameLayer] {
      let offset = direction * distance
      return node.map {
        [
          FrameLayer(
            transform: Transform(translationX: offset.dx, y: offset.dy), sublayers: [$0])
        ]
      } ?? []
    }
    let arriving = moved(new, by: fraction - 1)
    let leaving = moved(old, by: fraction)
    let nodes =
      switch type {
      case .moveIn: moved(old, by: 0) + arriving
      case .reveal: moved(new, by: 0) + leaving
      default: leaving + arriving
      }
    return FrameLayer(clip: Path(rect: bounds), sublayers: nodes)
  }

  /// Adds the weighted colors of both layers, so that parts that are equal in both do not change.
  private func dissolve(to new: FrameLayer?, fraction: Double) -> FrameLayer {
    let fraction = min(max(fraction, 0), 1)
    var group = FrameLayer()
    group.isGroup = true
    if let old, fraction < 1 {
      group.sublayers.append(FrameLayer(opacity: 1 - fraction, sublayers: [old]))
    }
    if let new, fraction > 0 {
      var part = FrameLayer(opacity: fraction, sublayers: [new])
      part.blendMode = .plusLighter
      group.sublayers.append(part)
    }
    return group
  }
}

extension Layer {
  /// The key of transitions.
  static let transitionKey = "transition"

  /// The transition that is active at a time of the context, with its progress.
  func transition(at time: Double) -> (transition: Transition, fraction: Double)? {
    for attachment in attachments {
      guard let transition = attachment.animation as? Transition,
        let fraction = transition.fraction(at: localTime(at: time))
      else { continue }
      return (transition, fraction)
    }
    return nil
  }

  /// Returns the layer as it is presented at a time, without its transform.
  func untransformedNode(at time: Double) -> FrameLayer? {
    guard isInTime(at: time) else { return nil }
    let state = presented(at: time)
    guard !state.isHidden, state.opacity > 0 else { return nil }
    return state.flatNode(of: self, at: time, under: .identity, drawsBackground: drawsBackground)?
      .node
  }
}
