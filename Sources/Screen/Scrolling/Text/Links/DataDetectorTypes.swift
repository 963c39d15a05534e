/// What is found in a text: `UIDataDetectorTypes`.
public struct DataDetectorTypes: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a set.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Telephone numbers, which are not found.
  public static let phoneNumber = Self(rawValue: 1)
  /// Addresses of the web.
  public static let link = Self(rawValue: 2)
  /// Addresses of houses, which are not found.
  public static let address = Self(rawValue: 4)
  /// Dates, which are not found.
  public static let calendarEvent = Self(rawValue: 8)
  /// Numbers of parcels, which are not found.
  public static let shipmentTrackingNumber = Self(rawValue: 16)
  /// Numbers of flights, which are not found.
  public static let flightNumber = Self(rawValue: 32)
  /// Proposals for searches, which are not found.
  public static let lookupSuggestion = Self(rawValue: 64)
  /// Amounts of money, which are not found.
  public static let money = Self(rawValue: 128)
  /// Measurements, which are not found.
  public static let physicalValue = Self(rawValue: 256)
  /// All of them.
  public static let all = Self(rawValue: .max)
}

/// Finds addresses of the web in texts.
enum LinkDetector {
  /// A link with its UTF-16 units.
  struct Link {
    let text: Substring
    let units: Range<Int>
  }

  private static let beginnings = ["http://", "https://", "www.", "mailto:"]
  private static let marks: Set<Character> = [".", ",", ";", ":", "!", "?", ")", "]", "\"", "'"]

  /// Returns the links of a text: words that begin as addresses do, without marks at their end.
  static func links(in text: String) -> [Link] {
    text.split(whereSeparator: \.isWhitespace).compactMap { word in
      let start = word.drop { $0 == "(" || $0 == "<" || $0 == "\"" }
      let lowercase = start.lowercased()
      guard beginnings.contains(where: { lowercase.hasPrefix($0) && lowercase.count > $0.count })
      else { return nil }
      var end = start
      while let last = end.last, marks.contains(last) || last == ">" { end.removeLast() }
      let first = end.startIndex.utf16Offset(in: text)
      return Link(text: end, units: first..<end.endIndex.utf16Offset(in: text))
    }
  }
}
