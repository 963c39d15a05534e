internal import Imaging

extension Samples {
  /// Returns the samples extended to a larger size by transparent black at the right and below.
  func padded(to size: PixelSize) -> Samples {
    guard size != self.size else { return self }
    return switch storage {
    case .shallow(let pixels):
      Samples(
        width: size.width, height: size.height,
        pixels: Self.padded(pixels, from: self.size, to: size))
    case .deep(let pixels):
      Samples(
        width: size.width, height: size.height,
        deepPixels: Self.padded(pixels, from: self.size, to: size))
    }
  }

  private static func padded<Pixel: PackedPixel>(
    _ pixels: [Pixel], from old: PixelSize, to new: PixelSize
  ) -> [Pixel] {
    let margin = [Pixel](repeating: 0, count: new.width - old.width)
    let rows = stride(from: 0, to: pixels.count, by: old.width).flatMap { start in
      pixels[start..<start + old.width] + margin
    }
    return rows + [Pixel](repeating: 0, count: (new.height - old.height) * new.width)
  }
}
