public import Foundation

/// A part of a text that a detector has found.
final class DetectedData: NSTextCheckingResult {
  private let type: CheckingType
  private let place: NSRange
  let address: URL?
  let number: String?

  private init(_ type: CheckingType, _ place: NSRange, url: URL? = nil, number: String? = nil) {
    self.type = type
    self.place = place
    address = url
    self.number = number
    super.init()
  }

  required init?(coder: Foundation.NSCoder) { nil }

  override var resultType: CheckingType { type }
  override var range: NSRange { place }
  override var numberOfRanges: Int { 1 }
  override func range(at idx: Int) -> NSRange { place }

  // MARK: Finding

  /// A scheme with what follows it, an address of mail, or a name of a host with a known ending.
  private static let link = expression(
    #"\b(?:(?:https?|ftp)://[^\s<>"]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+"#
      + #"|(?:www\.|[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|edu|gov|io|dev|app|de|uk|fr)\b)[^\s<>"]*)"#)
  /// Seven to fifteen digits in groups, as telephone numbers are written.
  private static let telephone = expression(#"(?<![\w.])\+?\(?\d[\d\s().-]{5,18}\d(?![\w.]\d)"#)

  private static func expression(_ pattern: String) -> NSRegularExpression? {
    try? NSRegularExpression(pattern: pattern, options: .caseInsensitive)
  }

  /// Returns the links in a part of a text.
  static func links(in text: String, _ range: NSRange) -> [DetectedData] {
    let units = text as NSString
    return (link?.matches(in: text, range: range) ?? []).compactMap { match in
      var word = units.substring(with: match.range)
      while let last = word.last, ".,;:!?)]'".contains(last) { word.removeLast() }
      let place = NSRange(location: match.range.location, length: word.utf16.count)
      let beginning = word.contains("://") ? "" : word.contains("@") ? "mailto:" : "http://"
      return URL(string: beginning + word).map { DetectedData(.link, place, url: $0) }
    }
  }

  /// Returns the telephone numbers in a part of a text.
  static func numbers(in text: String, _ range: NSRange) -> [DetectedData] {
    let units = text as NSString
    return (telephone?.matches(in: text, range: range) ?? []).compactMap { match in
      let number = units.substring(with: match.range)
      guard (7...15).contains(number.count(where: \.isNumber)) else { return nil }
      return DetectedData(.phoneNumber, match.range, number: number)
    }
  }
}

extension NSTextCheckingResult.CheckingType {
  /// An address of the web or of mail.
  public static let link = Self(rawValue: 1 << 5)
  /// A telephone number.
  public static let phoneNumber = Self(rawValue: 1 << 11)
}

extension NSTextCheckingResult {
  /// The address of a link that a detector has found; nil for other results.
  public var url: URL? { (self as? DetectedData)?.address }
  /// The telephone number that a detector has found; nil for other results.
  public var phoneNumber: String? { (self as? DetectedData)?.number }
  /// The date that a detector has found: nil, since detectors find none.
  public var date: Date? { nil }
}
