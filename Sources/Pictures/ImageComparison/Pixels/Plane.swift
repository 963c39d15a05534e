/// A channel of a part of an image, row by row.
///
/// Values are replaced in place so that all parts of an image use the same memory: allocating fresh
/// pages costs more than the computation.
struct Plane<Value: SIMDScalar & BinaryFloatingPoint> {
  private(set) var width = 0
  private(set) var height = 0
  /// The values, row by row; those after the last row are undefined.
  private(set) var values: [Value] = []

  /// Replaces all values by those that a function writes.
  mutating func fill(
    width: Int, height: Int, _ body: (UnsafeMutableBufferPointer<Value>) -> Void
  ) {
    self.width = width
    self.height = height
    let count = width * height
    if values.count < count { values = [Value](repeating: 0, count: count) }
    values.withUnsafeMutableBufferPointer {
      body(UnsafeMutableBufferPointer(rebasing: $0[..<count]))
    }
  }

  /// Convolves the rows of another plane with a kernel.
  ///
  /// Only positions where the whole kernel lies inside are computed: the width shrinks by the
  /// kernel's length less one.
  mutating func convolve(rowsOf other: Plane, _ kernel: [Value]) {
    let width = other.width - kernel.count + 1
    fill(width: width, height: other.height, other) { source, target in
      for row in 0..<other.height {
        Self.convolve(
          source + row * other.width, step: 1, kernel, to: target + row * width, count: width)
      }
    }
  }

  /// Convolves the columns of another plane with a kernel.
  ///
  /// Only positions where the whole kernel lies inside are computed: the height shrinks by the
  /// kernel's length less one.
  mutating func convolve(columnsOf other: Plane, _ kernel: [Value]) {
    let height = other.height - kernel.count + 1
    fill(width: other.width, height: height, other) { source, target in
      Self.convolve(source, step: other.width, kernel, to: target, count: other.width * height)
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

  /// Writes `count` weighted sums of consecutive starting positions, over values `step` apart.
  private static func convolve(
    _ source: UnsafePointer<Value>, step: Int, _ kernel: [Value],
    to target: UnsafeMutablePointer<Value>, count: Int
  ) {
    typealias Vector = SIMD8<Value>
    let width = Vector.scalarCount
    kernel.withUnsafeBufferPointer { kernel in
      var index = 0
      // Two independent accumulators hide the latency of the additions.
      while index + 2 * width <= count {
        var left = Vector.zero
        var right = Vector.zero
        var position = UnsafeRawPointer(source + index)
        for weight in kernel {
          left += position.loadUnaligned(as: Vector.self) * weight
          right +=
            position.loadUnaligned(fromByteOffset: MemoryLayout<Vector>.size, as: Vector.self)
            * weight
          position += step * MemoryLayout<Value>.stride
        }
        let end = UnsafeMutableRawPointer(target + index)
        end.storeBytes(of: left, as: Vector.self)
        end.storeBytes(of: right, toByteOffset: MemoryLayout<Vector>.size, as: Vector.self)
        index += 2 * width
      }
      for index in index..<count {
        var sum: Value = 0
        for (offset, weight) in kernel.enumerated() {
          sum += source[index + offset * step] * weight
        }
        target[index] = sum
      }
    }
  }
}
