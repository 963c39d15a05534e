internal import Dynamics
internal import Geometry

// Lists of numbers that are points, sizes and so on.
extension ValueType {
  /// Lists of a number of numbers of one type.
  fileprivate static func numbers(
    _ names: [String], _ type: ValueType<Double> = .number(),
    swift: @escaping @Sendable ([String]) -> String,
    make: @escaping @Sendable ([Double]) -> Output
  ) -> ValueType {
    let schema = JSONSchema.list(of: type.schema, count: names.count...names.count)
    return numbers(names, names.map { _ in type }, schema, swift: swift, make: make)
  }

  /// Lists of numbers that have a type each.
  private static func numbers(
    _ names: [String], _ types: [ValueType<Double>], _ schema: JSONSchema,
    swift: @escaping @Sendable ([String]) -> String,
    make: @escaping @Sendable ([Double]) -> Output
  ) -> ValueType {
    let count = names.count
    return ValueType(schema) { (item) throws(SceneError) in
      guard let items = item.elements, items.count == count else {
        let found = item.elements.map { "a list of \($0.count)" } ?? item.found
        let hint =
          (item.elements?.count ?? 0) > count
          ? "; decimals have a point, and an expression with a comma is put in quotes" : ""
        throw item.error(
          "a list [\(names.joined(separator: ", "))] is needed, not \(found)\(hint).")
      }
      let values = try zip(types, items).map { (type, item) throws(SceneError) in
        try type.read(item)
      }
      let elements = values.map(\.swift)
      return Value(swift: swift(elements), elements: elements) { scope in
        make(values.map { $0.evaluate(scope) })
      }
    }
  }
}

extension ValueType where Output == Point {
  /// Points of the canvas: `[x, y]`.
  static var point: ValueType { localPoint.onCanvas }

  /// Displacements: `[x, y]`.
  static var displacement: ValueType { localPoint.upwardDisplacement }

  /// Points of anything, whatever the axes of the scene are: `[x, y]`.
  static var localPoint: ValueType { point(.coordinate) }

  /// Velocities: `[x, y]`, in points per second.
  static var velocity: ValueType { point(.number(measure: .speed)).upwardDisplacement }

  private static func point(_ type: ValueType<Double>) -> ValueType {
    numbers(["x", "y"], type) {
      "Point(\($0[0]), \($0[1]))"
    } make: {
      Point($0[0], $0[1])
    }
  }
}

extension ValueType where Output == Size {
  /// Sizes: `[width, height]`.
  static var size: ValueType { size(.length) }

  /// Sizes of the canvas, in points.
  static var canvas: ValueType { size(.number(1...4096)) }

  private static func size(_ side: ValueType<Double>) -> ValueType {
    numbers(["width", "height"], side) {
      "Size(\($0[0]), \($0[1]))"
    } make: {
      Size($0[0], $0[1])
    }
  }

  /// Offsets of shadows, which are sizes in Core Animation: `[x, y]`.
  static var shadowOffset: ValueType {
    numbers(["x", "y"]) {
      "Size(\($0[0]), \($0[1]))"
    } make: {
      Size($0[0], $0[1])
    }
  }
}

extension ValueType where Output == Vector {
  /// Vectors: `[dx, dy]`.
  static var vector: ValueType {
    numbers(["dx", "dy"]) {
      "Vector(dx: \($0[0]), dy: \($0[1]))"
    } make: {
      Vector(dx: $0[0], dy: $0[1])
    }.upward
  }
}

extension ValueType where Output == Offset {
  /// Offsets: `[horizontal, vertical]`.
  static var offset: ValueType {
    numbers(["horizontal", "vertical"], .coordinate) {
      "Offset(horizontal: \($0[0]), vertical: \($0[1]))"
    } make: {
      Offset(horizontal: $0[0], vertical: $0[1])
    }.upward
  }
}

extension ValueType where Output == FloatRange {
  /// Ranges: `[minimum, maximum]`.
  static var range: ValueType {
    numbers(["minimum", "maximum"]) {
      "FloatRange(minimum: \($0[0]), maximum: \($0[1]))"
    } make: {
      FloatRange(minimum: min($0[0], $0[1]), maximum: max($0[0], $0[1]))
    }
  }

  /// Ranges of angles that are counterclockwise.
  static var counterclockwiseRange: ValueType {
    numbers(["minimum", "maximum"]) {
      "FloatRange(minimum: -(\($0[1])), maximum: -(\($0[0])))"
    } make: {
      FloatRange(minimum: -max($0[0], $0[1]), maximum: -min($0[0], $0[1]))
    }
  }
}

extension ValueType where Output == Insets {
  /// Insets: `[top, left, bottom, right]`.
  static var insets: ValueType {
    numbers(["top", "left", "bottom", "right"]) {
      "Insets(top: \($0[0]), left: \($0[1]), bottom: \($0[2]), right: \($0[3]))"
    } make: {
      Insets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])
    }
  }
}

extension ValueType where Output == Rect {
  /// Rectangles: `[x, y, width, height]`.
  static var rect: ValueType {
    let types: [ValueType<Double>] = [.coordinate, .coordinate, .length, .length]
    return numbers(["x", "y", "width", "height"], types, .tuple(types.map(\.schema))) {
      "Rect(x: \($0[0]), y: \($0[1]), width: \($0[2]), height: \($0[3]))"
    } make: {
      Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3])
    }
  }
}

extension ValueType {
  /// Lists of values of a type.
  static func list<Element>(
    of type: ValueType<Element>, _ count: ClosedRange<Int>, _ name: String
  ) -> ValueType where Output == [Element] {
    ValueType(.list(of: type.schema, count: count)) { (item) throws(SceneError) in
      guard let elements = item.elements, count.contains(elements.count) else {
        let found = item.elements.map { "\($0.count)" } ?? item.found
        throw item.error(
          "a list of \(count.lowerBound) to \(count.upperBound) \(name) is needed, not \(found).")
      }
      let values = try elements.map { (element) throws(SceneError) in
        try element.source.count(element)
        return try type.read(element)
      }
      let swift = values.map(\.swift)
      return Value(swift: "[\(swift.joined(separator: ", "))]", elements: swift) { scope in
        values.map { $0.evaluate(scope) }
      }
    }
  }
}
