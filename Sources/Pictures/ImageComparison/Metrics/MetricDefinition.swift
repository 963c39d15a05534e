/// A metric as a user selects it: its name, its options and how to make a ``Metric`` of them.
package struct MetricDefinition: Sendable {
  /// The number that `--threshold` sets.
  package struct Threshold: Sendable {
    /// What the number bounds, as a phrase: `lowest PSNR in dB that counts as the same`.
    package let meaning: String
    /// The values allowed.
    package let range: ClosedRange<Double>
    /// The value unless one is given.
    package let defaultValue: Double

    /// The default value without a decimal point if it is whole: `1`, `0.1`, `inf`.
    package var defaultText: String {
      let text = "\(defaultValue)"
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
  }

  /// The name, such as `ssim-blocks`.
  package let name: String
  /// What the metric measures, with its source, as a phrase after the name.
  package let summary: String
  /// The meaning of `--threshold`; `nil` if the metric has none.
  package let threshold: Threshold?
  /// The options that the metric accepts.
  package let options: Set<MetricOption>
  /// Makes the metric of settings that have been validated.
  private let make: @Sendable (MetricSettings, _ threshold: Double) -> Metric

  /// Creates a definition.
  ///
  /// `options` are those besides `--threshold`; `make` makes the metric of valid settings and of
  /// the threshold or its default, 0 for a metric without one.
  init(
    name: String, summary: String, options: Set<MetricOption> = [], threshold: Threshold? = nil,
    make: @escaping @Sendable (MetricSettings, _ threshold: Double) -> Metric
  ) {
    self.name = name
    self.summary = summary
    self.threshold = threshold
    self.options = threshold == nil ? options : options.union([.threshold])
    self.make = make
  }

  /// Makes the metric with settings.
  ///
  /// - Throws: A ``MetricSettingsError`` if the metric does not accept an option that is set, or if
  ///   the threshold is out of range.
  package func metric(with settings: MetricSettings) throws(MetricSettingsError) -> Metric {
    for option in MetricOption.allCases where settings.given.contains(option) {
      guard options.contains(option) else { throw .unsupported(option, self) }
    }
    guard let threshold else { return make(settings, 0) }
    let value = settings.threshold ?? threshold.defaultValue
    guard threshold.range.contains(value) else {
      throw .thresholdOutOfRange(value, threshold.range, self)
    }
    return make(settings, value)
  }
}

/// An option of metrics, by its name on the command line.
package enum MetricOption: String, CaseIterable, Sendable {
  case tolerance
  case ignoreAntialiasing = "ignore-antialiasing"
  case threshold
  case pixelsPerDegree = "pixels-per-degree"
  case maxPixels = "max-pixels"
  case maxPercent = "max-percent"

  /// The options that bound the number of pixels that may differ: those of an ``Allowance``.
  static let allowance: Set<MetricOption> = [.maxPixels, .maxPercent]

  /// The names of the metrics that accept the option, joined by commas.
  package var metricNames: String {
    Metric.definitions.filter { $0.options.contains(self) }.map(\.name).joined(separator: ", ")
  }
}

/// The options of a metric as a user sets them.
package struct MetricSettings: Sendable {
  /// The largest difference of a channel that counts as equal, in levels; 0 unless given.
  package var tolerance: Int
  /// The number of ``MetricDefinition/threshold``; the definition's default unless given.
  package var threshold: Double?
  /// The resolution for FLIP, in pixels per degree of visual angle.
  package var pixelsPerDegree: Double
  /// Whether pixels that look like antialiasing are not counted.
  package var ignoresAntialiasing: Bool
  /// The options that the user has set.
  package var given: Set<MetricOption>

  /// Creates settings.
  package init(
    tolerance: Int = 0, threshold: Double? = nil,
    pixelsPerDegree: Double = Metric.defaultPixelsPerDegree, ignoresAntialiasing: Bool = false,
    given: Set<MetricOption> = []
  ) {
    self.tolerance = tolerance
    self.threshold = threshold
    self.pixelsPerDegree = pixelsPerDegree
    self.ignoresAntialiasing = ignoresAntialiasing
    self.given = given
  }
}

/// A setting that a metric does not accept.
package enum MetricSettingsError: Error, CustomStringConvertible {
  case unsupported(MetricOption, MetricDefinition)
  case thresholdOutOfRange(Double, ClosedRange<Double>, MetricDefinition)

  /// A sentence that names the option, the metric and what is allowed.
  package var description: String {
    switch self {
    case .unsupported(let option, let definition):
      "--\(option.rawValue) is for the metric \(option.metricNames), not for \(definition.name)."
    case .thresholdOutOfRange(let value, let range, let definition):
      "--threshold must be from \(range.lowerBound) to \(range.upperBound) for \(definition.name), "
        + "not \(value)."
    }
  }
}
