import ArgumentParser
import ImageComparison
import Imaging

/// From where on two pictures differ.
struct ComparisonOptions: ParsableArguments {
  /// A metric without its settings.
  enum MetricName: String, ExpressibleByArgument, CaseIterable {
    case exact
    case channel
    case pixelmatch
    case psnr
    case ssim
    case ssimBlocks = "ssim-blocks"
    case flip
  }

  @Option(help: "How to compare.")
  var metric = MetricName.channel

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The difference of a channel that counts as equal, in levels of 255, or of 65535 at 16 bits; "
        + "0 unless given, 1 for golden frames.", valueName: "levels"),
    transform: number(from: 0, to: 65_535))
  var tolerance: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "For pixelmatch the distance that counts as equal, 0 to 1 (0.1 unless given); for psnr and ssim "
        + "the least that counts as the same (inf and 1 unless given), for flip the most (0 unless "
        + "given).", valueName: "number"),
    transform: anyNumber)
  var threshold: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "For flip, how many pixels the eye sees in a degree; 67.02 unless given, which is a 4K display of 0.7 m "
        + "from 0.7 m.", valueName: "number"),
    transform: number(from: 1, to: 1000.0))
  var pixelsPerDegree: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How many pixels may differ by more; 0 unless given.", valueName: "number"),
    transform: number(from: 0, to: PNG.maximumPixelCount))
  var maxPixels: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How many pixels in a hundred may differ by more, instead.", valueName: "percent"),
    transform: number(from: 0, to: 100.0))
  var maxPercent: Double?

  @Flag(help: "Do not count pixels that look like antialiasing (Vysniauskas 2009).")
  var ignoreAntialiasing = false

  /// How many pixels may differ.
  var allowance: Allowance { maxPercent.map(Allowance.percent) ?? .pixels(maxPixels ?? 0) }

  func validate() throws {
    guard maxPixels == nil || maxPercent == nil else {
      throw ValidationError("--max-pixels and --max-percent exclude each other.")
    }
  }

  /// The metric with its settings.
  ///
  /// - Parameter usualTolerance: The tolerance unless it is given.
  /// - Returns: The metric.
  /// - Throws: A `ValidationError` about a setting that is not for this metric.
  func settings(usualTolerance: Int = 0) throws -> Metric {
    try check("--tolerance", isGiven: tolerance != nil, for: [.channel])
    try check("--ignore-antialiasing", isGiven: ignoreAntialiasing, for: [.channel, .pixelmatch])
    try check(
      "--threshold", isGiven: threshold != nil,
      for: [.pixelmatch, .psnr, .ssim, .ssimBlocks, .flip])
    try check("--pixels-per-degree", isGiven: pixelsPerDegree != nil, for: [.flip])
    let counting: [MetricName] = [.exact, .channel, .pixelmatch]
    try check("--max-pixels", isGiven: maxPixels != nil, for: counting)
    try check("--max-percent", isGiven: maxPercent != nil, for: counting)
    return switch metric {
    case .exact: .exact
    case .channel:
      .channel(tolerance: tolerance ?? usualTolerance, ignoresAntialiasing: ignoreAntialiasing)
    case .pixelmatch:
      .pixelmatch(
        threshold: try bound(0.1, within: 0...1), ignoresAntialiasing: ignoreAntialiasing)
    case .psnr: .psnr(atLeast: try bound(.infinity, within: 0 ... .infinity))
    case .ssim: .ssim(.gaussian, atLeast: try bound(1, within: -1...1))
    case .ssimBlocks: .ssim(.blocks, atLeast: try bound(1, within: -1...1))
    case .flip:
      .flip(
        pixelsPerDegree: pixelsPerDegree ?? Metric.usualPixelsPerDegree,
        atMost: try bound(0, within: 0...1))
    }
  }

  private func check(_ option: String, isGiven: Bool, for metrics: [MetricName]) throws {
    guard !isGiven || metrics.contains(metric) else {
      let names = metrics.map(\.rawValue).joined(separator: ", ")
      throw ValidationError("\(option) is for the metric \(names), not for \(metric.rawValue).")
    }
  }

  private func bound(_ usual: Double, within limits: ClosedRange<Double>) throws -> Double {
    let threshold = threshold ?? usual
    guard limits.contains(threshold) else {
      throw ValidationError(
        "--threshold must be from \(limits.lowerBound) to \(limits.upperBound) for "
          + "\(metric.rawValue), not \(threshold).")
    }
    return threshold
  }
}

@Sendable private func anyNumber(_ text: String) throws -> Double {
  guard let number = Double(text), !number.isNaN else {
    throw ValidationError("it must be a number.")
  }
  return number
}
