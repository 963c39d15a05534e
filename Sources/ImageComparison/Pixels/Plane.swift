/// A channel of a part of a picture, row by row.
///
/// Values are replaced in place, so that the parts of a picture take the same memory in turn: fresh memory
/// costs more than what is computed in it.
struct Plane<Value: SIMDScalar & BinaryFloatingPoint> {
  private(set) var width = 1
  private(set) var values: [Value] = []

  var height: Int { values.count / width }

  /// Replaces all values by those that a function writes.
  mutating func fill(
    width: Int, height: Int, _ body: (UnsafeMutableBufferPointer<Value>) -> Void
  ) {
    self.width = width
    if values.count != width * height {
      values = [Value](repeating: 0, count: width * height)
    }
    values.withUnsafeMutableBufferPointer { body($0) }
  }

  /// Takes the weighted sums along the rows of another plane, wherever the weights have room: it is narrower by
  /// their number less one.
  mutating func sum(rowsOf other: Plane, _ weights: [Value]) {
    let width = other.width - weights.count + 1
    fill(width: width, height: other.height, other) { source, target in
      for row in 0..<other.height {
        Self.sum(
          source + row * other.width, step: 1, weights, to: target + row * width, count: width)
      }
    }
  }

  /// Takes the weighted sums along the columns of another plane, wherever the weights have room: it is lower by
  /// their number less one.
  mutating func sum(columnsOf other: Plane, _ weights: [Value]) {
    let height = other.height - weights.count + 1
    fill(width: other.width, height: height, other) { source, target in
      Self.sum(source, step: other.width, weights, to: target, count: other.width * height)
    }
  }

  private mutating func fill(
    width: Int, height: Int, _ other: Plane,
    _ body: (UnsafePointer<Value>, UnsafeMutablePointer<Value>) -> Void
  ) {
    fill(width: width, height: height) { target in
      other.values.withUnsafeBufferPointer { source in
        guard let source = source.baseAddress, let target = target.baseAddress else { return }
        body(source, target)
      }
    }
  }

  /// Sums weighted values a step apart, from each of `count` on.
  private static func sum(
    _ source: UnsafePointer<Value>, step: Int, _ weights: [Value],
    to target: UnsafeMutablePointer<Value>, count: Int
  ) {
    typealias Vector = SIMD8<Value>
    let width = Vector.scalarCount
    weights.withUnsafeBufferPointer { weights in
      var index = 0
      // Two sums at a time: the second does not wait for the first.
      while index + 2 * width <= count {
        var left = Vector.zero
        var right = Vector.zero
        var place = UnsafeRawPointer(source + index)
        for weight in weights {
          left += place.loadUnaligned(as: Vector.self) * weight
          right +=
            place.loadUnaligned(fromByteOffset: MemoryLayout<Vector>.size, as: Vector.self) * weight
          place += step * MemoryLayout<Value>.stride
        }
        let end = UnsafeMutableRawPointer(target + index)
        end.storeBytes(of: left, as: Vector.self)
        end.storeBytes(of: right, toByteOffset: MemoryLayout<Vector>.size, as: Vector.self)
        index += 2 * width
      }
      for index in index..<count {
        var sum: Value = 0
        for (offset, weight) in weights.enumerated() {
          sum += source[index + offset * step] * weight
        }
        target[index] = sum
      }
    }
  }
}
