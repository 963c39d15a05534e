extension String {
  /// Returns the name that resembles this text most; nil if none resembles it.
  ///
  /// Compared are parts of names, so that a part finds its name; ties go to the shortest name. A
  /// name resembles a text if at most a third of its characters have to change.
  package func nearest(of names: [String]) -> String? {
    let nearest = names.map { (name: $0, distance: editDistance(toPartOf: $0)) }
      .min { ($0.distance, $0.name.count) < ($1.distance, $1.name.count) }
    guard let nearest, 3 * nearest.distance <= Swift.max(3, count) else { return nil }
    return nearest.name
  }

  /// Returns the end of a sentence about an unknown name: `; the nearest is 'ball'`, or nothing if
  /// no name resembles it.
  package func suggestion(of names: [String]) -> String {
    nearest(of: names).map { "; the nearest is '\($0)'" } ?? ""
  }

  /// Returns the minimum number of characters to insert, delete or replace to turn this string into
  /// some substring of another one: the algorithm of Sellers (1980), with one row of the table.
  private func editDistance(toPartOf other: String) -> Int {
    let target = Array(other)
    var row = Array(repeating: 0, count: target.count + 1)
    for (index, character) in enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in target.indices {
        let replaced = diagonal + (target[column] == character ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = Swift.min(replaced, row[column] + 1, row[column + 1] + 1)
      }
    }
    return row.min() ?? 0
  }
}
