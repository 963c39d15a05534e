internal import Controls
internal import Geometry
internal import PictureKit
internal import Scrolling
internal import StageKit

/// The wheels of a date picker.
final class DateWheels: UIView, DateContent {
  var view: UIView { self }
  var style: UIDatePickerStyle { .wheels }
  var naturalSize: CGSize { picker.intrinsicContentSize }
  var onChange: ((Date, TimeInterval) -> Void)?

  private let picker = UIPickerView()
  private var settings = DateSettings()
  private var columns: [DateColumn] = []
  private var date = _date()
  private var duration = 0.0
  /// The day in the middle of the wheel of days.
  private var middleDay = _date()
  private var units: [UILabel] = []
  /// Whether the next date is shown in the middle of wheels without ends.
  private var isNew = true

  /// The distances of texts from the edges of their wheels, in points: half of the gap between
  /// two, as commonly measured.
  private static let padding = 9.0
  private static let unitFont = UIFont.systemFont(ofSize: 17, weight: .medium)
  private static let unitGap = 6.0

  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    picker.dataSource = self
    picker.delegate = self
    addSubview(picker)
  }

  func configure(_ settings: DateSettings) {
    self.settings = settings
    switch settings.mode {
    case .time: columns = timeColumns
    case .date, .yearAndMonth: columns = settings.dayColumns
    case .dateAndTime: columns = [.weekday] + timeColumns
    case .countDownTimer: columns = [.hours, .minutes]
    }
    middleDay = settings.calendar.startOfDay(for: date)
    for unit in units { unit.removeFromSuperview() }
    units = columns.compactMap(unitText).map { text in
      let label = UILabel()
      label.text = text
      label.font = Self.unitFont
      label.isUserInteractionEnabled = false
      addSubview(label)
      return label
    }
    picker.reloadAllComponents()
    isNew = true
    setNeedsLayout()
  }

  private var timeColumns: [DateColumn] {
    settings.hasPeriods ? [.hour, .minute, .period] : [.hour, .minute]
  }

  private func unitText(_ column: DateColumn) -> String? {
    switch column {
    case .hours: "hours"
    case .minutes: "min"
    default: nil
    }
  }

  func show(_ date: Date, duration: TimeInterval, animated: Bool) {
    self.date = date
    self.duration = duration
    let day = settings.calendar.dateComponents([.day], from: middleDay, to: date).day ?? 0
    if abs(day) > DateColumn.days { middleDay = settings.calendar.startOfDay(for: date) }
    for (index, column) in columns.enumerated() {
      let present = picker.selectedRow(inComponent: index)
      let row = column.row(
        of: value(of: column), near: isNew ? -1 : present,
        minuteInterval: settings.minuteInterval)
      if row != present { picker.selectRow(row, inComponent: index, animated: animated) }
    }
    isNew = false
  }

  /// Returns the index of the value of a column that is selected.
  private func value(of column: DateColumn) -> Int {
    let calendar = settings.calendar
    switch column {
    case .month: return calendar.component(.month, from: date) - 1
    case .day: return calendar.component(.day, from: date) - 1
    case .year: return calendar.component(.year, from: date) - 1
    case .weekday:
      let day = calendar.startOfDay(for: date)
      return (calendar.dateComponents([.day], from: middleDay, to: day).day ?? 0) + DateColumn.days
    case .hour: return calendar.component(.hour, from: date)
    case .minute: return calendar.component(.minute, from: date) / settings.minuteInterval
    case .period: return calendar.component(.hour, from: date) / 12
    case .hours: return Int(duration) / 3600
    case .minutes: return Int(duration) / 60 % 60 / settings.minuteInterval
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picker.frame = bounds
    picker.layoutIfNeeded()
    let widths = columns.indices.map { picker.rowSize(forComponent: $0).width }
    var x = (bounds.width - widths.reduce(5 * Double(widths.count - 1), +)) / 2
    for (unit, width) in zip(units, widths) {
      let size = unit.sizeThatFits(.zero)
      let left = x + width - Self.padding - size.width
      unit.frame = CGRect(
        x: left, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
      x += width + 5
    }
  }
}

extension DateWheels: UIPickerViewDataSource, UIPickerViewDelegate {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    columns[component].rowCount(minuteInterval: settings.minuteInterval)
  }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> Double {
    let column = columns[component]
    let calendar = settings.calendar
    let texts =
      switch column {
      case .month: calendar.standaloneMonthSymbols
      case .year: (0...9).map { String(repeating: "\($0)", count: 4) }
      case .weekday: calendar.shortMonthSymbols.map { "Wed, \($0) 28" }
      case .period: [calendar.amSymbol, calendar.pmSymbol]
      default: (0...9).map { "\($0)\($0)" }
      }
    let unit = unitText(column).map { Self.unitFont.width(of: $0) + Self.unitGap } ?? 0
    let widest = texts.map { PickerView.titleFont.width(of: $0) }.max() ?? 0
    // A pair of different digits may be a little wider than one of equal digits.
    return (widest + unit).rounded(.up) + 2 + 2 * Self.padding
  }

  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView {
    let column = columns[component]
    let value = row % column.valueCount(minuteInterval: settings.minuteInterval)
    let rowView = view as? DateRowView ?? DateRowView()
    let unit = unitText(column).map { Self.unitFont.width(of: $0) + Self.unitGap } ?? 0
    rowView.insets = UIEdgeInsets(
      top: 0, left: Self.padding, bottom: 0, right: Self.padding + unit)
    rowView.label.text = text(of: value, in: column)
    rowView.label.textColor = color(of: value, in: column)
    rowView.label.textAlignment =
      switch column {
      case .month, .period, .year: .left
      case .minute: .center
      default: .right
      }
    return rowView
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    let column = columns[component]
    let value = row % column.valueCount(minuteInterval: settings.minuteInterval)
    switch column {
    case .hours, .minutes:
      let hours = column == .hours ? value : self.value(of: .hours)
      let minutes =
        (column == .minutes ? value : self.value(of: .minutes))
        * settings.minuteInterval
      // A duration of nothing becomes a minute, as in UIKit.
      let shortest = 60 * Double(settings.minuteInterval)
      show(date, duration: max(Double(hours * 3600 + minutes * 60), shortest), animated: true)
    default:
      show(
        settings.allowed(date(with: value, in: column)), duration: duration, animated: true)
    }
    if settings.minimumDate != nil || settings.maximumDate != nil || column != .period {
      recolorRows()
    }
    onChange?(date, duration)
  }

  /// Gives the rows that are shown the colors for the present date.
  private func recolorRows() {
    for (index, column) in columns.enumerated() {
      let count = column.valueCount(minuteInterval: settings.minuteInterval)
      let selected = picker.selectedRow(inComponent: index)
      for row in max(selected - 8, 0)...(selected + 8) {
        guard let view = picker.view(forRow: row, forComponent: index) as? DateRowView else {
          continue
        }
        view.label.textColor = color(of: row % count, in: column)
      }
    }
  }

  private func color(of value: Int, in column: DateColumn) -> UIColor {
    isAllowed(value, in: column) ? settings.textColor ?? .label : .tertiaryLabel
  }

  private func text(of value: Int, in column: DateColumn) -> String {
    let calendar = settings.calendar
    switch column {
    case .month: return calendar.standaloneMonthSymbols[value]
    case .day, .year: return "\(value + 1)"
    case .weekday:
      let day = date(with: value, in: .weekday)
      return calendar.isDate(day, inSameDayAs: _date()) ? "Today" : settings.text(day, "EEEMMMd")
    case .hour: return settings.hasPeriods ? "\((value + 11) % 12 + 1)" : twoDigits(value)
    case .minute: return twoDigits(value * settings.minuteInterval)
    case .period: return value == 0 ? calendar.amSymbol : calendar.pmSymbol
    case .hours: return "\(value)"
    case .minutes: return "\(value * settings.minuteInterval)"
    }
  }

  private func twoDigits(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }

  /// Returns the selected date with another value of a column.
  private func date(with value: Int, in column: DateColumn) -> Date {
    let calendar = settings.calendar
    var parts = calendar.dateComponents(
      [.era, .year, .month, .day, .hour, .minute, .second, .nanosecond], from: date)
    switch column {
    case .month: parts.month = value + 1
    case .day: parts.day = value + 1
    case .year: parts.year = value + 1
    case .weekday:
      let day = calendar.date(byAdding: .day, value: value - DateColumn.days, to: middleDay)
      let new = calendar.dateComponents([.era, .year, .month, .day], from: day ?? middleDay)
      (parts.era, parts.year, parts.month, parts.day) = (new.era, new.year, new.month, new.day)
    case .hour: parts.hour = value
    case .minute: parts.minute = value * settings.minuteInterval
    case .period: parts.hour = (parts.hour ?? 0) % 12 + 12 * value
    case .hours, .minutes: break
    }
    // The 31st becomes the last day of a shorter month.
    let wanted = parts.day ?? 1
    parts.day = 1
    let first = calendar.date(from: parts) ?? date
    let last = calendar.range(of: .day, in: .month, for: first)?.upperBound ?? 32
    parts.day = min(wanted, last - 1)
    return calendar.date(from: parts) ?? date
  }

  /// Returns whether a value can be selected with the others as they are.
  private func isAllowed(_ value: Int, in column: DateColumn) -> Bool {
    switch column {
    case .hours, .minutes, .period: return true
    case .day:
      let days = settings.calendar.range(of: .day, in: .month, for: date)?.count ?? 31
      guard value < days else { return false }
      return settings.allowsDay(of: date(with: value, in: column))
    case .weekday: return settings.allowsDay(of: date(with: value, in: column))
    case .month, .year:
      guard settings.minimumDate != nil || settings.maximumDate != nil else { return true }
      let unit: Calendar.Component = column == .month ? .month : .year
      guard
        let span = settings.calendar.dateInterval(of: unit, for: date(with: value, in: column))
      else { return true }
      return (settings.minimumDate.map { span.end > $0 } ?? true)
        && (settings.maximumDate.map { span.start <= $0 } ?? true)
    case .hour, .minute: return settings.isAllowed(date(with: value, in: column))
    }
  }
}

/// A row of a date picker's wheel.
private final class DateRowView: UIView {
  let label = UILabel()
  var insets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }

  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    label.font = PickerView.titleFont
    addSubview(label)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.inset(by: insets)
  }
}
