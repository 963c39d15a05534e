internal import Geometry

/// The source of a group with an opacity whose only content is a fill with one color.
///
/// The pixels equal those of a surface for the group, which is drawn with the opacity: a pixel is
/// multiplied by the coverage and rounded, then by the opacity and rounded again.
struct GroupSource {
  private let content: SolidSource
  /// 0...255.
  private let opacity: UInt32

  /// Creates the source of a color in a group.
  init(_ color: Color, opacity: Double) {
    content = SolidSource(color)
    // As the reference rasterizer rounds it: to 16 bits, of which the upper ones are used.
    self.opacity = UInt32(opacity * 65_535 + 0.5) >> 8
  }

  /// Whether the opacity is rounded to zero.
  var isInvisible: Bool { opacity == 0 }

  @inline(__always)
  private func source(_ coverage: UInt32) -> SolidSource {
    content.masked(by: coverage).inGroup(opacity: opacity)
  }
}

extension GroupSource: ColorSource {
  var polygonSource: MonotoneFill.Source { .group(self) }

  @inline(__always)
  func blend(over row: UnsafeMutablePointer<UInt32>, columns: Range<Int>, coverage: UInt32) {
    source(coverage).blend(over: row + columns.lowerBound, count: columns.count)
  }

  @inline(__always)
  func blended(over destination: UInt32, column: Int, coverage: UInt32) -> UInt32 {
    source(coverage).blended(over: destination)
  }

  func blend(
    over pixels: UnsafeMutablePointer<UInt32>, count: Int, coverages: UnsafePointer<UInt8>
  ) {
    for index in 0..<count where coverages[index] > 0 {
      pixels[index] = source(UInt32(coverages[index])).blended(over: pixels[index])
    }
  }
}
