public import PictureKit

extension AttributedText {
  /// How a text is gone through: always from the beginning to the end, unless reversed.
  public struct EnumerationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// From the end to the beginning.
    public static let reverse = Self(rawValue: 1 << 1)
    /// Parts may be shorter than the equal attributes; they never are.
    public static let longestEffectiveRangeNotRequired = Self(rawValue: 1 << 20)
  }

  /// Calls a function with the attributes of each part that has the same ones, until it sets its
  /// last argument.
  public func enumerateAttributes(
    in enumerationRange: NSRange, options opts: EnumerationOptions = [],
    using block: ([Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var parts: [(attributes: [Key: Any], range: NSRange)] = []
    let contents = contents
    var place = max(enumerationRange.lowerBound, 0)
    let end = min(enumerationRange.upperBound, contents.length)
    while place < end {
      let run = contents.run(at: place)
      let next = min(max(run.range.upperBound, place + 1), end)
      parts.append((run.attributes.objects, NSRange(location: place, length: next - place)))
      place = next
    }
    var stops = ObjCBool(false)
    for part in opts.contains(.reverse) ? parts.reversed() : parts {
      block(part.attributes, part.range, &stops)
      if stops.boolValue { return }
    }
  }

  /// Calls a function with the value of an attribute in each part that has the same one, until it
  /// sets its last argument.
  public func enumerateAttribute(
    _ attrName: Key, in enumerationRange: NSRange, options opts: EnumerationOptions = [],
    using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var parts: [(value: Any?, range: NSRange)] = []
    enumerateAttributes(in: enumerationRange) { attributes, range, _ in
      let value = attributes[attrName]
      if let last = parts.last, Self.isSame(last.value, value) {
        parts[parts.count - 1].range.length += range.length
      } else {
        parts.append((value, range))
      }
    }
    var stops = ObjCBool(false)
    for part in opts.contains(.reverse) ? parts.reversed() : parts {
      block(part.value, part.range, &stops)
      if stops.boolValue { return }
    }
  }

  private static func isSame(_ one: Any?, _ other: Any?) -> Bool {
    switch (one, other) {
    case (nil, nil): true
    case (let one as AnyHashable, let other as AnyHashable): one == other
    case (let one?, let other?): (one as AnyObject) === (other as AnyObject)
    default: false
    }
  }
}
