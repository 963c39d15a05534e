/// Up to 255 colours that stand for those of a picture.
struct Palette: Sendable {
  /// The most colours there may be: index 0 stands for a pixel that stays as it is.
  static let capacity = 255
  /// How many there are if a picture has more than that.
  ///
  /// With fewer, more is repeated and the file is smaller. Of fifty translucent discs, 50 frames of
  /// 1920 x 1080 pixels, 255 colours made 2.80 MB and a peak signal-to-noise ratio of 54.2 dB, 192 made
  /// 2.72 MB and 53.0 dB; ffmpeg's palette, of the whole film and dithered, 2.76 MB and 51.0 dB.
  private static let mixedCapacity = 192

  /// Opaque colours; that of index i in the picture is at i - 1.
  private(set) var colors: [UInt32] = []

  /// The colours themselves, at most ``capacity``.
  init(_ colors: [UInt32]) {
    precondition(colors.count <= Self.capacity, "a palette holds \(Self.capacity) colours")
    self.colors = colors
  }

  /// The colours of a picture, or the best for them if there are too many.
  ///
  /// Half of them are those that fill most of the picture, so that grounds and areas do not change their
  /// colour from step to step. All else is divided, always the group that deviates most, at the mean of
  /// the component that deviates most (Wan, Prusinkiewicz and Wong 1990), and each group gets its mean.
  ///
  /// - Parameters:
  ///   - count: The colours of the picture.
  ///   - surroundings: Those of the picture with what is around it, which tell how much a colour fills;
  ///     nil if there is nothing.
  init(of count: ColorCount, within surroundings: ColorCount? = nil) {
    guard count.colors.count > Self.capacity else {
      colors = count.colors
      return
    }
    let areas = count.colors.indices.map { index in
      surroundings?.index(of: count.colors[index]).map { surroundings?.counts[$0] ?? 0 }
        ?? count.counts[index]
    }
    let order = count.colors.indices.sorted { (areas[$0], $1) > (areas[$1], $0) }
    colors = order.prefix(Self.mixedCapacity / 2).map { count.colors[$0] }
    divide(
      Array(order.dropFirst(Self.mixedCapacity / 2)), of: count,
      into: Self.mixedCapacity - colors.count)
  }

  /// The best colours to mix those of a picture from.
  ///
  /// Those that fill more of it than their share are among them, for grounds and areas to stay as they
  /// are. All else is divided as for the best colours without mixing.
  init(mixing count: ColorCount) {
    let share = count.pixelCount / Self.capacity
    let isArea = count.counts.map { $0 > share }
    colors = count.colors.indices.filter { isArea[$0] }.map { count.colors[$0] }
    divide(
      count.colors.indices.filter { !isArea[$0] }, of: count, into: Self.capacity - colors.count)
  }

  /// Adds the means of so many groups of colours.
  private mutating func divide(_ members: [Int], of count: ColorCount, into groupCount: Int) {
    var groups = [ColorGroup(members, of: count)]
    while groups.count < groupCount {
      let widest = groups.indices.max { groups[$0].deviation < groups[$1].deviation }
      guard let widest, let halves = groups[widest].halves(of: count) else { break }
      groups[widest] = halves.lower
      groups.append(halves.upper)
    }
    colors += groups.map(\.mean)
  }

  /// Adds the colours that are painted and are not there yet, if all of them find room.
  mutating func add(_ painting: GIFPainting) {
    guard colors.count < Self.capacity else { return }
    var count = ColorCount()
    guard count.add(painting.shown, besides: painting.before, limit: Self.capacity) else { return }
    let known = Set(colors)
    let new = count.colors.filter { !known.contains($0) }
    if colors.count + new.count <= Self.capacity { colors += new }
  }

  /// The index, from 1, of the nearest colour to each one of a picture.
  ///
  /// - Parameters:
  ///   - count: The colours of the picture.
  ///   - bound: How far from it all may be in sum over the pixels: the squares of what the components
  ///     differ by.
  /// - Returns: The indices, or nil beyond the bound.
  func nearest(to count: ColorCount, error bound: Double) -> [UInt8]? {
    guard !colors.isEmpty else { return count.colors.isEmpty ? [] : nil }
    func components(_ shift: UInt32) -> [SIMD8<Int32>] {
      stride(from: 0, to: self.colors.count, by: 8).map { start in
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
    indices.reserveCapacity(count.colors.count)
    for (color, pixelCount) in zip(count.colors, count.counts) {
      let red = SIMD8(repeating: Int32(color >> 16 & 0xff))
      let green = SIMD8(repeating: Int32(color >> 8 & 0xff))
      let blue = SIMD8(repeating: Int32(color & 0xff))
      // The lower eight bits tell which colour it is.
      var nearest = SIMD8<Int32>(repeating: .max)
      for block in reds.indices {
        let (r, g, b) = (reds[block] &- red, greens[block] &- green, blues[block] &- blue)
        let distance = r &* r &+ g &* g &+ b &* b
        let candidates = distance &<< 8 | (lanes &+ Int32(8 * block))
        nearest.replace(with: candidates, where: candidates .< nearest)
      }
      error += Double(nearest.min() >> 8) * Double(pixelCount)
      guard error <= bound else { return nil }
      indices.append(UInt8(truncatingIfNeeded: (nearest.min() & 0xff) + 1))
    }
    return indices
  }
}

/// Colours that get one in common.
private struct ColorGroup {
  private let members: [Int]
  /// The sum of the squares by which the pixels deviate from the mean, in the component where it is
  /// largest.
  let deviation: Double
  private let shift: UInt32
  private let means: SIMD3<Double>

  init(_ members: [Int], of count: ColorCount) {
    self.members = members
    var total = 0.0
    var sums = SIMD3<Double>()
    var squares = SIMD3<Double>()
    for index in members {
      let weight = Double(count.counts[index])
      let color = Self.components(count.colors[index])
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

  /// Those below and above the mean of the component; nil if all are equal.
  func halves(of count: ColorCount) -> (lower: ColorGroup, upper: ColorGroup)? {
    let middle = means[Int(16 - shift) / 8]
    var (lower, upper): ([Int], [Int]) = ([], [])
    for index in members {
      if Double(count.colors[index] >> shift & 0xff) <= middle {
        lower.append(index)
      } else {
        upper.append(index)
      }
    }
    guard !upper.isEmpty, !lower.isEmpty else { return nil }
    return (ColorGroup(lower, of: count), ColorGroup(upper, of: count))
  }
}
