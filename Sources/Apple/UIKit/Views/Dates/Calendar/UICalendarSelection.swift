/// What selects days of a calendar.
open class UICalendarSelection: NSObject {
  weak var view: UICalendarView?

  func canSelect(_ date: DateComponents) -> Bool { true }
  func isSelected(_ date: DateComponents) -> Bool { false }
  func press(_ date: DateComponents) {}

  /// Asks again which days can be selected.
  open func updateSelectableDates() { view?.reload() }

  static func isSame(_ left: DateComponents, _ right: DateComponents) -> Bool {
    left.year == right.year && left.month == right.month && left.day == right.day
  }
}

/// Asked and told by a selection of one day; all methods but the first are optional.
public protocol UICalendarSelectionSingleDateDelegate: AnyObject {
  /// Called after the user has selected a day, or none.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
  /// Returns whether a day can be selected.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
  /// True.
  public func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { true }
}

/// A selection of one day.
open class UICalendarSelectionSingleDate: UICalendarSelection {
  /// The receiver of selections.
  open private(set) weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
  /// The selected day; nil by default.
  open var selectedDate: DateComponents? { didSet { view?.reload() } }

  /// Creates a selection.
  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Selects a day.
  open func setSelected(_ dateComponents: DateComponents?, animated: Bool) {
    selectedDate = dateComponents
  }

  override func canSelect(_ date: DateComponents) -> Bool {
    delegate?.dateSelection(self, canSelectDate: date) ?? true
  }
  override func isSelected(_ date: DateComponents) -> Bool {
    selectedDate.map { Self.isSame($0, date) } ?? false
  }
  override func press(_ date: DateComponents) {
    // A second tap removes the selection, if the delegate allows none.
    let isSecond = isSelected(date)
    if isSecond, delegate?.dateSelection(self, canSelectDate: nil) == false { return }
    selectedDate = isSecond ? nil : date
    delegate?.dateSelection(self, didSelectDate: selectedDate)
  }
}

/// Asked and told by a selection of several days; all methods but the first two are optional.
public protocol UICalendarSelectionMultiDateDelegate: AnyObject {
  /// Called after the user has selected a day.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
  /// Called after the user has removed a day.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
  /// Returns whether a day can be selected.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool
  /// Returns whether a day can be removed.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
  /// True.
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool { true }
  /// True.
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool { true }
}

/// A selection of several days.
open class UICalendarSelectionMultiDate: UICalendarSelection {
  /// The receiver of selections.
  open private(set) weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
  /// The selected days; none by default.
  open var selectedDates: [DateComponents] = [] { didSet { view?.reload() } }

  /// Creates a selection.
  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Selects days.
  open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
    self.selectedDates = selectedDates
  }

  override func canSelect(_ date: DateComponents) -> Bool {
    isSelected(date) || delegate?.multiDateSelection(self, canSelectDate: date) ?? true
  }
  override func isSelected(_ date: DateComponents) -> Bool {
    selectedDates.contains { Self.isSame($0, date) }
  }
  override func press(_ date: DateComponents) {
    if isSelected(date) {
      guard delegate?.multiDateSelection(self, canDeselectDate: date) ?? true else { return }
      selectedDates.removeAll { Self.isSame($0, date) }
      delegate?.multiDateSelection(self, didDeselectDate: date)
    } else {
      selectedDates.append(date)
      delegate?.multiDateSelection(self, didSelectDate: date)
    }
  }
}
