public import PictureKit

extension TextAttributes {
  /// Creates attributes whose numbers may be objects.
  public init(objects: [Key: Any]) {
    self.init()
    for (key, value) in objects { set(key, to: Self.plainValue(value, for: key)) }
  }

  /// The attributes by their names.
  var objects: [Key: Any] {
    (Key.allCases + others.keys).reduce(into: [:]) { $0[$1] = value(for: $1) }
  }

  /// The attributes that are numbers.
  private static let numbers: Set<Key> = [
    .baselineOffset, .kern, .ligature, .obliqueness, .strikethroughStyle, .strokeWidth,
    .underlineStyle,
  ]

  private static func plainValue(_ value: Any, for key: Key) -> Any {
    guard Self.numbers.contains(key), let number = value as? NSNumber else { return value }
    let isWhole = [.ligature, .underlineStyle, .strikethroughStyle].contains(key)
    return isWhole ? number.intValue : number.doubleValue
  }
}
