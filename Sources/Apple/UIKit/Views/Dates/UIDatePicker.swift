public import Controls
public import Geometry
internal import StageKit

/// How a date picker looks.
public enum UIDatePickerStyle: Int, Hashable, Sendable {
  /// Compact, or wheels for a duration.
  case automatic
  /// Wheels for the parts of the date.
  case wheels
  /// Buttons with the date and the time, which open a calendar and wheels.
  case compact
  /// A calendar, with a button for the time; wheels for a time alone.
  case inline
}

/// A control for a date, a time or a duration.
///
/// "Today" is the day on the clock of the stage. Unless a program sets them, the language is that
/// of the United States and the time zone GMT, whatever those of the machine are.
open class UIDatePicker: UIControl {
  /// What the picker selects.
  public enum Mode: Int, Hashable, Sendable {
    /// A time of day.
    case time
    /// A day.
    case date
    /// A day and a time.
    case dateAndTime
    /// A duration in hours and minutes, which does not run down by itself.
    case countDownTimer
    /// A month of a year.
    case yearAndMonth
  }

  /// What the picker selects; `.dateAndTime` by default.
  open var datePickerMode = Mode.dateAndTime {
    didSet {
      settings.mode = datePickerMode
      if datePickerMode == .countDownTimer, countDownDuration == 0 { duration = 60 }
      rebuild()
    }
  }
  /// The preferred style; `.automatic` by default.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { rebuild() } }
  /// The style that the picker has.
  open var datePickerStyle: UIDatePickerStyle {
    if datePickerMode == .countDownTimer || datePickerMode == .yearAndMonth { return .wheels }
    switch preferredDatePickerStyle {
    case .automatic: return isInputView ? .wheels : .compact
    case .inline: return datePickerMode == .time ? .wheels : .inline
    case let style: return style
    }
  }

  /// The selected date, within the limits; by default that of the clock when the picker is
  /// created.
  open var date: Date {
    get { selectedDate }
    set { setDate(newValue, animated: false) }
  }
  /// The earliest date; nil, the default, for none.
  open var minimumDate: Date? { didSet { limitsDidChange() } }
  /// The latest date; nil, the default, for none.
  ///
  /// If it is earlier than ``minimumDate``, neither has an effect.
  open var maximumDate: Date? { didSet { limitsDidChange() } }
  /// The distance of the minutes, a divisor of 60; 1 by default, and for another number.
  open var minuteInterval = 1 {
    didSet {
      settings.minuteInterval =
        (1...30).contains(minuteInterval) && 60 % minuteInterval == 0
        ? minuteInterval : 1
      limitsDidChange()
    }
  }
  /// The selected duration, in seconds, in the mode `.countDownTimer`; 0 by default, and at most
  /// 23 h 59 min.
  open var countDownDuration: TimeInterval {
    get { duration }
    set {
      duration = min(max(newValue, 0), 23 * 3600 + 59 * 60)
      content?.show(date, duration: duration, animated: false)
    }
  }

  /// The language of the texts; nil, the default, is that of the United States.
  open var locale: Locale? {
    get { ownLocale }
    set {
      ownLocale = newValue
      settings.locale = newValue ?? DateSettings.locale
      rebuild()
    }
  }
  /// The calendar; the Gregorian one by default.
  open var calendar: Calendar! {
    get { settings.calendar }
    set {
      settings.baseCalendar = newValue ?? Calendar(identifier: .gregorian)
      rebuild()
    }
  }
  /// The time zone; nil, the default, is GMT.
  open var timeZone: TimeZone? {
    get { ownTimeZone }
    set {
      ownTimeZone = newValue
      settings.timeZone = newValue ?? DateSettings.timeZone
      rebuild()
    }
  }
  /// Whether dates that code sets are rounded to the interval of minutes; true by default.
  open var roundsToMinuteInterval = true

  /// The color of the texts of wheels, which programs set by its name; nil, the default, is that
  /// of labels.
  var textColor: UIColor? {
    get { settings.textColor }
    set {
      settings.textColor = newValue
      rebuild()
    }
  }
  /// Whether the picker is shown in place of the keyboard, where it has wheels unless the program
  /// chooses a style: most programs that do so are older than the other styles.
  var isInputView = false { didSet { if isInputView != oldValue { rebuild() } } }

  private var settings = DateSettings()
  private var selectedDate = _date()
  private var duration = 0.0
  private var ownLocale: Locale?
  private var ownTimeZone: TimeZone?
  private var content: (any DateContent)?
  /// The size that the picker has given itself; nil if the program has given it another one.
  private var automaticSize: CGSize?

  /// Creates a picker; one without a size has that of its style.
  override public init(frame: CGRect = .zero) {
    super.init(frame: frame)
    if frame.size == .zero { automaticSize = .zero }
    rebuild()
  }

  /// Selects a date, within the limits; no event is sent.
  ///
  /// - Parameters:
  ///   - date: The date.
  ///   - animated: Whether wheels turn to it.
  open func setDate(_ date: Date, animated: Bool) {
    selectedDate = settings.allowed(date, rounds: roundsToMinuteInterval)
    content?.show(selectedDate, duration: duration, animated: animated)
    if datePickerStyle == .compact { contentSizeDidChange() }
  }

  // MARK: Layout

  /// The size of the style.
  override open var intrinsicContentSize: CGSize { content?.naturalSize ?? .zero }

  /// Returns the size of the style.
  override open func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Places the content.
  override open func layoutSubviews() {
    super.layoutSubviews()
    content?.view.frame = bounds
  }

  /// Follows whether the picker is enabled.
  override open var isEnabled: Bool {
    didSet {
      content?.view.isUserInteractionEnabled = isEnabled
      content?.view.alpha = isEnabled ? 1 : 0.5
    }
  }

  private func limitsDidChange() {
    settings.minimumDate = minimumDate
    settings.maximumDate = maximumDate
    selectedDate = settings.allowed(selectedDate, rounds: roundsToMinuteInterval)
    rebuild()
  }

  /// Makes the content of the style.
  private func rebuild() {
    let style = datePickerStyle
    if content?.style != style {
      content?.view.removeFromSuperview()
      let made: any DateContent =
        switch style {
        case .compact: CompactDates()
        case .inline: InlineDates()
        default: DateWheels()
        }
      made.onChange = { [unowned self] in contentDidSelect($0, duration: $1) }
      addSubview(made.view)
      content = made
    }
    content?.configure(settings)
    content?.show(selectedDate, duration: duration, animated: false)
    contentSizeDidChange()
  }

  private func contentSizeDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    guard let size = automaticSize else { return }
    guard bounds.size == size else {
      automaticSize = nil
      return
    }
    sizeToFit()
    automaticSize = bounds.size
  }

  private func contentDidSelect(_ date: Date, duration: TimeInterval) {
    selectedDate = date
    self.duration = duration
    if datePickerStyle == .compact { contentSizeDidChange() }
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}

/// What a date picker shows in one of its styles.
protocol DateContent: AnyObject {
  /// The view.
  var view: UIView { get }
  /// The style.
  var style: UIDatePickerStyle { get }
  /// The size that the content has by itself.
  var naturalSize: CGSize { get }
  /// Called after a finger has selected a date or a duration in seconds.
  var onChange: ((Date, TimeInterval) -> Void)? { get set }
  /// Takes over the mode, the language and the limits.
  func configure(_ settings: DateSettings)
  /// Shows a date, or a duration in seconds.
  func show(_ date: Date, duration: TimeInterval, animated: Bool)
}
