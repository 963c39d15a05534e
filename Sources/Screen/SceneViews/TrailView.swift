public import Dynamics
internal import Geometry

/// The trajectory of an item over the last seconds, as a line; translucent blue by default.
///
/// ```swift
/// let trail = TrailView(of: bob, duration: 3)
/// stage.view.insertSubview(trail, at: 0)
/// trail.follow(animator)
/// ```
public final class TrailView: LineView {
  private let item: any DynamicItem
  private let maxCount: Int
  private var locations: [Point] = []

  /// Creates a trail.
  ///
  /// - Parameters:
  ///   - item: The item; its center is followed.
  ///   - duration: How long a location stays, in seconds of an animator with 60 steps per second,
  ///     above 0; 2 by default.
  public init(of item: any DynamicItem, duration: Double = 2) {
    precondition(
      duration > 0 && duration < 1e6, "a trail must last from 0 to 1000000 s, not \(duration)")
    self.item = item
    maxCount = Int((duration * 60).rounded()) + 1
    super.init(color: .systemBlue.withAlphaComponent(0.5))
  }

  override public func follow(_ animator: DynamicAnimator) {
    locations = [item.center]
    super.follow(animator)
  }

  override func update() {
    if locations.count == maxCount { locations.removeFirst() }
    locations.append(item.center)
    super.update()
  }

  override func path() -> Path {
    var path = Path()
    for location in locations { path.addLine(to: location) }
    return path
  }
}
