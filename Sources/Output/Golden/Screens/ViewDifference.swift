internal import Geometry
internal import Imaging

/// Says which views of two pictures differ.
struct ViewDifference {
  private static let maxCount = 3

  let expected: [ViewPlace]
  let actual: [ViewPlace]

  /// Returns a sentence about the views that have moved, changed their size, come or gone.
  ///
  /// If there are none, it is about the smallest view around the pixels that differ.
  ///
  /// - Parameters:
  ///   - bounds: The smallest rectangle around the pixels that differ; nil for an unknown one.
  ///   - scale: The number of pixels per point.
  /// - Returns: The sentence; nil if nothing is known.
  func sentence(bounds: PixelRect?, scale: Double) -> String? {
    let old = Dictionary(expected.map { ($0.name, $0.rect) }, uniquingKeysWith: { a, _ in a })
    let names = Set(actual.map(\.name))
    var changes = actual.compactMap { place -> String? in
      guard let rect = old[place.name] else { return "\(place.name) is new" }
      return Self.change(of: place.name, from: rect, to: place.rect)
    }
    changes += expected.filter { !names.contains($0.name) }.map { "\($0.name) is gone" }
    guard changes.isEmpty else {
      let rest = changes.count - Self.maxCount
      return changes.prefix(Self.maxCount).joined(separator: "; ")
        + (rest > 0 ? "; and \(rest) more views differ" : "") + "."
    }
    guard let bounds else { return nil }
    // Edges between pixels count for the view.
    let (columns, rows) = (bounds.columns, bounds.rows)
    let corners = [
      Point(Double(columns.lowerBound + 1) / scale, Double(rows.lowerBound + 1) / scale),
      Point(Double(columns.upperBound) / scale, Double(rows.upperBound) / scale),
    ]
    let around = actual.filter { place in
      corners.allSatisfy { place.rect.insetBy(dx: -0.5, dy: -0.5).contains($0) }
    }
    // Of views of one size the last is in front.
    let smallest = around.reversed().min {
      $0.rect.width * $0.rect.height < $1.rect.width * $1.rect.height
    }
    return smallest.map { "The pixels are in \($0.name)." }
  }

  private static func change(of name: String, from old: Rect, to new: Rect) -> String? {
    func text(_ a: Double, _ b: Double, _ word: String) -> String {
      "\(ViewPlace.number(a))\(word)\(ViewPlace.number(b))"
    }
    var parts: [String] = []
    let places = [old, new].map { "(\(text($0.minX, $0.minY, ", ")))" }
    if places[0] != places[1] { parts.append("is at \(places[1]), not \(places[0])") }
    let sizes = [old, new].map { text($0.width, $0.height, " x ") }
    if sizes[0] != sizes[1] { parts.append("has the size \(sizes[1]), not \(sizes[0])") }
    return parts.isEmpty ? nil : "\(name) \(parts.joined(separator: " and "))"
  }
}
