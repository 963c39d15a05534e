package import Geometry
internal import PictureKit

/// A diagram of quantities over time, or against another quantity, with axes, a legend and marks of
/// events.
///
/// Quantities of one unit share a panel; panels stand below each other with one horizontal axis.
package struct Plot: Hashable, Sendable {
  /// A quantity over time.
  package struct Series: Hashable, Sendable {
    /// The name in the legend.
    package var name: String
    /// The unit, such as `pt/s`; empty for numbers.
    package var unit: String
    /// The values at ``Plot/times``; nil where there is none.
    package var values: [Double?]
    /// The index of the quantity of ``Plot/abscissas`` against which these values are drawn; 0
    /// unless set.
    package var abscissa = 0

    package init(name: String, unit: String, values: [Double?]) {
      self.name = name
      self.unit = unit
      self.values = values
    }
  }

  /// An event.
  package struct Mark: Hashable, Sendable {
    /// The time, in seconds.
    package var time: Double
    /// What happened.
    package var label: String
    /// The indices of the series that it concerns; nil for all.
    package var series: [Int]?

    package init(time: Double, label: String, series: [Int]? = nil) {
      self.time = time
      self.label = label
      self.series = series
    }
  }

  /// The heading; empty for none.
  package var title: String
  /// The times of the values, in seconds, increasing.
  package var times: [Double]
  /// The quantities, not empty.
  package var series: [Series]
  /// The quantities of the horizontal axis, of one unit; empty, the default, for time.
  ///
  /// There is one for each combination of parameters' values.
  package var abscissas: [Series] = []
  /// The text below the horizontal axis.
  package var horizontalLabel = "time (s)"
  /// The ends of the horizontal axis; nil, the default, for those of the values.
  package var xRange: ClosedRange<Double>?
  /// The ends of the vertical axes; nil, the default, for those of the values.
  package var yRange: ClosedRange<Double>?
  /// Whether a length is equally long on both axes, as for the path of a body; false by default.
  ///
  /// The shorter axis then shows more. A diagram of several units has no equal scales.
  package var hasEqualScales = false
  /// The events, in order of time.
  package var marks: [Mark]
  /// How many events are left out of ``marks`` because they are too many; 0 unless set.
  package var omittedMarkCount = 0
  /// The size of the diagram, in points.
  package var size: Size

  /// Creates a diagram.
  package init(
    title: String, times: [Double], series: [Series], marks: [Mark] = [],
    size: Size = Size(720, 420)
  ) {
    self.title = title
    self.times = times
    self.series = series
    self.marks = marks
    self.size = size
  }

  /// The colors of series: those of Okabe and Ito, which people with any color vision can tell
  /// apart.
  private static let colors = [
    Color(red: 0, green: 114 / 255, blue: 178 / 255),
    Color(red: 213 / 255, green: 94 / 255, blue: 0),
    Color(red: 0, green: 158 / 255, blue: 115 / 255),
    Color(red: 204 / 255, green: 121 / 255, blue: 167 / 255),
    Color(red: 230 / 255, green: 159 / 255, blue: 0),
    Color(red: 86 / 255, green: 180 / 255, blue: 233 / 255),
    Color(white: 0.1),
  ]

  /// Returns the color of a series.
  static func color(ofSeries index: Int) -> Color { colors[index % colors.count] }

  /// Returns the dashes of the line of a series; a solid line until the colors repeat.
  static func dashes(ofSeries index: Int) -> [Double] {
    [[], [7, 4], [2, 3]][min(index / colors.count, 2)]
  }

  /// Returns the horizontal values of a series.
  func positions(of series: Series) -> [Double?] {
    abscissas.isEmpty ? times : abscissas[series.abscissa].values
  }

  /// The units in the order in which they first occur.
  var units: [String] {
    series.reduce(into: []) { if !$0.contains($1.unit) { $0.append($1.unit) } }
  }
}
