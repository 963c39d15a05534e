internal import Geometry
internal import Tween
internal import UIKit

/// A value that keyframes can have.
protocol KeyframeValue {
  /// Reads a value of a document.
  init?(_ json: Any?)
  /// Returns the value between this one and another.
  ///
  /// - Parameters:
  ///   - other: The other one.
  ///   - fraction: The fraction of the way for each component.
  /// - Returns: The value.
  func mixed(with other: Self, _ fraction: (_ component: Int) -> Double) -> Self
}

extension [Double]: KeyframeValue {
  init?(_ json: Any?) {
    self = Fields.numbers(json)
    if isEmpty { return nil }
  }

  func mixed(with other: [Double], _ fraction: (_ component: Int) -> Double) -> [Double] {
    zip(self, other).enumerated().map { index, pair in
      pair.0 + (pair.1 - pair.0) * fraction(index)
    }
  }
}

/// A value that is constant, or changes from keyframe to keyframe.
struct AnimatedValue<Value: KeyframeValue> {
  fileprivate struct Keyframe {
    let frame: Double
    let value: Value
    /// The value at the end, in documents that do not take it from the next keyframe.
    let end: Value?
    /// The curves of the components; those without one have the first.
    let curves: [TimingCurve]
    let holds: Bool
    /// The way of a position to the next keyframe, relative to both ends.
    let tangents: (out: Point, in: Point)?
  }

  private let keyframes: [Keyframe]

  /// Reads a property with its keyframes in `k`; nil if it has no value.
  init?(_ property: Fields?) {
    guard let property else { return nil }
    let list = property.list("k").filter { $0["t"] != nil }
    if list.isEmpty {
      guard let value = Value(property["k"]) else { return nil }
      keyframes = [
        Keyframe(frame: 0, value: value, end: nil, curves: [], holds: true, tangents: nil)
      ]
      return
    }
    var keyframes: [Keyframe] = []
    for fields in list {
      guard let value = Value(fields["s"]) ?? keyframes.last?.end ?? keyframes.last?.value
      else { continue }
      keyframes.append(
        Keyframe(
          frame: fields.number("t") ?? 0, value: value, end: Value(fields["e"]),
          curves: Self.curves(fields), holds: fields.flag("h"), tangents: Self.tangents(fields)))
    }
    if keyframes.isEmpty { return nil }
    self.keyframes = keyframes
  }

  private static func curves(_ fields: Fields) -> [TimingCurve] {
    guard let out = fields.fields("o"), let end = fields.fields("i") else { return [] }
    let (x1, y1) = (Fields.numbers(out["x"]), Fields.numbers(out["y"]))
    let (x2, y2) = (Fields.numbers(end["x"]), Fields.numbers(end["y"]))
    let count = min(x1.count, y1.count, x2.count, y2.count)
    return (0..<count).map {
      .cubicBezier(min(max(x1[$0], 0), 1), y1[$0], min(max(x2[$0], 0), 1), y2[$0])
    }
  }

  private static func tangents(_ fields: Fields) -> (out: Point, in: Point)? {
    let (out, end) = (Fields.numbers(fields["to"]), Fields.numbers(fields["ti"]))
    guard out.count >= 2, end.count >= 2,
      (out.prefix(2) + end.prefix(2)).contains(where: { $0 != 0 })
    else { return nil }
    return (Point(out[0], out[1]), Point(end[0], end[1]))
  }

  /// The keyframe before a frame, the value at its end, and how much of its time has passed; nil
  /// where the value does not change.
  private func segment(at frame: Double) -> (start: Keyframe, end: Value, fraction: Double)? {
    guard let next = keyframes.firstIndex(where: { $0.frame > frame }), next > 0 else {
      return nil
    }
    let (start, end) = (keyframes[next - 1], keyframes[next])
    if start.holds { return nil }
    let fraction = (frame - start.frame) / (end.frame - start.frame)
    return (start, start.end ?? end.value, fraction)
  }

  /// The value where it does not change.
  private func constant(at frame: Double) -> Value {
    let last = keyframes.last { $0.frame <= frame } ?? keyframes[0]
    return last.value
  }

  /// Returns the value at a frame.
  func value(at frame: Double) -> Value {
    guard let (start, end, fraction) = segment(at: frame) else { return constant(at: frame) }
    return start.value.mixed(with: end) { start.progress(at: fraction, component: $0) }
  }
}

extension AnimatedValue.Keyframe {
  fileprivate func progress(at fraction: Double, component: Int) -> Double {
    guard let curve = curves.indices.contains(component) ? curves[component] : curves.first else {
      return fraction
    }
    return curve.value(at: fraction)
  }
}

extension AnimatedValue<[Double]> {
  /// Returns the first component at a frame.
  func number(at frame: Double) -> Double { value(at: frame)[0] }

  /// Returns the point at a frame, on the curve between two keyframes if they have one.
  func point(at frame: Double) -> Point {
    if let (start, end, fraction) = segment(at: frame), let tangents = start.tangents {
      let (from, to) = (Self.point(start.value), Self.point(end))
      var path = Path()
      path.move(to: from)
      path.addCurve(
        to: to, controlPoint1: Point(from.x + tangents.out.x, from.y + tangents.out.y),
        controlPoint2: Point(to.x + tangents.in.x, to.y + tangents.in.y))
      if let way = path.segments.first, way.length > 0 {
        let distance = start.progress(at: fraction, component: 0) * way.length
        return way.point(at: way.parameter(atLength: distance))
      }
    }
    return Self.point(value(at: frame))
  }

  private static func point(_ value: [Double]) -> Point {
    Point(value[0], value.count > 1 ? value[1] : 0)
  }
}
