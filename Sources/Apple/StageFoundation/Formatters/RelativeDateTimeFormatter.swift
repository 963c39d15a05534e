public import Foundation

/// A formatter of dates as distances from another one, such as "2 hours ago", in English.
open class RelativeDateTimeFormatter: NSObject {
  /// Whether near dates have names, such as "yesterday".
  public enum DateTimeStyle: Int, Sendable {
    case numeric, named
  }
  /// How long the words are.
  public enum UnitsStyle: Int, Sendable {
    case full, spellOut, short, abbreviated
  }

  /// Whether near dates have names; `.numeric` by default.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// How long the words are; `.full` by default.
  open var unitsStyle = UnitsStyle.full
  /// Where the text is to stand; it changes nothing.
  open var formattingContext = Formatter.Context.unknown
  /// The calendar of the distances.
  open var calendar: Calendar! = Calendar.current
  /// The locale; the words are English.
  open var locale: Locale! = Locale.current

  /// Creates a formatter.
  override public init() { super.init() }

  /// Returns the text of a date seen from another one.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let parts = (calendar ?? .current).dateComponents(
      [.year, .month, .weekOfMonth, .day, .hour, .minute, .second], from: referenceDate, to: date)
    return localizedString(from: parts)
  }

  /// Returns the text of an interval from now, in seconds.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = _date()
    return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
  }

  /// Returns the text of the largest part of a distance.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let parts: [(Int?, Unit)] = [
      (dateComponents.year, .year), (dateComponents.month, .month),
      (dateComponents.weekOfMonth ?? dateComponents.weekOfYear, .week), (dateComponents.day, .day),
      (dateComponents.hour, .hour), (dateComponents.minute, .minute),
      (dateComponents.second, .second),
    ]
    let largest = parts.first { ($0.0 ?? 0) != 0 }
    let (count, unit) = (largest?.0 ?? 0, largest?.1 ?? .second)
    if dateTimeStyle == .named, let name = unit.name(of: count) { return name }
    let number = unitsStyle == .spellOut ? spelled(count) : "\(count.magnitude)"
    let words = number + unit.word(for: count, unitsStyle)
    return count < 0 ? "\(words) ago" : "in \(words)"
  }

  /// Returns the text of a date seen from now; nil for another value.
  open func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: _date()) }
  }

  private func spelled(_ count: Int) -> String {
    let formatter = Foundation.NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.numberStyle = .spellOut
    return formatter.string(from: NSNumber(value: count.magnitude)) ?? "\(count.magnitude)"
  }

  private enum Unit: String {
    case year, month, week, day, hour, minute, second

    func name(of count: Int) -> String? {
      switch (self, count) {
      case (.day, 0): "today"
      case (.day, 1): "tomorrow"
      case (.day, -1): "yesterday"
      case (.second, 0): "now"
      case (.year, 1), (.month, 1), (.week, 1): "next \(rawValue)"
      case (.year, -1), (.month, -1), (.week, -1): "last \(rawValue)"
      default: nil
      }
    }

    func word(for count: Int, _ style: UnitsStyle) -> String {
      let isOne = count.magnitude == 1
      switch style {
      case .full, .spellOut: return " \(rawValue)\(isOne ? "" : "s")"
      case .short:
        switch self {
        case .year: return " yr."
        case .month: return " mo."
        case .week: return " wk."
        case .day: return isOne ? " day" : " days"
        case .hour: return " hr."
        case .minute: return " min."
        case .second: return " sec."
        }
      case .abbreviated:
        switch self {
        case .month: return "mo"
        default: return rawValue.prefix(1).lowercased()
        }
      }
    }
  }
}
