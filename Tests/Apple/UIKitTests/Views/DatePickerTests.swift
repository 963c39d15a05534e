import Controls
import Geometry
import Scrolling
import StageKit
import Testing
import UIKit

/// Dates are selected on the clock of the stage, which begins on Monday, 1 January 2024, at 0:00
/// GMT.
@Suite struct `date pickers` {
  private let stage = Stage(size: Size(320, 568))
  private let application: UIApplication
  private let picker: UIDatePicker

  init() {
    let application = UIApplication(on: stage)
    self.application = application
    picker = application.run { UIDatePicker() }
    stage.view.addSubview(picker)
  }

  private static let start = Date(timeIntervalSince1970: 1_704_067_200)
  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
    return calendar
  }()

  /// Shows the picker in a style at the upper edge of the stage.
  private func show(
    _ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle,
    _ change: (UIDatePicker) -> Void = { _ in }
  ) {
    application.run {
      picker.preferredDatePickerStyle = style
      picker.datePickerMode = mode
      change(picker)
      picker.frame = CGRect(origin: .zero, size: CGSize(width: 320, height: picker.frame.height))
    }
    stage.advance(to: stage.time)
  }

  private func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0)
    -> Date
  {
    let parts = DateComponents(year: year, month: month, day: day, hour: hour, minute: minute)
    return Self.calendar.date(from: parts) ?? .distantPast
  }

  /// The wheels of the picker.
  private var wheels: UIPickerView {
    var views: [UIView] = [picker]
    while let view = views.popLast() {
      if let found = view as? UIPickerView { return found }
      views += view.subviews
    }
    return UIPickerView()
  }

  /// The texts of the selected rows.
  private var selectedTexts: [String] {
    (0..<wheels.numberOfComponents).map { component in
      let row = wheels.selectedRow(inComponent: component)
      let view = wheels.view(forRow: row, forComponent: component)
      return view?.subviews.lazy.compactMap { ($0 as? UILabel)?.text }.first ?? ""
    }
  }

  /// Counts the events of the picker.
  private func countEvents() -> () -> Int {
    final class Count { var value = 0 }
    let count = Count()
    picker.addAction(for: .valueChanged) { count.value += 1 }
    return { count.value }
  }

  @Test func `the first date is that of the clock`() {
    #expect(picker.date == Self.start)
    #expect(picker.datePickerMode == .dateAndTime && picker.datePickerStyle == .compact)
    stage.advance(to: 90)
    #expect(application.run { UIDatePicker() }.date == Self.start + 90)
  }

  @Test func `wheels show the parts of the date in the order of the language`() {
    show(.date, .wheels)
    #expect(picker.frame.size == Size(320, 216) && selectedTexts == ["January", "1", "2024"])
    application.run { picker.locale = Locale(identifier: "de_DE") }
    stage.advance(to: 0.1)
    #expect(selectedTexts == ["1", "Januar", "2024"])
    show(.time, .wheels) { $0.locale = nil }
    #expect(selectedTexts == ["12", "00", "AM"])
    show(.time, .wheels) { $0.locale = Locale(identifier: "de_DE") }
    #expect(selectedTexts == ["00", "00"])
    show(.dateAndTime, .wheels) { $0.locale = nil }
    #expect(selectedTexts == ["Today", "12", "00", "AM"])
    application.run { picker.setDate(date(2024, 2, 5, 15, 42), animated: false) }
    stage.advance(to: 0.2)
    #expect(selectedTexts == ["Mon, Feb 5", "3", "42", "PM"])
  }

  @Test func `a tap on the next month selects it and sends an event`() {
    show(.date, .wheels) { $0.date = self.date(2024, 1, 31, 9, 30) }
    let count = countEvents()
    // The first row below the middle, in the first wheel.
    stage.tap(at: Point(90, 141), time: 0)
    stage.advance(to: 2)
    // February has 29 days; the time of day is kept.
    #expect(picker.date == date(2024, 2, 29, 9, 30) && count() == 1)
    #expect(selectedTexts == ["February", "29", "2024"])
  }

  @Test func `morning becomes afternoon by its wheel and by that of hours`() {
    show(.time, .wheels) { $0.date = self.date(2024, 1, 1, 11) }
    stage.tap(at: Point(215, 141), time: 0)
    stage.advance(to: 2)
    #expect(picker.date == date(2024, 1, 1, 23) && selectedTexts == ["11", "00", "PM"])
    application.run { picker.date = date(2024, 1, 1, 11) }
    stage.tap(at: Point(105, 141), time: 2)
    stage.advance(to: 4)
    #expect(picker.date == date(2024, 1, 1, 12) && selectedTexts == ["12", "00", "PM"])
  }

  @Test func `dates beyond the limits come back to them`() {
    show(.date, .wheels) {
      $0.date = self.date(2024, 5, 10)
      $0.maximumDate = self.date(2024, 5, 20)
      $0.minimumDate = self.date(2024, 5, 1)
    }
    stage.tap(at: Point(90, 141), time: 0)
    stage.advance(to: 2)
    #expect(picker.date == date(2024, 5, 20) && selectedTexts == ["May", "20", "2024"])
    application.run { picker.date = date(2020, 1, 1) }
    #expect(picker.date == date(2024, 5, 1))
  }

  @Test func `programs set the color of the texts by its name`() {
    show(.date, .wheels)
    application.run { picker.setValue(UIColor.red, forKeyPath: "textColor") }
    stage.advance(to: 1)
    let row = wheels.selectedRow(inComponent: 2)
    let label = wheels.view(forRow: row, forComponent: 2)?.subviews.first as? UILabel
    #expect(label?.text == "2024" && label?.textColor == .red)
  }

  @Test func `a picker in place of the keyboard has wheels`() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 320, height: 40))
    picker.removeFromSuperview()
    application.run {
      field.inputView = picker
      stage.view.addSubview(field)
      field.becomeFirstResponder()
    }
    stage.advance(to: 1)
    #expect(picker.datePickerStyle == .wheels)
    #expect(picker.convert(picker.bounds, to: nil) == Rect(x: 0, y: 352, width: 320, height: 216))
  }

  @Test func `minutes have an interval, to which dates are rounded down`() {
    show(.time, .wheels) {
      $0.minuteInterval = 15
      $0.date = self.date(2024, 1, 1, 7, 44)
    }
    #expect(picker.date == date(2024, 1, 1, 7, 30) && selectedTexts == ["7", "30", "AM"])
    show(.time, .wheels) { $0.minuteInterval = 7 }
    #expect(selectedTexts[1] == "30")
  }

  @Test func `a duration has hours and minutes, and at least one minute`() {
    show(.countDownTimer, .automatic) { $0.countDownDuration = 5400 }
    #expect(picker.datePickerStyle == .wheels && selectedTexts == ["1", "30"])
    let count = countEvents()
    stage.tap(at: Point(100, 75), time: 0)
    stage.advance(to: 2)
    #expect(picker.countDownDuration == 1800 && count() == 1)
  }

  @Test func `a calendar selects days and turns its pages`() throws {
    show(.date, .inline)
    let count = countEvents()
    let tap = { (text: String, time: Double) in
      let found = try #require(self.label(text))
      self.stage.tap(at: found.convert(found.bounds.center, to: nil), time: time)
      self.stage.advance(to: time + 1)
    }
    try tap("17", 0)
    #expect(picker.date == date(2024, 1, 17) && count() == 1)
    stage.swipeLeft(at: 1)
    stage.advance(to: 2)
    #expect(label("29") != nil && label("30") == nil)
    try tap("29", 2)
    #expect(picker.date == date(2024, 2, 29) && count() == 2)
  }

  @Test func `days beyond the limits of a calendar cannot be selected`() throws {
    show(.date, .inline) {
      $0.date = self.date(2024, 1, 10)
      $0.minimumDate = self.date(2024, 1, 5)
    }
    let day = try #require(label("4"))
    stage.tap(at: day.convert(day.bounds.center, to: nil), time: 0)
    stage.advance(to: 1)
    #expect(picker.date == date(2024, 1, 10))
  }

  @Test func `a compact picker opens a calendar beside its button`() throws {
    show(.dateAndTime, .compact)
    #expect(label("Jan 1, 2024") != nil && label("12:00 AM") != nil)
    #expect(picker.frame.height == 34)
    stage.tap(at: Point(40, 17), time: 0)
    stage.advance(to: 1)
    let day = try #require(label("20"))
    stage.tap(at: day.convert(day.bounds.center, to: nil), time: 1)
    stage.advance(to: 2)
    #expect(picker.date == date(2024, 1, 20) && label("Jan 20, 2024") != nil)
    stage.tap(at: Point(160, 560), time: 2)
    stage.advance(to: 3)
    #expect(label("20") == nil)
  }

  /// The visible label with a text.
  private func label(_ text: String) -> UILabel? {
    var views: [UIView] = [stage.view]
    while let view = views.popLast() {
      if view.isHidden { continue }
      if let label = view as? UILabel, label.text == text { return label }
      views += view.subviews
    }
    return nil
  }
}

extension Stage {
  /// Swipes from right to left over the upper half.
  fileprivate func swipeLeft(at time: Double) {
    pan(from: Point(260, 200), to: Point(60, 200), at: time, duration: 0.1)
  }
}
