internal import Geometry
internal import StageKit

extension ElementKinds {
  /// The kinds of touches.
  static var touches: ElementKinds {
    ElementKinds(
      name: "touch-entry", types: [TapElement.self, PressElement.self, PanElement.self])
  }
}

/// A tap.
struct TapElement: PerformingElement {
  static let kind = "tap"
  static let summary = "A finger taps a point."

  private let point: Value<Point>
  private let time: Value<Double>
  private let count: Value<Int>?

  init(_ fields: Fields) throws(SceneError) {
    point = try fields.required("point", .point, "The point of the canvas, [x, y].")
    time = try fields.required("at", .time(), "When, in seconds.")
    count = try fields.optional("count", .wholeNumber(1...10), "The number of taps; 1 by default.")
  }

  func perform(in scope: Scope) {
    scope.performance.stage.tap(
      at: point.evaluate(scope), time: time.evaluate(scope), count: count?.evaluate(scope) ?? 1)
  }

  func write(to writer: inout SwiftWriter) {
    let count = count.map { ", count: \($0.swift)" } ?? ""
    writer.line("stage.tap(at: \(point.swift), time: \(time.swift)\(count))")
  }
}

/// A press.
struct PressElement: PerformingElement {
  static let kind = "press"
  static let summary = "A finger rests on a point."

  private let point: Value<Point>
  private let time: Value<Double>
  private let duration: Value<Double>?

  init(_ fields: Fields) throws(SceneError) {
    point = try fields.required("point", .point, "The point of the canvas, [x, y].")
    time = try fields.required("at", .time(), "When, in seconds.")
    duration = try fields.optional(
      "duration", .time(), "How long, in seconds; 1 by default.")
  }

  func perform(in scope: Scope) {
    scope.performance.stage.longPress(
      at: point.evaluate(scope), time: time.evaluate(scope),
      duration: duration?.evaluate(scope) ?? 1)
  }

  func write(to writer: inout SwiftWriter) {
    let duration = duration.map { ", duration: \($0.swift)" } ?? ""
    writer.line("stage.longPress(at: \(point.swift), time: \(time.swift)\(duration))")
  }
}

/// A pan.
struct PanElement: PerformingElement {
  static let kind = "pan"
  static let summary = "A finger moves through points."

  private let points: Value<[Point]>
  private let time: Value<Double>
  private let duration: Value<Double>?
  private let velocity: Value<Vector>?

  init(_ fields: Fields) throws(SceneError) {
    points = try fields.required(
      "through", .list(of: .point, 2...1000, "points"), "The points of the canvas, two or more.")
    time = try fields.required("at", .time(), "When it begins, in seconds.")
    duration = try fields.optional(
      "duration", .time(0.001...3600), "How long, in seconds; 0.5 by default.")
    velocity = try fields.optional(
      "velocity", .vector,
      "The velocity at the end, in points per second; that of the path by default.")
  }

  func perform(in scope: Scope) {
    let points = points.evaluate(scope)
    let (time, duration) = (time.evaluate(scope), duration?.evaluate(scope) ?? 0.5)
    let velocity = velocity?.evaluate(scope)
    if points.count == 2 {
      scope.performance.stage.pan(
        from: points[0], to: points[1], at: time, duration: duration, velocity: velocity)
    } else {
      scope.performance.stage.touch(
        along: TouchPath(through: points, at: time, duration: duration), velocity: velocity)
    }
  }

  func write(to writer: inout SwiftWriter) {
    let velocity = velocity.map { ", velocity: \($0.swift)" } ?? ""
    let (time, duration) = (time.swift, duration?.swift ?? "0.5")
    let elements = points.elements
    writer.line(
      elements.count == 2
        ? """
        stage.pan(
          from: \(elements[0]), to: \(elements[1]), at: \(time), duration: \(duration)\(velocity))
        """
        : """
        stage.touch(
          along: TouchPath(through: \(points.swift), at: \(time), duration: \(duration))\(velocity))
        """)
  }
}
