/// What a date picker selects, within which limits, and in which language.
struct DateSettings {
  static let locale = Locale(identifier: "en_US")
  static let timeZone = TimeZone(secondsFromGMT: 0) ?? .current

  var mode = UIDatePicker.Mode.dateAndTime
  var locale = DateSettings.locale
  var timeZone = DateSettings.timeZone
  var baseCalendar = Calendar(identifier: .gregorian)
  var minimumDate: Date?
  var maximumDate: Date?
  /// The distance of the minutes, a divisor of 60.
  var minuteInterval = 1
  /// The color of the texts of wheels; nil is that of labels.
  var textColor: UIColor?

  /// The calendar in the language and the time zone.
  var calendar: Calendar {
    var calendar = baseCalendar
    calendar.locale = locale
    calendar.timeZone = timeZone
    return calendar
  }

  /// Whether hours are counted from 1 to 12, twice a day.
  var hasPeriods: Bool { format(of: "j").contains("a") }

  /// The day, the month and the year in the order of the language.
  var dayColumns: [DateColumn] {
    let letters: [Character: DateColumn] = ["d": .day, "M": .month, "L": .month, "y": .year]
    var columns: [DateColumn] = []
    for letter in format(of: mode == .yearAndMonth ? "yMMMM" : "yMMMMd") {
      if let column = letters[letter], !columns.contains(column) { columns.append(column) }
    }
    return columns
  }

  /// Returns the nearest date within the limits, at a multiple of the minutes' distance.
  func allowed(_ date: Date, rounds: Bool = true) -> Date {
    var date = date
    if let maximumDate, minimumDate.map({ $0 <= maximumDate }) ?? true {
      date = min(date, maximumDate)
    }
    if let minimumDate, maximumDate.map({ minimumDate <= $0 }) ?? true {
      date = max(date, minimumDate)
    }
    guard minuteInterval > 1, rounds else { return date }
    let minute = calendar.component(.minute, from: date)
    return date.addingTimeInterval(-60 * Double(minute % minuteInterval))
  }

  /// Returns whether a date is within the limits.
  func isAllowed(_ date: Date) -> Bool {
    (minimumDate.map { date >= $0 } ?? true) && (maximumDate.map { date <= $0 } ?? true)
  }

  /// Returns whether any time of a date's day is within the limits.
  func allowsDay(of date: Date) -> Bool {
    let start = calendar.startOfDay(for: date)
    let end = calendar.date(byAdding: .day, value: 1, to: start) ?? start
    return (minimumDate.map { end > $0 } ?? true) && (maximumDate.map { start <= $0 } ?? true)
  }

  /// Returns a date as a text.
  ///
  /// - Parameters:
  ///   - date: The date.
  ///   - template: The parts, such as `EEEMMMd`, in any order.
  /// - Returns: The parts in the order of the language.
  func text(_ date: Date, _ template: String) -> String {
    let formatter = Foundation.DateFormatter()
    formatter.locale = locale
    formatter.calendar = calendar
    formatter.timeZone = timeZone
    formatter.dateFormat = format(of: template)
    // Foundation has narrow spaces before AM and PM, which few fonts have.
    return formatter.string(from: date).replacingOccurrences(of: "\u{202F}", with: " ")
  }

  private func format(of template: String) -> String {
    Foundation.DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale)
      ?? template
  }
}
