/// A value that is coded as its text.
package protocol TextCodable: Codable, LosslessStringConvertible {
  /// What a text must be, the beginning of an error's sentence: `a hash has 32 hexadecimal digits`.
  static var rule: String { get }
}

extension TextCodable {
  /// Decodes the text.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let value = Self(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "\(Self.rule), unlike '\(text)'")
    }
    self = value
  }

  /// Encodes the text.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
