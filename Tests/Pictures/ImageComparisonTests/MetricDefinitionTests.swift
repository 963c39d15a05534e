import ImageComparison
import Testing

@Suite struct `Metric definitions` {
  private func definition(_ name: String) throws -> MetricDefinition {
    try #require(Metric.definitions.first { $0.name == name })
  }

  @Test func `every metric has one name`() {
    let names = Metric.definitions.map(\.name)
    let expected = [
      "exact", "channel", "pixelmatch", "pixelmatch-oklab", "psnr", "ssim", "ssim-blocks", "flip",
    ]
    #expect(names == expected)
  }

  @Test func `metrics without settings have their defaults`() throws {
    let metrics = try Metric.definitions.map { try $0.metric(with: MetricSettings()) }
    #expect(
      metrics == [
        .exact, .channel(), .pixelmatch(ignoresAntialiasing: false),
        .pixelmatchOKLab(ignoresAntialiasing: false), .psnr(), .ssim(), .ssim(.blocks), .flip(),
      ])
  }

  @Test func `settings become the parameters of the metric`() throws {
    let settings = MetricSettings(
      tolerance: 3, threshold: 0.5, pixelsPerDegree: 30, ignoresAntialiasing: true)
    let metrics = try Metric.definitions.map { try $0.metric(with: settings) }
    #expect(
      metrics == [
        .exact, .channel(tolerance: 3, ignoresAntialiasing: true),
        .pixelmatch(threshold: 0.5, ignoresAntialiasing: true),
        .pixelmatchOKLab(threshold: 0.5, ignoresAntialiasing: true), .psnr(atLeast: 0.5),
        .ssim(atLeast: 0.5), .ssim(.blocks, atLeast: 0.5),
        .flip(pixelsPerDegree: 30, atMost: 0.5),
      ])
  }

  @Test func `only metrics that count pixels accept an allowance`() throws {
    for definition in Metric.definitions {
      let metric = try definition.metric(with: MetricSettings())
      #expect(definition.options.contains(.maxPixels) == metric.isCounting)
      #expect(definition.options.contains(.maxPercent) == metric.isCounting)
    }
    #expect(MetricOption.maxPixels.metricNames == "exact, channel, pixelmatch, pixelmatch-oklab")
  }

  @Test func `an option that a metric does not accept is an error`() throws {
    let psnr = try definition("psnr")
    let error = #expect(throws: MetricSettingsError.self) {
      try psnr.metric(with: MetricSettings(given: [.tolerance]))
    }
    #expect(error?.description == "--tolerance is for the metric channel, not for psnr.")
  }

  @Test func `a threshold out of range is an error`() throws {
    let flip = try definition("flip")
    let error = #expect(throws: MetricSettingsError.self) {
      try flip.metric(with: MetricSettings(threshold: 1.5, given: [.threshold]))
    }
    #expect(error?.description == "--threshold must be from 0.0 to 1.0 for flip, not 1.5.")
  }
}
