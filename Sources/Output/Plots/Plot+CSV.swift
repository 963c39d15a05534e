internal import FileIO
internal import Geometry

extension Plot {
  /// The values as a table for spreadsheets: a row for each time, a column for each quantity with
  /// its unit.
  ///
  /// The quantities of the horizontal axis come first. The numbers are the shortest that are read
  /// as the same values; a cell is empty where there is no value.
  ///
  /// - Parameter hasDecimalComma: Whether numbers have a decimal comma, and semicolons separate
  ///   them, as spreadsheets in many countries expect; false by default.
  /// - Returns: The text.
  package func csv(hasDecimalComma: Bool = false) -> String {
    let columns = abscissas + series
    let names = ["time (s)"] + columns.map(\.label)
    let separator = hasDecimalComma ? ";" : ","
    func text(_ number: Double) -> String {
      let text = number.shortestDescription
      return hasDecimalComma ? text.replacing(".", with: ",") : text
    }
    var lines = [
      names.map { $0.contains(";") ? "\"\($0)\"" : $0.csvField }.joined(separator: separator)
    ]
    for (index, time) in times.enumerated() {
      let cells = columns.map { $0.values[index].map(text) ?? "" }
      lines.append(([text(time)] + cells).joined(separator: separator))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Whether every line is one point, since neither axis changes.
  package var isDot: Bool {
    guard !abscissas.isEmpty else { return false }
    return (abscissas + series).allSatisfy { column in
      let values = column.values.compactMap(\.self)
      guard let low = values.min(), let high = values.max() else { return true }
      return high - low <= 1e-9 * max(abs(low), abs(high))
    }
  }
}
