internal import Controls
internal import Geometry
internal import Layers
internal import PictureKit
internal import StageKit

/// The days of one month, in weeks.
final class MonthPage: UIView {
  /// The height of six weeks, in points.
  static let height = 6 * rowHeight
  private static let rowHeight = 44.0

  /// Called with the day that a finger has chosen, at the time of day of the selected date.
  var onChoice: ((Date) -> Void)?

  private let cells: [DateCell]
  /// The column of the first day.
  private let offset: Int
  private let settings: DateSettings

  /// Creates the days of a month.
  ///
  /// - Parameters:
  ///   - month: The first day.
  ///   - selected: The selected date.
  ///   - settings: The calendar and the limits.
  init(month: Date, selected: Date, _ settings: DateSettings) {
    self.settings = settings
    let calendar = settings.calendar
    let count = calendar.range(of: .day, in: .month, for: month)?.count ?? 0
    offset = (calendar.component(.weekday, from: month) - calendar.firstWeekday + 7) % 7
    let time = selected.timeIntervalSince(calendar.startOfDay(for: selected))
    cells = (0..<count).map { index in
      let day = calendar.date(byAdding: .day, value: index, to: month) ?? month
      return DateCell(day.addingTimeInterval(time), number: index + 1)
    }
    super.init(frame: .zero)
    for cell in cells {
      cell.isToday = calendar.isDate(cell.date, inSameDayAs: _date())
      cell.isEnabled = settings.allowsDay(of: cell.date)
      cell.onPress = { [unowned self] in onChoice?(cell.date) }
      addSubview(cell)
    }
    select(selected)
  }

  /// Marks the day of a date.
  func select(_ date: Date) {
    for cell in cells {
      cell.isSelected = settings.calendar.isDate(cell.date, inSameDayAs: date)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width / 7
    for (index, cell) in cells.enumerated() {
      let place = index + offset
      cell.frame = CGRect(
        x: Double(place % 7) * width, y: Double(place / 7) * Self.rowHeight, width: width,
        height: Self.rowHeight)
    }
  }
}

/// A day of a calendar with its date.
private final class DateCell: DayCell {
  let date: Date

  init(_ date: Date, number: Int) {
    self.date = date
    super.init(number: number)
  }
}
