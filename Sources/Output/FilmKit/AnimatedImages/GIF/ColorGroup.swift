/// A group of colors that one color replaces.
struct ColorGroup {
  private let members: [Int]
  /// The sum of the squared differences of the pixels from the mean, in the component where it is
  /// largest.
  let deviation: Double
  /// That component: 0 is red, 2 is blue.
  private let component: Int
  private let mean: SIMD3<Double>
  private let minimum: SIMD3<Double>
  private let maximum: SIMD3<Double>
  private let maximumGap: Double

  /// Creates a group.
  ///
  /// - Parameters:
  ///   - members: The indices of the colors in the histogram.
  ///   - histogram: The colors and the numbers of their pixels.
  ///   - maximumGap: The largest difference of a component of a member from ``color``.
  init(_ members: [Int], of histogram: ColorHistogram, maximumGap: Int) {
    self.members = members
    self.maximumGap = Double(maximumGap)
    var total = 0.0
    var sums = SIMD3<Double>()
    var squares = SIMD3<Double>()
    var (minimum, maximum) = (SIMD3<Double>(repeating: 255), SIMD3<Double>())
    for index in members {
      let weight = Double(histogram.counts[index])
      let color = Self.components(histogram.colors[index])
      total += weight
      sums += weight * color
      squares += weight * color * color
      minimum = pointwiseMin(minimum, color)
      maximum = pointwiseMax(maximum, color)
    }
    mean = sums / total
    (self.minimum, self.maximum) = (minimum, maximum)
    let deviations = squares - sums * mean
    deviation = deviations.max()
    component = deviations[0] == deviation ? 0 : deviations[1] == deviation ? 1 : 2
  }

  private static func components(_ color: UInt32) -> SIMD3<Double> {
    SIMD3(Double(color >> 16 & 0xff), Double(color >> 8 & 0xff), Double(color & 0xff))
  }

  /// Whether all members are near the mean.
  private var isNearMean: Bool {
    max((maximum - mean).max(), (mean - minimum).max()) + 0.5 <= maximumGap
  }

  /// Whether ``color`` is near all members.
  var isCovered: Bool { isNearMean || (maximum - minimum).max() <= 2 * maximumGap }

  /// The color that replaces the group: its mean, or the middle if members are far from the mean.
  var color: UInt32 {
    let levels = (isNearMean ? mean : (minimum + maximum) / 2)
      .rounded(.toNearestOrAwayFromZero)
    return 0xff00_0000 | UInt32(levels[0]) << 16 | UInt32(levels[1]) << 8 | UInt32(levels[2])
  }

  /// Splits the group at the mean of the component that deviates most; returns nil if all are
  /// equal.
  fileprivate func splitAtMean(_ histogram: ColorHistogram) -> (ColorGroup, ColorGroup)? {
    split(histogram, component, at: mean[component])
  }

  /// Splits the group in the middle of the component with the widest range; returns nil if all are
  /// equal.
  fileprivate func halve(_ histogram: ColorHistogram) -> (ColorGroup, ColorGroup)? {
    let ranges = maximum - minimum
    let widest = (0..<3).max { ranges[$0] < ranges[$1] } ?? 0
    return split(histogram, widest, at: (minimum[widest] + maximum[widest]) / 2)
  }

  private func split(
    _ histogram: ColorHistogram, _ component: Int, at middle: Double
  ) -> (ColorGroup, ColorGroup)? {
    var (lower, upper): ([Int], [Int]) = ([], [])
    for index in members {
      if Self.components(histogram.colors[index])[component] <= middle {
        lower.append(index)
      } else {
        upper.append(index)
      }
    }
    guard !upper.isEmpty, !lower.isEmpty else { return nil }
    let gap = Int(maximumGap)
    return (
      ColorGroup(lower, of: histogram, maximumGap: gap),
      ColorGroup(upper, of: histogram, maximumGap: gap)
    )
  }
}

extension [ColorGroup] {
  /// Splits the groups of the largest deviation until there are as many as allowed.
  mutating func split(upTo maximumCount: Int, _ histogram: ColorHistogram) {
    while count < maximumCount {
      let widest = indices.max { self[$0].deviation < self[$1].deviation }
      guard let widest, let halves = self[widest].splitAtMean(histogram) else { return }
      self[widest] = halves.0
      append(halves.1)
    }
  }

  /// Halves groups with members that are far from their color.
  ///
  /// - Returns: Whether none is left; false if there would be more groups than allowed.
  mutating func cover(upTo maximumCount: Int, _ histogram: ColorHistogram) -> Bool {
    while let far = firstIndex(where: { !$0.isCovered }) {
      guard count < maximumCount, let halves = self[far].halve(histogram) else { return false }
      self[far] = halves.0
      append(halves.1)
    }
    return true
  }
}
