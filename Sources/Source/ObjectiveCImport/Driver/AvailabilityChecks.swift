/// Calls of a function in place of `@available(iOS 13.0, *)`, whose version clang's tree does not
/// have.
enum AvailabilityChecks {
  private static let beginnings = ["@available", "__builtin_available"]

  /// Returns a text with calls in place of checks that name a version of iOS; the columns of what
  /// follows stay the same.
  static func replaced(in text: String) -> String {
    guard beginnings.contains(where: text.contains) else { return text }
    var result = ""
    var rest = Substring(text)
    while let (range, call) = first(in: rest) {
      let length = rest[range].count
      result += rest[..<range.lowerBound] + call
      result += String(repeating: " ", count: max(0, length - call.count))
      rest = rest[range.upperBound...]
    }
    return result + rest
  }

  /// Returns the place of the first check that names a version of iOS, and the call for it.
  private static func first(
    in text: Substring
  ) -> (range: Range<Substring.Index>, call: String)? {
    var rest = text
    while let start = beginnings.compactMap({ rest.firstRange(of: $0) })
      .min(by: { $0.lowerBound < $1.lowerBound })
    {
      let list = text[start.upperBound...].drop { $0 == " " }
      rest = list
      guard list.first == "(", let close = list.firstIndex(of: ")") else { continue }
      let platforms = list[list.index(after: list.startIndex)..<close].split(separator: ",")
      guard let version = platforms.lazy.compactMap(majorVersion).first else { continue }
      let end = text.index(after: close)
      return (start.lowerBound..<end, "__isAtLeastIOS(\(version))")
    }
    return nil
  }

  /// Returns the first number of `iOS 13.0`; nil for another platform.
  private static func majorVersion(_ platform: Substring) -> Int? {
    let words = platform.split(whereSeparator: \.isWhitespace)
    guard words.count == 2, ["iOS", "ios"].contains(words[0]) else { return nil }
    return Int(words[1].prefix { $0.isNumber })
  }
}
