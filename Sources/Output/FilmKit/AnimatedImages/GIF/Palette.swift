internal import Geometry

/// Up to 255 colors that approximate those of a picture.
struct Palette: Sendable {
  /// The maximum number of colors: index 0 of a color table is the transparent index.
  static let capacity = 255
  /// The number of colors if the picture has more than ``capacity``.
  ///
  /// Fewer colors give longer LZW matches and smaller files for little loss.
  private static let quantizedCapacity = 192

  /// The largest difference, in levels of a component, of a pixel from the color that is drawn for
  /// it.
  ///
  /// A pixel farther off shows as a speck. Boxes of twice this side cover all colors with 64
  /// entries, so that every palette has room for it.
  static let maximumDifference = 40
  /// The largest difference of a color from the nearest palette color.
  ///
  /// Dithers are chosen for the middle of 4 levels, up to 2 levels from the color itself.
  private static let maximumGap = maximumDifference - 4
  /// The number of entries with which any colors are covered by boxes of twice ``maximumGap``: each
  /// of three sides of 256 levels is halved twice.
  private static let coveringCount = 64

  /// Different opaque colors; color i - 1 of the array has index i in the color table.
  private(set) var colors: [UInt32] = []

  /// Creates a palette of given colors, at most ``capacity``.
  init(_ colors: [UInt32]) {
    precondition(
      colors.count <= Self.capacity,
      "a palette has at most \(Self.capacity) colors, not \(colors.count)")
    self.colors = colors
  }

  /// Creates a palette of the colors of a picture, quantized if there are too many.
  ///
  /// Half of the palette are the colors with the largest areas, so that backgrounds keep their
  /// color from frame to frame. The other colors are quantized by variance: the group with the
  /// largest deviation is split at the mean of the component that deviates most, and each group is
  /// replaced by its mean (Wan, Prusinkiewicz and Wong 1990).
  ///
  /// - Parameters:
  ///   - histogram: The colors of the picture.
  ///   - areas: A histogram that also counts the surroundings of the picture, for the areas of
  ///     colors; nil to use the first one.
  init(of histogram: ColorHistogram, areas: ColorHistogram? = nil) {
    guard histogram.colors.count > Self.capacity else {
      colors = histogram.colors
      return
    }
    let pixelCounts = histogram.colors.indices.map { index in
      areas?.index(of: histogram.colors[index]).map { areas?.counts[$0] ?? 0 }
        ?? histogram.counts[index]
    }
    let order = histogram.colors.indices.sorted {
      (pixelCounts[$0], $1) > (pixelCounts[$1], $0)
    }
    colors = order.prefix(Self.quantizedCapacity / 2).map { histogram.colors[$0] }
    quantize(
      Array(order.dropFirst(Self.quantizedCapacity / 2)), of: histogram,
      groupCount: Self.quantizedCapacity - colors.count)
  }

  /// Creates a palette for dithering the colors of a picture.
  ///
  /// Colors with more than their share of the pixels are in the palette, so that areas of one
  /// color are not dithered. The other colors are quantized by variance.
  ///
  /// - Parameters:
  ///   - histogram: The colors of the pixels that change.
  ///   - areas: A histogram that also counts the surroundings.
  init(dithering histogram: ColorHistogram, areas: ColorHistogram) {
    var counts: [UInt32: Int] = [:]
    for source in [histogram, areas] {
      let share = source.pixelCount / Self.capacity
      for (color, count) in zip(source.colors, source.counts) where count > share {
        counts[color] = max(counts[color] ?? 0, count)
      }
    }
    colors = counts.sorted { ($0.value, $1.key) > ($1.value, $0.key) }
      .prefix(Self.capacity - Self.coveringCount).map(\.key)
    let isArea = Set(colors)
    quantize(
      histogram.colors.indices.filter { !isArea.contains(histogram.colors[$0]) }, of: histogram,
      groupCount: Self.capacity - colors.count)
  }

  /// Divides colors into groups and adds a color for each group, at most ``maximumGap`` from all
  /// of its members.
  private mutating func quantize(
    _ members: [Int], of histogram: ColorHistogram, groupCount: Int
  ) {
    guard !members.isEmpty else { return }
    let all = ColorGroup(members, of: histogram, maximumGap: Self.maximumGap)
    var groups = [all]
    groups.split(upTo: groupCount - Self.coveringCount, histogram)
    if !groups.cover(upTo: groupCount, histogram) {
      groups = [all]
      _ = groups.cover(upTo: groupCount, histogram)
    }
    groups.split(upTo: groupCount, histogram)
    // The means of two groups can be equal.
    for color in groups.map(\.color) where !colors.contains(color) { colors.append(color) }
  }

  /// A table that finds the position of a color in ``colors``.
  var positions: ColorHistogram {
    var positions = ColorHistogram()
    positions.addColors(of: colors)
    return positions
  }

  /// Adds the changed colors of a frame if the palette has enough free entries for all of them.
  mutating func add(_ frame: GIFFrame) {
    guard colors.count < Self.capacity else { return }
    var histogram = ColorHistogram()
    guard histogram.add(frame.pixels, changedFrom: frame.previous, limit: Self.capacity) else {
      return
    }
    let existing = Set(colors)
    let new = histogram.colors.filter { !existing.contains($0) }
    if colors.count + new.count <= Self.capacity { colors += new }
  }

  /// Returns the index, from 1, of the nearest palette color to each color of a picture.
  ///
  /// - Parameters:
  ///   - histogram: The colors of the picture.
  ///   - maximumError: The maximum sum over all pixels of the squared differences of the
  ///     components.
  /// - Returns: The indices, or nil if the error is larger, or a color is farther than
  ///   ``maximumDifference`` from all of the palette.
  func nearest(to histogram: ColorHistogram, maximumError: Double) -> [UInt8]? {
    guard !colors.isEmpty else { return histogram.colors.isEmpty ? [] : nil }
    func components(_ shift: UInt32) -> [SIMD8<Int32>] {
      stride(from: 0, to: self.colors.count, by: 8).map { start in
        // The padding is farther away than any color.
        var block = SIMD8<Int32>(repeating: 1 << 10)
        for lane in 0..<min(8, self.colors.count - start) {
          block[lane] = Int32(self.colors[start + lane] >> shift & 0xff)
        }
        return block
      }
    }
    let (reds, greens, blues) = (components(16), components(8), components(0))
    let lanes = SIMD8<Int32>(0, 1, 2, 3, 4, 5, 6, 7)
    var error = 0.0
    var indices: [UInt8] = []
    indices.reserveCapacity(histogram.colors.count)
    for (color, pixelCount) in zip(histogram.colors, histogram.counts) {
      let red = SIMD8(repeating: Int32(color >> 16 & 0xff))
      let green = SIMD8(repeating: Int32(color >> 8 & 0xff))
      let blue = SIMD8(repeating: Int32(color & 0xff))
      // The squared distance in the upper bits, the index of the color in the lower eight.
      var nearest = SIMD8<Int32>(repeating: .max)
      for block in reds.indices {
        let (r, g, b) = (reds[block] &- red, greens[block] &- green, blues[block] &- blue)
        let reach = SIMD8<Int32>(repeating: Int32(Self.maximumDifference))
        let isFar = abs(r) .> reach .| abs(g) .> reach .| abs(b) .> reach
        var distance = r &* r &+ g &* g &+ b &* b
        distance.replace(with: Self.far, where: isFar)
        let candidates = distance &<< 8 | (lanes &+ Int32(8 * block))
        nearest.replace(with: candidates, where: candidates .< nearest)
      }
      let squaredDistance = nearest.min() >> 8
      error += Double(squaredDistance) * Double(pixelCount)
      guard error <= maximumError, squaredDistance < Self.far else { return nil }
      indices.append(UInt8(truncatingIfNeeded: (nearest.min() & 0xff) + 1))
    }
    return indices
  }

  /// More than any squared distance.
  private static let far: Int32 = 1 << 18
}

/// Returns the absolute values.
private func abs(_ vector: SIMD8<Int32>) -> SIMD8<Int32> {
  pointwiseMax(vector, 0 &- vector)
}
