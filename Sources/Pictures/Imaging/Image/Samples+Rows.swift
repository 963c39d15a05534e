internal import Geometry

extension Samples {
  /// Copies rows as straight pixels.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - isDeep: Whether pixels of 16 bits a sample are written (`UInt64`), otherwise 8 (`UInt32`);
  ///     deep samples can only be written deep.
  ///   - target: The memory of the first row.
  ///   - stride: The number of bytes from row to row.
  package func copy(
    _ rows: Range<Int>, isDeep: Bool, to target: UnsafeMutableRawPointer, stride: Int
  ) {
    switch storage {
    case .shallow(let pixels):
      pixels.withUnsafeBufferPointer { pixels in
        for row in rows {
          let source = UnsafeBufferPointer(
            rebasing: pixels[row * size.width..<(row + 1) * size.width])
          let target = target + (row - rows.lowerBound) * stride
          if isDeep {
            let target = target.assumingMemoryBound(to: UInt64.self)
            for column in source.indices { target[column] = Self.deepened(source[column]) }
          } else {
            UnsafeMutableRawBufferPointer(start: target, count: 4 * size.width)
              .copyMemory(from: UnsafeRawBufferPointer(source))
          }
        }
      }
    case .deep(let pixels):
      precondition(isDeep, "samples of 16 bits do not fit into 8")
      pixels.withUnsafeBufferPointer { pixels in
        for row in rows {
          let source = UnsafeBufferPointer(
            rebasing: pixels[row * size.width..<(row + 1) * size.width])
          let target = target + (row - rows.lowerBound) * stride
          UnsafeMutableRawBufferPointer(start: target, count: 8 * size.width)
            .copyMemory(from: UnsafeRawBufferPointer(source))
        }
      }
    }
  }
}

extension Image {
  /// Writes straight pixels of 8 bits a sample as pixels of an image.
  package static func premultiply(
    _ pixels: UnsafeBufferPointer<UInt32>, into target: UnsafeMutablePointer<UInt32>
  ) {
    for index in pixels.indices { target[index] = premultiplied(pixels[index]) }
  }

  /// Writes straight pixels of 16 bits a sample as pixels of an image, rounded to 8 bits.
  package static func premultiply(
    _ pixels: UnsafeBufferPointer<UInt64>, into target: UnsafeMutablePointer<UInt32>
  ) {
    for index in pixels.indices { target[index] = premultiplied(Samples.flattened(pixels[index])) }
  }

  /// Replaces the pixels of an image by straight pixels.
  package static func unpremultiply(_ pixels: UnsafeMutableBufferPointer<UInt32>) {
    for index in pixels.indices { pixels[index] = unpremultiplied(pixels[index]) }
  }
}
