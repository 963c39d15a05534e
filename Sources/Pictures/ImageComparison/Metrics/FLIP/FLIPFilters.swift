private import ElementaryFunctions

/// The convolution kernels of LDR-FLIP for a resolution.
///
/// Each is separable: the product of a row kernel and a column kernel of the same length.
struct FLIPFilters {
  /// The radius of the kernels, in pixels.
  let radius: Int
  /// The contrast sensitivity to luminance.
  let luminance: [Float]
  /// The contrast sensitivity to red against green.
  let redGreen: [Float]
  /// The contrast sensitivity to blue against yellow: the sum of a narrow and a wide Gaussian.
  let blueYellow: (narrow: [Float], wide: [Float])
  /// A Gaussian, with which `edge` and `point` are smoothed across.
  let smooth: [Float]
  /// The first derivative of the Gaussian, which detects edges.
  let edge: [Float]
  /// The second derivative of the Gaussian, which detects points.
  let point: [Float]

  /// Returns the radius of the kernels for a resolution, in pixels.
  static func radius(pixelsPerDegree: Double) -> Int {
    // Three standard deviations of the widest kernel; those for edges and points are narrower.
    let deviation = (0.04 / (2 * .pi * .pi)).squareRoot()
    return Int((3 * deviation * pixelsPerDegree).rounded(.up))
  }

  init(pixelsPerDegree: Double) {
    radius = Self.radius(pixelsPerDegree: pixelsPerDegree)
    let offsets = (-radius...radius).map(Double.init)

    /// Returns a contrast sensitivity function of the paper's table 1, in the domain of degrees.
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
    // The sum of both two-dimensional kernels; each one-dimensional kernel is scaled by a square
    // root.
    let total = wideScale * wideSum * wideSum + narrowScale * narrowSum * narrowSum
    blueYellow = (
      narrow: narrow.map { Float($0 * (narrowScale / total).squareRoot()) },
      wide: wide.map { Float($0 * (wideScale / total).squareRoot()) }
    )

    // The paper's feature width is 0.082 degrees.
    let width = 0.5 * 0.082 * pixelsPerDegree
    let featureRadius = (3 * width).rounded(.up)
    let gaussian = offsets.map {
      abs($0) <= featureRadius ? exp(-$0 * $0 / (2 * width * width)) : 0
    }
    /// Scales positive values to the sum 1 and negative ones to the sum -1.
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
