internal import Geometry
internal import StageKit

/// Where a view is on the stage.
struct ViewPlace: Hashable {
  /// The class, with what the view shows or its identifier; a number makes it unique.
  let name: String
  /// The smallest rectangle around the view, in points on the stage.
  let rect: Rect

  init(name: String, rect: Rect) {
    self.name = name
    self.rect = rect
  }

  /// Parses `Label "Welcome": 20 120 100 20`.
  init?(_ text: String) {
    guard let colon = text.lastIndex(of: ":") else { return nil }
    let numbers = text[text.index(after: colon)...].split(separator: " ").compactMap { Double($0) }
    guard numbers.count == 4 else { return nil }
    name = String(text[..<colon])
    rect = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// The place as ``init(_:)`` parses it.
  var text: String {
    let numbers = [rect.minX, rect.minY, rect.width, rect.height].map(Self.number)
    return "\(name): \(numbers.joined(separator: " "))"
  }

  /// Returns a length with at most two decimals.
  static func number(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    guard rounded.magnitude < 1e9 else { return "\(rounded)" }
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}

extension Stage {
  /// The places of the visible views except the root, each followed by its subviews.
  var viewPlaces: [ViewPlace] {
    withParameters {
      var places: [ViewPlace] = []
      var uses: [String: Int] = [:]
      addPlaces(of: view.subviews, to: &places, &uses)
      return places
    }
  }

  private func addPlaces(
    of views: [View], to places: inout [ViewPlace], _ uses: inout [String: Int]
  ) {
    for child in views where !child.isHidden && child.alpha > 0 {
      let base = child.descriptiveName
      uses[base, default: 0] += 1
      let number = uses[base, default: 1]
      places.append(
        ViewPlace(
          name: number == 1 ? base : "\(base) \(number)",
          rect: child.convert(child.bounds, to: view)))
      addPlaces(of: child.subviews, to: &places, &uses)
    }
  }
}

extension View {
  /// The class, with the identifier or the beginning of the text.
  fileprivate var descriptiveName: String {
    let text = accessibilityIdentifier ?? (self as? Label)?.text
    let kind = name ?? "\(type(of: self))"
    guard let text, !text.isEmpty else { return kind }
    let line = text.split(whereSeparator: \.isNewline).first ?? ""
    return "\(kind) \"\(line.prefix(40))\(line.count > 40 ? "…" : "")\""
  }
}
