private import Libm

/// The filters of LDR-FLIP for an observer, all products of a row and a column, and all of one length.
struct FLIPFilters {
  /// How many pixels on either side a filter looks at.
  let reach: Int
  /// The eye's sensitivity to luminance, and to red against green.
  let luminance: [Float]
  let redGreen: [Float]
  /// The sensitivity to blue against yellow: the sum of a narrow and of a wide filter.
  let blueYellow: (narrow: [Float], wide: [Float])
  /// A Gaussian and its first two derivatives, which find edges and points.
  let smooth: [Float]
  let edge: [Float]
  let point: [Float]

  init(pixelsPerDegree: Double) {
    // Three standard deviations of the widest filter; those for edges and points are narrower.
    let deviation = (0.04 / (2 * .pi * .pi)).squareRoot()
    reach = Int((3 * deviation * pixelsPerDegree).rounded(.up))
    let offsets = (-reach...reach).map(Double.init)

    /// A contrast sensitivity of the paper's table 1, in the domain of degrees.
    func sensitivity(_ width: Double) -> [Double] {
      offsets.map { exp(-.pi * .pi * ($0 * $0) / (pixelsPerDegree * pixelsPerDegree) / width) }
    }
    func normalized(_ values: [Double]) -> [Float] {
      let sum = values.reduce(0, +)
      return values.map { Float($0 / sum) }
    }
    luminance = normalized(sensitivity(0.0047))
    redGreen = normalized(sensitivity(0.0053))

    let wide = sensitivity(0.04)
    let narrow = sensitivity(0.025)
    let wideScale = 34.1 * (.pi / 0.04).squareRoot()
    let narrowScale = 13.5 * (.pi / 0.025).squareRoot()
    let (wideSum, narrowSum) = (wide.reduce(0, +), narrow.reduce(0, +))
    // Of both together, in rows and columns.
    let total = wideScale * wideSum * wideSum + narrowScale * narrowSum * narrowSum
    blueYellow = (
      narrow: narrow.map { Float($0 * (narrowScale / total).squareRoot()) },
      wide: wide.map { Float($0 * (wideScale / total).squareRoot()) }
    )

    // Features as wide as 0.082 degrees are looked for.
    let width = 0.5 * 0.082 * pixelsPerDegree
    let featureReach = (3 * width).rounded(.up)
    let gaussian = offsets.map {
      abs($0) <= featureReach ? exp(-$0 * $0 / (2 * width * width)) : 0
    }
    /// What is above 0 sums up to 1, and what is below to -1.
    func balanced(_ values: [Double]) -> [Float] {
      let above = values.reduce(0) { $0 + max($1, 0) }
      let below = values.reduce(0) { $0 - min($1, 0) }
      return values.map { Float($0 > 0 ? $0 / above : $0 / below) }
    }
    smooth = normalized(gaussian)
    edge = balanced(zip(offsets, gaussian).map { -$0 * $1 })
    point = balanced(zip(offsets, gaussian).map { ($0 * $0 / (width * width) - 1) * $1 })
  }
}
