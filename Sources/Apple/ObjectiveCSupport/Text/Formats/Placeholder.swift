/// A placeholder of a format: `%@`, `%5.2f`, `%2$ld`.
struct Placeholder {
  /// The position of its value, from 0; nil for the next one.
  var position: Int?
  /// The flags, such as `-` and `0`.
  var flags = ""
  /// The least number of characters.
  var width: Count?
  /// The number of digits, or the largest number of characters.
  var precision: Count?
  /// The letters of the size of an integer: `h`, `ll`.
  var size = ""
  /// The letter of the conversion.
  var conversion: Character = "@"

  /// A number that the format names, or takes from the values.
  enum Count {
    case fixed(Int)
    case next
  }

  /// Reads the placeholder behind a `%`; nil if the text ends before.
  ///
  /// - Parameters:
  ///   - text: The format.
  ///   - index: The index behind the `%`, which moves behind the placeholder.
  init?(_ text: String.UnicodeScalarView, at index: inout String.UnicodeScalarView.Index) {
    let start = index
    if let number = Self.number(text, at: &index), index < text.endIndex, text[index] == "$" {
      position = number - 1
      text.formIndex(after: &index)
    } else {
      index = start
    }
    while index < text.endIndex, "-+ #0'".unicodeScalars.contains(text[index]) {
      flags.unicodeScalars.append(text[index])
      text.formIndex(after: &index)
    }
    width = Self.count(text, at: &index)
    if index < text.endIndex, text[index] == "." {
      text.formIndex(after: &index)
      precision = Self.count(text, at: &index) ?? .fixed(0)
    }
    while index < text.endIndex, "hlqLzjt".unicodeScalars.contains(text[index]) {
      size.unicodeScalars.append(text[index])
      text.formIndex(after: &index)
    }
    guard index < text.endIndex else { return nil }
    conversion = Character(text[index])
    text.formIndex(after: &index)
  }

  private static func count(
    _ text: String.UnicodeScalarView, at index: inout String.UnicodeScalarView.Index
  ) -> Count? {
    if index < text.endIndex, text[index] == "*" {
      text.formIndex(after: &index)
      return .next
    }
    return number(text, at: &index).map(Count.fixed)
  }

  private static func number(
    _ text: String.UnicodeScalarView, at index: inout String.UnicodeScalarView.Index
  ) -> Int? {
    var value: Int?
    while index < text.endIndex, let digit = Character(text[index]).wholeNumberValue,
      text[index].isASCII
    {
      // A width of a million characters is none.
      value = min((value ?? 0) * 10 + digit, 100_000)
      text.formIndex(after: &index)
    }
    return value
  }
}
