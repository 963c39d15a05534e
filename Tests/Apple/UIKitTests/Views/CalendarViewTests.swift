import Geometry
import StageKit
import Testing
import UIKit

@Suite struct `calendars` {
  private final class Delegate: UICalendarViewDelegate, UICalendarSelectionSingleDateDelegate {
    var chosen: [Int?] = []
    func calendarView(
      _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration? {
      dateComponents.day == 5 ? .default(color: .systemRed, size: .large) : nil
    }
    func dateSelection(
      _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?
    ) { chosen.append(dateComponents?.day) }
    func dateSelection(
      _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool { dateComponents?.day != 9 }
  }

  @Test func `select days by touches, unless the delegate says no`() {
    let stage = Stage(size: .phone)
    let delegate = Delegate()
    UIApplication(on: stage).run {
      let view = UICalendarView(frame: CGRect(x: 0, y: 0, width: 366, height: 378))
      let selection = UICalendarSelectionSingleDate(delegate: delegate)
      view.delegate = delegate
      view.selectionBehavior = selection
      stage.view.addSubview(view)
      view.layoutIfNeeded()
      // The clock begins on Monday, 1 January 2024: the days are columns of 50 points from 8, and
      // rows of 52 points from 66.
      stage.tap(at: Point(8 + 50 * 3 + 25, 66 + 52 + 20), time: 0.1)
      stage.tap(at: Point(8 + 50 * 2 + 25, 66 + 52 + 20), time: 0.5)
      stage.advance(to: 1)
      #expect(delegate.chosen == [10])
      #expect(selection.selectedDate?.day == 10)
      #expect(view.visibleDateComponents.month == 1)
    }
  }
}
