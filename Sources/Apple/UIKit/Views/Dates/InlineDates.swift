internal import Controls
internal import Geometry
internal import PictureKit
internal import StageKit

/// The calendar of a date picker: the days of a month, and a button for the time.
final class InlineDates: UIView, DateContent {
  var view: UIView { self }
  var style: UIDatePickerStyle { .inline }
  var onChange: ((Date, TimeInterval) -> Void)?

  private var settings = DateSettings()
  private var date = _date()
  /// The first day of the month that is shown.
  private var month = _date()

  private let title = UIButton(type: .system)
  private let previous = UIButton(type: .system)
  private let following = UIButton(type: .system)
  private let pages = UIView()
  private var page: MonthPage?
  private var weekdays: [UILabel] = []
  private let timeLabel = UILabel()
  private let timeButton = DateButton()
  private var monthWheels: DateWheels?

  /// The sizes in points, as commonly measured.
  private static let headerHeight = 44.0
  private static let weekdayHeight = 22.0
  private static let timeHeight = 48.0
  private static let margin = 16.0
  private static let slideDuration = 0.3

  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    pages.clipsToBounds = true
    previous.setImage(UIImage(systemName: "chevron.left"), for: .normal)
    following.setImage(UIImage(systemName: "chevron.right"), for: .normal)
    previous.accessibilityLabel = "Previous Month"
    following.accessibilityLabel = "Next Month"
    previous.addAction { [unowned self] in showMonth(by: -1) }
    following.addAction { [unowned self] in showMonth(by: 1) }
    title.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
    title.setTitleColor(.label, for: .normal)
    title.contentHorizontalAlignment = .left
    title.addAction { [unowned self] in toggleMonthWheels() }
    timeLabel.text = "Time"
    timeLabel.font = .systemFont(ofSize: 17)
    timeButton.onPress = { [unowned self] in openTime() }
    for (direction, months) in [
      (UISwipeGestureRecognizer.Direction.left, 1), (.right, -1),
    ] {
      let swipe = UISwipeGestureRecognizer { [unowned self] _ in showMonth(by: months) }
      swipe.direction = direction
      pages.addGestureRecognizer(swipe)
    }
    for view in [title, previous, following, pages, timeLabel, timeButton] { addSubview(view) }
  }

  func configure(_ settings: DateSettings) {
    self.settings = settings
    for label in weekdays { label.removeFromSuperview() }
    let calendar = settings.calendar
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
    timeLabel.isHidden = settings.mode == .date
    timeButton.isHidden = settings.mode == .date
    page?.removeFromSuperview()
    page = nil
    setNeedsLayout()
  }

  func show(_ date: Date, duration: TimeInterval, animated: Bool) {
    self.date = date
    timeButton.text = settings.text(date, "jmm")
    let first = settings.calendar.dateInterval(of: .month, for: date)?.start ?? date
    let isNew = page == nil || first != month
    month = first
    if isNew { showPage(sliding: 0) } else { page?.select(date) }
    setNeedsLayout()
  }

  private var hasTime: Bool { settings.mode != .date }

  var naturalSize: CGSize {
    CGSize(
      width: 320,
      height: Self.headerHeight + Self.weekdayHeight + MonthPage.height + 8
        + (hasTime ? Self.timeHeight : 0))
  }

  // MARK: Months

  private func showMonth(by months: Int) {
    guard let new = settings.calendar.date(byAdding: .month, value: months, to: month) else {
      return
    }
    month = new
    showPage(sliding: Double(months.signum()))
    setNeedsLayout()
  }

  /// Shows the days of the month.
  ///
  /// - Parameter direction: 1 if they come from the right, -1 from the left, 0 at once.
  private func showPage(sliding direction: Double) {
    title.setTitle("\(settings.text(month, "yMMMM")) ›", for: .normal)
    let old = page
    let made = MonthPage(month: month, selected: date, settings)
    made.onChoice = { [unowned self] in choose($0) }
    made.frame = pages.bounds
    pages.addSubview(made)
    page = made
    guard direction != 0, window != nil else {
      old?.removeFromSuperview()
      return
    }
    made.layoutIfNeeded()
    made.transform = CGAffineTransform(translationX: direction * pages.bounds.width, y: 0)
    UIView.animate(withDuration: Self.slideDuration) {
      made.transform = .identity
      old?.transform = CGAffineTransform(translationX: -direction * self.pages.bounds.width, y: 0)
    } completion: { _ in
      old?.removeFromSuperview()
    }
  }

  private func choose(_ day: Date) {
    date = settings.allowed(day)
    page?.select(date)
    onChange?(date, 0)
  }

  /// Shows wheels for the month and the year instead of the days, or the days again.
  private func toggleMonthWheels() {
    if let monthWheels {
      monthWheels.removeFromSuperview()
      self.monthWheels = nil
    } else {
      let wheels = DateWheels()
      var inner = settings
      inner.mode = .yearAndMonth
      wheels.configure(inner)
      wheels.show(date, duration: 0, animated: false)
      wheels.onChange = { [unowned self] date, _ in
        show(date, duration: 0, animated: false)
        onChange?(date, 0)
      }
      addSubview(wheels)
      monthWheels = wheels
    }
    setNeedsLayout()
  }

  private func openTime() {
    let wheels = DateWheels()
    var inner = settings
    inner.mode = .time
    wheels.configure(inner)
    wheels.show(date, duration: 0, animated: false)
    wheels.onChange = { [weak self] date, _ in
      self?.show(date, duration: 0, animated: false)
      self?.onChange?(date, 0)
    }
    wheels.frame = CGRect(x: 0, y: 0, width: 220, height: wheels.naturalSize.height)
    let panel = FloatingPanel(content: wheels)
    timeButton.isOpen = true
    panel.onDismissal = { [weak timeButton] in timeButton?.isOpen = false }
    panel.open(from: timeButton, rect: timeButton.bounds)
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    let header = Self.headerHeight
    title.frame = CGRect(x: Self.margin, y: 0, width: width - 120, height: header)
    previous.frame = CGRect(x: width - 96, y: 0, width: 44, height: header)
    following.frame = CGRect(x: width - 52, y: 0, width: 44, height: header)
    let showsDays = monthWheels == nil
    for view in weekdays + [previous, following, pages] { view.isHidden = !showsDays }
    let column = (width - Self.margin) / 7
    for (index, label) in weekdays.enumerated() {
      label.frame = CGRect(
        x: Self.margin / 2 + Double(index) * column, y: header, width: column,
        height: Self.weekdayHeight)
    }
    pages.frame = CGRect(
      x: Self.margin / 2, y: header + Self.weekdayHeight, width: width - Self.margin,
      height: MonthPage.height)
    if page?.transform.isIdentity ?? true { page?.frame = pages.bounds }
    monthWheels?.frame = CGRect(
      x: 0, y: header, width: width, height: Self.weekdayHeight + MonthPage.height)
    let bottom = pages.frame.maxY
    let size = timeLabel.sizeThatFits(.zero)
    timeLabel.frame = CGRect(
      x: Self.margin, y: bottom + (Self.timeHeight - size.height) / 2, width: size.width,
      height: size.height)
    timeButton.frame = CGRect(
      x: width - Self.margin - timeButton.naturalWidth,
      y: bottom + (Self.timeHeight - DateButton.height) / 2, width: timeButton.naturalWidth,
      height: DateButton.height)
  }
}
