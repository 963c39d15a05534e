internal import FileIO
internal import Geometry

extension Plot {
  /// The values as a table for spreadsheets: a row for each time, a column for each quantity with
  /// its unit.
  ///
  /// The quantities of the horizontal axis come first. The numbers are the shortest that are read
  /// as the same values; a cell is empty where there is no value.
  package var csv: String {
    let columns = abscissas + series
    let names = ["time (s)"] + columns.map(\.label)
    var lines = [names.map(\.csvField).joined(separator: ",")]
    for (index, time) in times.enumerated() {
      let cells = columns.map { $0.values[index]?.shortestDescription ?? "" }
      lines.append(([time.shortestDescription] + cells).joined(separator: ","))
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
