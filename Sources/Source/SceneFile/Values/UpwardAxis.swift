internal import Dynamics
internal import Geometry
internal import StageKit

// Coordinates of scenes with `axes: up`: y is the height above the lower edge, and angles are
// counterclockwise. Values are changed to those of the stage where they are read.
extension ValueType {
  /// Returns the type whose values are changed in scenes with an upward axis.
  ///
  /// - Parameters:
  ///   - swift: Returns the Swift of a changed value.
  ///   - change: Returns the changed value.
  /// - Returns: The type.
  func inUpwardScenes(
    swift: @escaping @Sendable (Value<Output>) -> String,
    change: @escaping @Sendable (Output, Scope) -> Output
  ) -> ValueType {
    ValueType(schema) { (item) throws(SceneError) in
      let value = try read(item)
      guard item.source.names.isUpward else { return value }
      return Value(swift: swift(value), elements: value.elements) { scope in
        change(value.evaluate(scope), scope)
      }
    }
  }
}

extension ValueType where Output == Double {
  /// Returns the type whose numbers are negated in scenes with an upward axis.
  var counterclockwise: ValueType {
    inUpwardScenes {
      $0.swift.negatedSwift
    } change: { value, _ in
      -value
    }
  }

  /// Returns the type whose numbers are heights of the canvas in scenes with an upward axis.
  var height: ValueType {
    inUpwardScenes {
      "stage.size.height - \($0.swift.inParentheses)"
    } change: { y, scope in
      scope.performance.canvas.height - y
    }
  }
}

extension ValueType where Output == Point {
  /// Returns the type whose points have their heights from the lower edge of the canvas in scenes
  /// with an upward axis.
  var onCanvas: ValueType {
    inUpwardScenes {
      "Point(\($0.elements[0]), stage.size.height - \($0.elements[1].inParentheses))"
    } change: { point, scope in
      Point(point.x, scope.performance.canvas.height - point.y)
    }
  }

  /// Returns the type whose points are displacements or velocities, upwards in scenes with an
  /// upward axis.
  var upwardDisplacement: ValueType {
    ValueType(schema) { (item) throws(SceneError) in
      let value = try read(item)
      guard item.source.names.isUpward else { return value }
      let elements = [value.elements[0], value.elements[1].negatedSwift]
      return Value(swift: "Point(\(elements[0]), \(elements[1]))", elements: elements) {
        let point = value.evaluate($0)
        return Point(point.x, -point.y)
      }
    }
  }
}

extension ValueType where Output == Vector {
  /// Returns the type whose vectors point upwards in scenes with an upward axis.
  var upward: ValueType {
    inUpwardScenes {
      "Vector(dx: \($0.elements[0]), dy: \($0.elements[1].negatedSwift))"
    } change: { vector, _ in
      Vector(dx: vector.dx, dy: -vector.dy)
    }
  }
}

extension ValueType where Output == Offset {
  /// Returns the type whose offsets point upwards in scenes with an upward axis.
  var upward: ValueType {
    inUpwardScenes {
      "Offset(horizontal: \($0.elements[0]), vertical: \($0.elements[1].negatedSwift))"
    } change: { offset, _ in
      Offset(horizontal: offset.horizontal, vertical: -offset.vertical)
    }
  }
}

extension String {
  /// The Swift of the negative of an expression: of `3` it is `-3`, and of `-3` it is `3`.
  fileprivate var negatedSwift: String {
    if Double(self) == 0 { return self }
    if first == "-", Double(self) != nil { return String(dropFirst()) }
    return "-" + inParentheses
  }
}

// Places in a superview.
extension Property where Target == View {
  /// A place in the superview, from its lower edge in scenes with an upward axis.
  ///
  /// - Parameters:
  ///   - name: The key.
  ///   - type: The type of the values.
  ///   - summary: The meaning.
  ///   - swift: Returns the Swift of a place from the lower edge, for its elements and the Swift of
  ///     the height of the superview.
  ///   - change: Returns a place from the upper edge, for the height of the superview.
  ///   - set: Sets the place.
  /// - Returns: The property.
  static func place<Output>(
    _ name: String, _ type: ValueType<Output>, _ summary: String,
    swift: @escaping @Sendable (_ elements: [String], _ height: String) -> String,
    change: @escaping @Sendable (Output, _ height: Double) -> Output,
    set: @escaping @Sendable (View, Output) -> Void
  ) -> Property {
    Property(name, type.schema, summary) { (item: Source.Item) throws(SceneError) in
      let value = try type.read(item)
      guard item.source.names.isUpward else {
        return Setting(
          prepare: { scope in
            let output = value.evaluate(scope)
            return { set($0, output) }
          }, statement: { "\($0).\(name) = \(value.swift)" })
      }
      let isInSubview = item.source.superviewDepth > 0
      return Setting(
        prepare: { scope in
          let output = value.evaluate(scope)
          // A new view is not in its superview yet.
          let superview: View? = scope.performance.superview
          return { view in
            guard let superview = view.superview ?? superview else { return }
            set(view, change(output, superview.bounds.height))
          }
        },
        statement: { target in
          let height =
            isInSubview ? "(\(target).superview ?? stage.view).bounds.height" : "stage.size.height"
          return "\(target).\(name) = \(swift(value.elements, height))"
        })
    }
  }
}
