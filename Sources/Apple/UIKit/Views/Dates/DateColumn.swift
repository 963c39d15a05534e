/// What one wheel of a date picker selects.
enum DateColumn {
  case month, day, year
  /// A day with its weekday.
  case weekday
  case hour, minute
  /// Morning or afternoon.
  case period
  /// The hours and minutes of a duration.
  case hours, minutes

  /// The rows before and after those in the middle of a wheel that repeats its values.
  private static let repetitions = 200
  /// The days before and after the first one that was shown.
  static let days = 20_000
  /// The last year.
  static let lastYear = 9999

  /// Returns the number of values, in rows that repeat them or not.
  ///
  /// - Parameter interval: The distance of the minutes.
  /// - Returns: The number.
  func valueCount(minuteInterval interval: Int) -> Int {
    switch self {
    case .month: 12
    case .day: 31
    case .year: Self.lastYear
    case .weekday: 2 * Self.days + 1
    case .hour, .hours: 24
    case .minute, .minutes: 60 / interval
    case .period: 2
    }
  }

  /// Whether the values are repeated, so that the wheel has no ends.
  var isEndless: Bool {
    switch self {
    case .month, .day, .hour, .minute, .minutes: true
    case .year, .weekday, .period, .hours: false
    }
  }

  /// Returns the number of rows.
  func rowCount(minuteInterval interval: Int) -> Int {
    valueCount(minuteInterval: interval) * (isEndless ? 2 * Self.repetitions + 1 : 1)
  }

  /// Returns the row of a value that is nearest to another row; -1 stands for the middle.
  func row(of value: Int, near row: Int, minuteInterval interval: Int) -> Int {
    guard isEndless else { return value }
    let count = valueCount(minuteInterval: interval)
    let middle = Self.repetitions * count + value
    guard row >= 0 else { return middle }
    var change = value - row % count
    if 2 * change > count { change -= count }
    if 2 * change < -count { change += count }
    let near = row + change
    return (0..<rowCount(minuteInterval: interval)).contains(near) ? near : middle
  }
}
