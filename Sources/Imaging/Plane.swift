/// A channel of a part of a picture, row by row.
struct Plane<Value: SIMDScalar & BinaryFloatingPoint> {
  let width: Int
  let values: [Value]

  var height: Int { values.count / width }

  /// The weighted sums along rows, wherever the weights have room: the plane gets narrower by their number
  /// less one.
  func summedAlongRows(_ weights: [Value]) -> Plane {
    let narrow = width - weights.count + 1
    let height = height
    return Plane(
      width: narrow,
      values: Self.sums(values, count: narrow * height) { source, target in
        for row in 0..<height {
          Self.sum(
            source + row * width, step: 1, weights, to: target + row * narrow, count: narrow)
        }
      })
  }

  /// The weighted sums along columns, wherever the weights have room: the plane gets lower by their number
  /// less one.
  func summedAlongColumns(_ weights: [Value]) -> Plane {
    let count = (height - weights.count + 1) * width
    return Plane(
      width: width,
      values: Self.sums(values, count: count) { source, target in
        Self.sum(source, step: width, weights, to: target, count: count)
      })
  }

  private static func sums(
    _ values: [Value], count: Int,
    _ body: (UnsafePointer<Value>, UnsafeMutablePointer<Value>) -> Void
  ) -> [Value] {
    [Value](unsafeUninitializedCapacity: count) { target, initializedCount in
      values.withUnsafeBufferPointer { source in
        guard let source = source.baseAddress, let target = target.baseAddress else { return }
        body(source, target)
      }
      initializedCount = count
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
