/// An axis-aligned bounding box.
@frozen
public struct AABB: Hashable, Sendable, BitwiseCopyable {
  /// The corner with minimum coordinates.
  public var lower: Vec2
  /// The corner with maximum coordinates.
  public var upper: Vec2

  /// Creates a box from its corners; `lower` must not exceed `upper` in either component.
  @inlinable
  public init(lower: Vec2, upper: Vec2) {
    self.lower = lower
    self.upper = upper
  }

  /// The center of the box.
  @inlinable public var center: Vec2 { 0.5 * (lower + upper) }

  /// Returns whether the boxes overlap or touch.
  @inlinable
  public func overlaps(_ other: AABB) -> Bool {
    lower.x <= other.upper.x && lower.y <= other.upper.y && other.lower.x <= upper.x
      && other.lower.y <= upper.y
  }

  /// Returns whether the other box is inside this one.
  @inlinable
  public func contains(_ other: AABB) -> Bool {
    lower.x <= other.lower.x && lower.y <= other.lower.y && other.upper.x <= upper.x
      && other.upper.y <= upper.y
  }

  /// Returns the largest separation along an axis; negative if the boxes overlap.
  @inline(always)
  func gap(to other: AABB) -> Float {
    let x = max(other.lower.x - upper.x, lower.x - other.upper.x)
    let y = max(other.lower.y - upper.y, lower.y - other.upper.y)
    return max(x, y)
  }

  /// Returns the union of the boxes.
  func union(_ other: AABB) -> AABB {
    AABB(lower: .minimum(lower, other.lower), upper: .maximum(upper, other.upper))
  }

  /// Returns the box expanded by a margin on every side.
  func expanded(by margin: Float) -> AABB {
    AABB(
      lower: Vec2(lower.x - margin, lower.y - margin),
      upper: Vec2(upper.x + margin, upper.y + margin))
  }

  /// The perimeter, to which the probability of being hit by a ray is proportional.
  var perimeter: Float { 2 * ((upper.x - lower.x) + (upper.y - lower.y)) }

  /// Returns whether a segment intersects the box, by the slab method (Ericson, 5.3.3).
  func intersectsSegment(from start: Vec2, along translation: Vec2) -> Bool {
    var near: Float = 0
    var far: Float = 1
    for (p, d, low, high) in [
      (start.x, translation.x, lower.x, upper.x), (start.y, translation.y, lower.y, upper.y),
    ] {
      if d == 0 {
        if p < low || p > high { return false }
      } else {
        let t1 = (low - p) / d
        let t2 = (high - p) / d
        near = max(near, min(t1, t2))
        far = min(far, max(t1, t2))
        if near > far { return false }
      }
    }
    return true
  }
}
