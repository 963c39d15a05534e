internal import Controls
public import Geometry
internal import Layers
internal import PictureKit
public import StageKit

/// A calendar of months with decorations and a selection of days.
open class UICalendarView: UIView {
  /// What gives the decorations; nil by default.
  open weak var delegate: (any UICalendarViewDelegate)? { didSet { reload() } }
  /// What selects days; nil, the default, for none.
  open var selectionBehavior: UICalendarSelection? {
    didSet {
      selectionBehavior?.view = self
      reload()
    }
  }
  /// The calendar; the Gregorian one by default.
  open var calendar: Calendar {
    get { settings.baseCalendar }
    set {
      settings.baseCalendar = newValue
      reload()
    }
  }
  /// The language; English by default.
  open var locale: Locale {
    get { settings.locale }
    set {
      settings.locale = newValue
      reload()
    }
  }
  /// The time zone; nil, the default, is GMT.
  open var timeZone: TimeZone? {
    didSet {
      settings.timeZone = timeZone ?? DateSettings.timeZone
      reload()
    }
  }
  /// The design of the font; the system's by default.
  open var fontDesign = UIFontDescriptor.SystemDesign.default
  /// Whether days can be decorated; true by default.
  open var wantsDateDecorations = true { didSet { reload() } }
  /// The days that can be shown; all by default.
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) {
    didSet {
      settings.minimumDate = availableDateRange.start
      settings.maximumDate = availableDateRange.end
      reload()
    }
  }
  /// The month that is shown.
  open var visibleDateComponents: DateComponents {
    get { components(of: month, [.era, .year, .month]) }
    set { setVisibleDateComponents(newValue, animated: false) }
  }

  private var settings = DateSettings()
  private var month = _date()
  private let title = UILabel()
  private let previous = UIButton(type: .system)
  private let following = UIButton(type: .system)
  private let pages = UIView()
  private var weekdays: [UILabel] = []
  private var days: [CalendarDay] = []

  /// The sizes in points, as commonly measured.
  private static let headerHeight = 44.0
  private static let weekdayHeight = 22.0
  private static let rowHeight = 52.0
  private static let margin = 16.0

  /// Creates a calendar that shows the present month.
  override public init(frame: CGRect = .zero) {
    super.init(frame: frame)
    settings.mode = .date
    month = startOfMonth(_date())
    title.font = .systemFont(ofSize: 17, weight: .semibold)
    previous.setImage(UIImage(systemName: "chevron.left"), for: .normal)
    following.setImage(UIImage(systemName: "chevron.right"), for: .normal)
    previous.accessibilityLabel = "Previous Month"
    following.accessibilityLabel = "Next Month"
    previous.addAction { [unowned self] in turn(by: -1) }
    following.addAction { [unowned self] in turn(by: 1) }
    for view in [title, previous, following, pages] { addSubview(view) }
    pages.clipsToBounds = true
    for (direction, months) in [(UISwipeGestureRecognizer.Direction.left, 1), (.right, -1)] {
      let swipe = UISwipeGestureRecognizer { [unowned self] _ in turn(by: months) }
      swipe.direction = direction
      pages.addGestureRecognizer(swipe)
    }
    reload()
  }

  /// Shows the month of a date.
  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    guard let date = settings.calendar.date(from: dateComponents) else { return }
    month = startOfMonth(date)
    reload()
  }

  /// Asks for the decorations of days again.
  open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {
    reload()
  }

  private func startOfMonth(_ date: Date) -> Date {
    settings.calendar.dateInterval(of: .month, for: date)?.start ?? date
  }

  private func components(
    of date: Date, _ parts: Set<Calendar.Component> = [.era, .year, .month, .day]
  ) -> DateComponents {
    var components = settings.calendar.dateComponents(parts, from: date)
    components.calendar = settings.calendar
    return components
  }

  private func turn(by months: Int) {
    guard let date = settings.calendar.date(byAdding: .month, value: months, to: month) else {
      return
    }
    let interval = settings.calendar.dateInterval(of: .month, for: date)
    guard let interval, interval.intersects(availableDateRange) else { return }
    let last = visibleDateComponents
    month = interval.start
    reload()
    delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: last)
  }

  // MARK: Days

  /// Makes the views of the month.
  func reload() {
    let calendar = settings.calendar
    title.text = settings.text(month, "yMMMM")
    for view in weekdays + days { view.removeFromSuperview() }
    let symbols = calendar.shortStandaloneWeekdaySymbols
    weekdays = symbols.indices.map { index in
      let label = UILabel()
      label.text = symbols[(index + calendar.firstWeekday - 1) % symbols.count].uppercased()
      label.font = .systemFont(ofSize: 13, weight: .semibold)
      label.textColor = .tertiaryLabel
      label.textAlignment = .center
      addSubview(label)
      return label
    }
    let count = calendar.range(of: .day, in: .month, for: month)?.count ?? 0
    days = (0..<count).map { index in
      let date = calendar.date(byAdding: .day, value: index, to: month) ?? month
      let components = components(of: date)
      let day = CalendarDay(components, number: index + 1)
      day.isToday = calendar.isDate(date, inSameDayAs: _date())
      day.isEnabled =
        settings.allowsDay(of: date) && selectionBehavior?.canSelect(components) != false
      day.isSelected = selectionBehavior?.isSelected(components) == true
      day.onPress = { [unowned self] in selectionBehavior?.press(components) }
      if wantsDateDecorations,
        let decoration = delegate?.calendarView(self, decorationFor: components)
      {
        day.show(decoration)
      }
      pages.addSubview(day)
      return day
    }
    setNeedsLayout()
  }

  /// The size of six weeks in the width of a small phone.
  override open var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric,
      height: Self.headerHeight + Self.weekdayHeight + 6 * Self.rowHeight)
  }

  /// Returns the size of six weeks.
  override open func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width > 0 ? size.width : 320, height: intrinsicContentSize.height)
  }

  /// Places the days.
  override open func layoutSubviews() {
    super.layoutSubviews()
    let (width, header) = (bounds.width, Self.headerHeight)
    title.frame = CGRect(x: Self.margin, y: 0, width: max(width - 120, 0), height: header)
    previous.frame = CGRect(x: width - 96, y: 0, width: 44, height: header)
    following.frame = CGRect(x: width - 52, y: 0, width: 44, height: header)
    let column = (width - Self.margin) / 7
    for (index, label) in weekdays.enumerated() {
      label.frame = CGRect(
        x: Self.margin / 2 + Double(index) * column, y: header, width: column,
        height: Self.weekdayHeight)
    }
    let top = header + Self.weekdayHeight
    let row = max(bounds.height - top, 0) / 6
    pages.frame = CGRect(
      x: Self.margin / 2, y: top, width: max(width - Self.margin, 0), height: 6 * row)
    let calendar = settings.calendar
    let offset = (calendar.component(.weekday, from: month) - calendar.firstWeekday + 7) % 7
    for (index, day) in days.enumerated() {
      let place = index + offset
      day.frame = CGRect(
        x: Double(place % 7) * column, y: Double(place / 7) * row, width: column, height: row)
    }
  }
}

/// Gives the decorations of a calendar; all methods but the first are optional.
public protocol UICalendarViewDelegate: AnyObject {
  /// Returns the decoration of a day; nil for none.
  func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration?
  /// Called after the user has turned to another month.
  func calendarView(
    _ calendarView: UICalendarView,
    didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
  /// Does nothing.
  public func calendarView(
    _ calendarView: UICalendarView,
    didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) {}
}
