public import Foundation

/// A formatter of durations, such as "1:05:00" or "2 hours, 5 minutes", in English.
open class DateComponentsFormatter: NSObject {
  /// How long the words are.
  public enum UnitsStyle: Int, Sendable {
    case positional, abbreviated, short, full, spellOut, brief
  }

  /// Which parts that are zero are left out.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Those before the first of the others, in words all of them.
    public static let `default` = Self(rawValue: 1)
    /// Those before the first of the others.
    public static let dropLeading = Self(rawValue: 2)
    /// Those between others.
    public static let dropMiddle = Self(rawValue: 4)
    /// Those after the last of the others.
    public static let dropTrailing = Self(rawValue: 8)
    /// All of them.
    public static let dropAll: Self = [.dropLeading, .dropMiddle, .dropTrailing]
    /// None; numbers between colons have two digits.
    public static let pad = Self(rawValue: 65_536)
  }

  /// The parts; hours, minutes and seconds, or those of the duration, by default.
  open var allowedUnits: NSCalendar.Unit = []
  /// How long the words are; `.positional` by default.
  open var unitsStyle = UnitsStyle.positional
  /// Which parts that are zero are left out.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The calendar.
  open var calendar: Calendar? = Calendar.current
  /// The number of parts; 0, the default, is any.
  open var maximumUnitCount = 0
  /// Whether only the largest part counts; it changes nothing.
  open var collapsesLargestUnit = false
  /// Whether the last part has a fraction; it changes nothing.
  open var allowsFractionalUnits = false
  /// Whether the text says that it is about.
  open var includesApproximationPhrase = false
  /// Whether the text says that time remains.
  open var includesTimeRemainingPhrase = false

  /// Creates a formatter.
  override public init() { super.init() }

  private static let parts: [(NSCalendar.Unit, Calendar.Component, String, String, String)] = [
    (.year, .year, "year", "yr", "y"), (.month, .month, "month", "mth", "mo"),
    (.weekOfMonth, .weekOfMonth, "week", "wk", "w"), (.day, .day, "day", "day", "d"),
    (.hour, .hour, "hour", "hr", "h"), (.minute, .minute, "minute", "min", "m"),
    (.second, .second, "second", "sec", "s"),
  ]

  /// Returns the text of a duration, in seconds.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite else { return nil }
    let start = Date(timeIntervalSinceReferenceDate: 0)
    return string(from: start, to: start.addingTimeInterval(ti.rounded()))
  }

  /// Returns the text of the time between two dates.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    var calendar = calendar ?? .current
    calendar.timeZone = .gmt
    let units = Set(parts.map(\.1))
    return string(from: calendar.dateComponents(units, from: startDate, to: endDate))
  }

  /// Returns the text of a duration in styles.
  open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle)
    -> String?
  {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  private var parts: [(NSCalendar.Unit, Calendar.Component, String, String, String)] {
    let units: NSCalendar.Unit =
      allowedUnits.isEmpty ? [.year, .month, .day, .hour, .minute, .second] : allowedUnits
    return Self.parts.filter { units.contains($0.0) }
  }

  /// Returns the text of the parts of a duration.
  open func string(from components: DateComponents) -> String? {
    var values = parts.map { (part: $0, count: components.value(for: $0.1) ?? 0) }
    let drops = zeroFormattingBehavior
    let isPositional = unitsStyle == .positional
    if !drops.contains(.pad) {
      let dropsAll = drops.contains(.default) && !isPositional
      let first = values.firstIndex { $0.count != 0 } ?? values.count
      let last = values.lastIndex { $0.count != 0 } ?? -1
      values = values.enumerated().filter { index, value in
        guard value.count == 0 else { return true }
        if dropsAll { return false }
        if index < first { return !drops.contains(.dropLeading) && !drops.contains(.default) }
        if index > last { return !drops.contains(.dropTrailing) }
        return !drops.contains(.dropMiddle)
      }.map(\.element)
    }
    if values.isEmpty, let last = parts.last { values = [(last, 0)] }
    if maximumUnitCount > 0 { values = Array(values.prefix(maximumUnitCount)) }
    var text = isPositional ? positional(values.map(\.count)) : words(values)
    if includesApproximationPhrase { text = "About \(text)" }
    if includesTimeRemainingPhrase { text += " remaining" }
    return text
  }

  private func positional(_ counts: [Int]) -> String {
    let isPadded = zeroFormattingBehavior.contains(.pad)
    let sign = counts.contains { $0 < 0 } ? "-" : ""
    return sign
      + counts.enumerated().map { index, count in
        let text = "\(count.magnitude)"
        return (index > 0 || isPadded) && text.count < 2 ? "0\(text)" : text
      }.joined(separator: ":")
  }

  private func words(
    _ values: [(part: (NSCalendar.Unit, Calendar.Component, String, String, String), count: Int)]
  ) -> String {
    values.map { part, count in
      let plural = count.magnitude == 1 ? "" : "s"
      switch unitsStyle {
      case .full: return "\(count) \(part.2)\(plural)"
      case .spellOut: return "\(spelled(count)) \(part.2)\(plural)"
      case .short:
        return part.2 == "day"
          ? "\(count) day\(plural)" : "\(count) \(part.3)\(shortPlural(part.3, plural))"
      case .brief: return "\(count)\(part.3)"
      default: return "\(count)\(part.4)"
      }
    }.joined(separator: unitsStyle == .abbreviated || unitsStyle == .brief ? " " : ", ")
  }

  private func shortPlural(_ word: String, _ plural: String) -> String {
    ["yr", "mth", "wk"].contains(word) ? plural : ""
  }

  private func spelled(_ count: Int) -> String {
    let formatter = Foundation.NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.numberStyle = .spellOut
    return formatter.string(from: NSNumber(value: count)) ?? "\(count)"
  }
}
