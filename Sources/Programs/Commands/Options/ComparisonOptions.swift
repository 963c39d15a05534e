import ArgumentParser
import Golden
import ImageComparison
import Imaging

/// The options of a comparison: a metric, its settings and how many pixels may differ.
struct ComparisonOptions: ParsableArguments {
  /// The name of a metric; values and completions are those of `Metric.definitions`.
  struct MetricName: ExpressibleByArgument {
    let definition: MetricDefinition

    init(_ definition: MetricDefinition) { self.definition = definition }

    init?(argument: String) {
      guard let definition = Metric.definitions.first(where: { $0.name == argument }) else {
        return nil
      }
      self.init(definition)
    }

    var defaultValueDescription: String { definition.name }
    static var allValueStrings: [String] { Metric.definitions.map(\.name) }
    static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
  }

  @Option(help: "The metric.")
  var metric = MetricName(.channel)

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "For \(MetricOption.tolerance.metricNames): the largest difference of a channel that counts as "
        + "equal, in levels of 255, or of 65535 at 16 bits; unless given, 0, for golden frames "
        + "\(GoldenStore.defaultTolerance).", valueName: "levels"),
    transform: number(from: 0, to: 65_535))
  var tolerance: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(Self.thresholdHelp, valueName: "number"), transform: anyNumber)
  var threshold: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "For \(MetricOption.pixelsPerDegree.metricNames): the resolution in pixels per degree of visual "
        + "angle; unless given, 67.02, a 4K display 0.7 m wide seen from 0.7 m.",
      valueName: "number"),
    transform: number(from: 1, to: 1000.0))
  var pixelsPerDegree: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "For \(MetricOption.maxPixels.metricNames): how many pixels may differ; unless given, 0.",
      valueName: "number"),
    transform: number(from: 0, to: PNG.maximumPixelCount))
  var maxPixels: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How many percent of the pixels may differ, instead of --max-pixels.", valueName: "percent"),
    transform: number(from: 0, to: 100.0))
  var maxPercent: Double?

  @Flag(
    help: ArgumentHelp(
      "For \(MetricOption.ignoreAntialiasing.metricNames): do not count pixels that look like "
        + "antialiasing (Vysniauskas 2009)."))
  var ignoreAntialiasing = false

  /// How many pixels may differ.
  var allowance: Allowance { maxPercent.map(Allowance.percent) ?? .pixels(maxPixels ?? 0) }

  func validate() throws {
    guard maxPixels == nil || maxPercent == nil else {
      throw ValidationError("--max-pixels and --max-percent exclude each other.")
    }
  }

  /// Returns the metric with its settings.
  ///
  /// - Parameter defaultTolerance: The tolerance unless the option is given.
  /// - Returns: The metric.
  /// - Throws: A `ValidationError` if the metric does not accept an option.
  func metricWithSettings(defaultTolerance: Int = 0) throws -> Metric {
    let given: [(MetricOption, isGiven: Bool)] = [
      (.tolerance, tolerance != nil), (.threshold, threshold != nil),
      (.pixelsPerDegree, pixelsPerDegree != nil), (.ignoreAntialiasing, ignoreAntialiasing),
      (.maxPixels, maxPixels != nil), (.maxPercent, maxPercent != nil),
    ]
    let settings = MetricSettings(
      tolerance: tolerance ?? defaultTolerance, threshold: threshold,
      pixelsPerDegree: pixelsPerDegree ?? Metric.defaultPixelsPerDegree,
      ignoresAntialiasing: ignoreAntialiasing,
      given: Set(given.filter(\.isGiven).map(\.0)))
    do {
      return try metric.definition.metric(with: settings)
    } catch {
      throw ValidationError("\(error)")
    }
  }

  /// The metrics, a line each, for the discussion of a command.
  static var metricsHelp: String {
    Metric.definitions.map { "\($0.name): \($0.summary)" }.joined(separator: "\n")
  }

  private static var thresholdHelp: String {
    let meanings = Metric.definitions.compactMap { definition in
      definition.threshold.map {
        "\(definition.name): \($0.meaning), unless given \($0.defaultText)"
      }
    }
    return "The bound of the metric. \(meanings.joined(separator: "; "))."
  }
}

@Sendable private func anyNumber(_ text: String) throws -> Double {
  guard let number = Double(text), !number.isNaN else {
    throw ValidationError("it must be a number.")
  }
  return number
}
