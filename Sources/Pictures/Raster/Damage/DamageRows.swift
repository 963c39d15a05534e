internal import Geometry
internal import PictureKit

/// The damage between two frames: the range of rows that contains all differences between their
/// layers.
///
/// Two lists of layers are compared element by element, or, if their counts differ, from both ends.
/// Equal layers add no damage; different ones add the extents of the old and the new layer.
/// Comparing copies of a picture takes constant time, so the cost depends on the number of layers.
struct DamageRows {
  /// The smallest and largest damaged y, in pixels; infinite if a drawing has no finite extent.
  private var lower = Double.infinity
  private var upper = -Double.infinity

  var isEmpty: Bool { lower > upper }

  /// Returns the damaged rows, with a margin of one row on both sides for rounding.
  func rows(in all: Range<Int>) -> Range<Int> {
    guard !isEmpty else { return 0..<0 }
    guard lower.isFinite, upper.isFinite else { return all }
    let first = max(lower.rounded(.down) - 1, Double(all.lowerBound))
    let end = min(upper.rounded(.up) + 1, Double(all.upperBound))
    return first < end ? Int(first)..<Int(end) : 0..<0
  }

  private mutating func formUnion(_ extent: Rect) {
    if extent.isNull { return }
    // NaN has no finite extent.
    lower = extent.minY.isNaN ? -.infinity : min(lower, extent.minY)
    upper = extent.maxY.isNaN ? .infinity : max(upper, extent.maxY)
  }

  private mutating func formIntersection(_ extent: Rect) {
    lower = max(lower, extent.isNull ? .infinity : extent.minY)
    upper = min(upper, extent.isNull ? -.infinity : extent.maxY)
  }

  /// Adds the differences between two lists of layers.
  mutating func formUnion(
    differencesBetween old: [FrameLayer], _ new: [FrameLayer], under transform: Transform
  ) {
    guard old.count != new.count else {
      for (old, new) in zip(old, new) {
        formUnion(differencesBetween: old, new, under: transform)
      }
      return
    }
    let head = zip(old, new).prefix { $0 == $1 }.count
    let maxTail = min(old.count, new.count) - head
    let tail = zip(old.reversed(), new.reversed()).prefix(maxTail).prefix { $0 == $1 }.count
    for layer in old[head..<old.count - tail] + new[head..<new.count - tail] {
      formUnion(layer.extent(under: transform))
    }
  }

  private mutating func formUnion(
    differencesBetween old: FrameLayer, _ new: FrameLayer, under transform: Transform
  ) {
    guard old != new || !new.hasEffects else { return }
    if old.picture == new.picture, old.transform == new.transform, old.opacity == new.opacity,
      old.clip == new.clip, !old.hasEffects, !new.hasEffects
    {
      let transform = new.transform.concatenating(transform)
      var inner = DamageRows()
      inner.formUnion(differencesBetween: old.sublayers, new.sublayers, under: transform)
      if let clip = new.clip {
        inner.formIntersection(clip.controlPointBounds.applying(transform))
      }
      guard !inner.isEmpty else { return }
      lower = min(lower, inner.lower)
      upper = max(upper, inner.upper)
    } else {
      formUnion(old.extent(under: transform))
      formUnion(new.extent(under: transform))
    }
  }

  /// Extends the damage until its ends cut no indivisible drawing.
  mutating func extendOverIndivisibleDrawings(in layers: [FrameLayer], under transform: Transform) {
    var drawings: [IndivisibleDrawing] = []
    for layer in layers {
      layer.addIndivisibleDrawings(to: &drawings, under: transform, isInGroup: false)
    }
    var count = -1
    while count != drawings.count {
      count = drawings.count
      drawings.removeAll { drawing in
        // A margin of two pixels, since rows(in:) adds one on both sides.
        guard drawing.extent.maxY >= lower - 2, drawing.extent.minY <= upper + 2 else {
          return false
        }
        formUnion(drawing.extent)
        if drawing.requiresAllRows { (lower, upper) = (-.infinity, .infinity) }
        return true
      }
    }
  }
}
