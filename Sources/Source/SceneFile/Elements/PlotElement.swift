internal import Geometry

/// What a scene file plots.
package struct ScenePlot: Equatable, Sendable {
  /// The names of the quantities.
  package var quantities: [String]
  /// The name of the quantity of the horizontal axis; nil for time.
  package var abscissa: String?
  /// The ends of the horizontal axis; nil for those of the values.
  package var xRange: ClosedRange<Double>?
  /// The ends of the vertical axis; nil for those of the values.
  package var yRange: ClosedRange<Double>?
  /// Whether lengths are in meters, not in points.
  package var isInMeters: Bool
  /// File, line and column of each quantity, for errors; none of a plot that no file describes.
  package var positions: [String] = []

  /// Creates the description of a plot; one over time, in points, unless given.
  package init(
    quantities: [String], abscissa: String? = nil, xRange: ClosedRange<Double>? = nil,
    yRange: ClosedRange<Double>? = nil, isInMeters: Bool = false
  ) {
    self.quantities = quantities
    self.abscissa = abscissa
    self.xRange = xRange
    self.yRange = yRange
    self.isInMeters = isInMeters
  }
}

/// What is plotted: `{of: [ball.elevation], against: ball.x}`.
struct PlotElement: SceneElement {
  static let kind = "plot"
  static let summary = "Quantities over time or against another, and the ends of the axes."

  private let quantities: [String]
  private let abscissa: String?
  private let xRange: Range?
  private let yRange: Range?
  private let isInMeters: Bool
  private var positions: [String] = []

  init(_ fields: Fields) throws(SceneError) {
    let names = try fields.required(
      "of", Self.names, "The quantities, such as ball.y, ball.speed and energy.")
    quantities = fields.item == nil ? [] : names.evaluate(.empty)
    let against = try fields.optional(
      "against", .plainText,
      "The quantity of the horizontal axis, x and so on for that of each view; time by default.")
    abscissa = fields.item == nil ? nil : against?.evaluate(.empty)
    xRange = try Range(
      fields, "xRange", "The ends of the horizontal axis; those of the values by default.")
    yRange = try Range(
      fields, "yRange",
      "The ends of the vertical axis, for quantities of one unit; those of the values by default.")
    isInMeters = try fields.flag(
      "meters", "Whether lengths are in meters of 100 points; false by default.")
  }

  private init(quantities: [String]) {
    self.quantities = quantities
    (abscissa, xRange, yRange, isInMeters) = (nil, nil, nil, false)
  }

  /// The type of lists of quantities.
  private static var names: ValueType<[String]> { .list(of: .plainText, 1...20, "quantities") }

  /// Reads the key `plots`, which is a list of quantities or a mapping.
  static func read(from fields: Fields) throws(SceneError) -> PlotElement? {
    try fields.value(
      "plots", .oneOf([names.schema, fields.reference(to: Self.self)]),
      "What 'plot' draws: a list of quantities such as ball.y, ball.speed and energy, or a mapping."
    ) { (item) throws(SceneError) in
      var plot =
        item.entries == nil
        ? Self(quantities: try names.read(item).evaluate(.empty)) : try Self.read(item)
      let quantities = item.entries?.first { $0.key.text == "of" }?.value ?? item
      plot.positions = quantities.elements?.map { $0.position() } ?? []
      return plot
    }
  }

  /// Returns the plot; invalid ends of axes are reported.
  func plot(in scope: Scope) -> ScenePlot {
    var plot = ScenePlot(
      quantities: quantities, abscissa: abscissa, xRange: xRange?.evaluate(in: scope),
      yRange: yRange?.evaluate(in: scope), isInMeters: isInMeters)
    plot.positions = positions
    return plot
  }

  /// The ends of an axis.
  private struct Range {
    private let ends: Value<[Double]>
    private let position: String

    init?(_ fields: Fields, _ name: String, _ summary: String) throws(SceneError) {
      let type = ValueType<[Double]>.list(of: .number(-1e9...1e9), 2...2, "numbers")
      let range = try fields.value(name, type.schema, summary) { (item) throws(SceneError) in
        (try type.read(item), "\(item.position()): \(name)")
      }
      guard let range else { return nil }
      (ends, position) = range
    }

    func evaluate(in scope: Scope) -> ClosedRange<Double>? {
      let ends = ends.evaluate(scope)
      guard ends[0] < ends[1] else {
        scope.performance.report("\(position): the first end must be below the second.")
        return nil
      }
      return ends[0]...ends[1]
    }
  }
}
