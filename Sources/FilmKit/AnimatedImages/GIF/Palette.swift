/// Up to 255 colours that approximate those of a picture.
struct Palette: Sendable {
  /// The maximum number of colours: index 0 of a colour table is the transparent index.
  static let capacity = 255
  /// The number of colours if the picture has more than ``capacity``.
  ///
  /// Fewer colours give longer LZW matches and smaller files for little loss.
  private static let quantizedCapacity = 192

  /// Opaque colours; colour i - 1 of the array has index i in the colour table.
  private(set) var colors: [UInt32] = []

  /// Creates a palette of given colours, at most ``capacity``.
  init(_ colors: [UInt32]) {
    precondition(
      colors.count <= Self.capacity,
      "a palette has at most \(Self.capacity) colours, not \(colors.count)")
    self.colors = colors
  }

  /// Creates a palette of the colours of a picture, quantized if there are too many.
  ///
  /// Half of the palette are the colours with the largest areas, so that backgrounds keep their
  /// colour from frame to frame. The other colours are quantized by variance: the group with the
  /// largest deviation is split at the mean of the component that deviates most, and each group is
  /// replaced by its mean (Wan, Prusinkiewicz and Wong 1990).
  ///
  /// - Parameters:
  ///   - histogram: The colours of the picture.
  ///   - areas: A histogram that also counts the surroundings of the picture, for the areas of
  ///     colours; nil to use the first one.
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

  /// Creates a palette for dithering the colours of a picture.
  ///
  /// Colours with more than their share of the pixels are in the palette, so that areas of one
  /// colour are not dithered. The other colours are quantized by variance.
  init(dithering histogram: ColorHistogram) {
    let share = histogram.pixelCount / Self.capacity
    let isArea = histogram.counts.map { $0 > share }
    colors = histogram.colors.indices.filter { isArea[$0] }.map { histogram.colors[$0] }
    quantize(
      histogram.colors.indices.filter { !isArea[$0] }, of: histogram,
      groupCount: Self.capacity - colors.count)
  }

  /// Divides colours into groups and adds the mean of each group.
  private mutating func quantize(
    _ members: [Int], of histogram: ColorHistogram, groupCount: Int
  ) {
    var groups = [ColorGroup(members, of: histogram)]
    while groups.count < groupCount {
      let widest = groups.indices.max { groups[$0].deviation < groups[$1].deviation }
      guard let widest, let halves = groups[widest].split(histogram) else { break }
      groups[widest] = halves.lower
      groups.append(halves.upper)
    }
    colors += groups.map(\.mean)
  }

  /// Adds the changed colours of a frame if the palette has enough free entries for all of them.
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

  /// Returns the index, from 1, of the nearest palette colour to each colour of a picture.
  ///
  /// - Parameters:
  ///   - histogram: The colours of the picture.
  ///   - maximumError: The maximum sum over all pixels of the squared differences of the
  ///     components.
  /// - Returns: The indices, or nil if the error is larger.
  func nearest(to histogram: ColorHistogram, maximumError: Double) -> [UInt8]? {
    guard !colors.isEmpty else { return histogram.colors.isEmpty ? [] : nil }
    func components(_ shift: UInt32) -> [SIMD8<Int32>] {
      stride(from: 0, to: self.colors.count, by: 8).map { start in
        // The padding is farther away than any colour.
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
      // The squared distance in the upper bits, the index of the colour in the lower eight.
      var nearest = SIMD8<Int32>(repeating: .max)
      for block in reds.indices {
        let (r, g, b) = (reds[block] &- red, greens[block] &- green, blues[block] &- blue)
        let distance = r &* r &+ g &* g &+ b &* b
        let candidates = distance &<< 8 | (lanes &+ Int32(8 * block))
        nearest.replace(with: candidates, where: candidates .< nearest)
      }
      error += Double(nearest.min() >> 8) * Double(pixelCount)
      guard error <= maximumError else { return nil }
      indices.append(UInt8(truncatingIfNeeded: (nearest.min() & 0xff) + 1))
    }
    return indices
  }
}

/// A group of colours that are replaced by their mean.
private struct ColorGroup {
  private let members: [Int]
  /// The sum of the squared differences of the pixels from the mean, in the component where it is
  /// largest.
  let deviation: Double
  /// The bit position of that component.
  private let shift: UInt32
  private let means: SIMD3<Double>

  init(_ members: [Int], of histogram: ColorHistogram) {
    self.members = members
    var total = 0.0
    var sums = SIMD3<Double>()
    var squares = SIMD3<Double>()
    for index in members {
      let weight = Double(histogram.counts[index])
      let color = Self.components(histogram.colors[index])
      total += weight
      sums += weight * color
      squares += weight * color * color
    }
    means = sums / total
    let deviations = squares - sums * means
    deviation = deviations.max()
    shift = deviations[0] == deviation ? 16 : deviations[1] == deviation ? 8 : 0
  }

  private static func components(_ color: UInt32) -> SIMD3<Double> {
    SIMD3(Double(color >> 16 & 0xff), Double(color >> 8 & 0xff), Double(color & 0xff))
  }

  var mean: UInt32 {
    let levels = means.rounded(.toNearestOrAwayFromZero)
    return 0xff00_0000 | UInt32(levels[0]) << 16 | UInt32(levels[1]) << 8 | UInt32(levels[2])
  }

  /// Splits the group at the mean of the component that deviates most; returns nil if all are
  /// equal.
  func split(_ histogram: ColorHistogram) -> (lower: ColorGroup, upper: ColorGroup)? {
    let middle = means[Int(16 - shift) / 8]
    var (lower, upper): ([Int], [Int]) = ([], [])
    for index in members {
      if Double(histogram.colors[index] >> shift & 0xff) <= middle {
        lower.append(index)
      } else {
        upper.append(index)
      }
    }
    guard !upper.isEmpty, !lower.isEmpty else { return nil }
    return (ColorGroup(lower, of: histogram), ColorGroup(upper, of: histogram))
  }
}
