internal import Geometry

extension Plot {
  /// The values as a table for spreadsheets: a row for each time, a column for each quantity with its unit.
  ///
  /// The numbers are the shortest that are read as the same values; a cell is empty where there is no value.
  package var csv: String {
    let names = ["time (s)"] + series.map(\.label)
    var lines = [names.map(\.csvField).joined(separator: ",")]
    for (index, time) in times.enumerated() {
      let cells = series.map { $0.values[index]?.shortestDescription ?? "" }
      lines.append(([time.shortestDescription] + cells).joined(separator: ","))
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
