import Geometry
import Scrolling
import StageKit
import Testing

/// The buttons beside the rows of a list, which swipes show.
@Suite struct `swipes of lists` {
  private final class Log {
    var calls: [String] = []
  }

  /// Returns a stage with a list of three rows of 44 points, whose rows have a button each side.
  private func stage(_ log: Log, performsFirst: Bool = true) -> (Stage, CollectionView) {
    func actions(_ name: String, _ path: IndexPath) -> SwipeActionsConfiguration {
      let configuration = SwipeActionsConfiguration(actions: [
        ContextualAction(style: .destructive, title: name) { _, _, completion in
          log.calls.append("\(name) \(path.item)")
          completion(true)
        }
      ])
      configuration.performsFirstActionWithFullSwipe = performsFirst
      return configuration
    }
    var configuration = CollectionLayoutListConfiguration(appearance: .plain)
    configuration.trailingSwipeActionsConfigurationProvider = { actions("Cut", $0) }
    configuration.leadingSwipeActionsConfigurationProvider = {
      $0.item == 0 ? actions("Pin", $0) : nil
    }
    let content = CompositionalContent([3])
    content.fill = { cell, _ in
      guard let cell = cell as? CollectionViewListCell else { return }
      var text = cell.defaultContentConfiguration()
      text.text = "Row"
      cell.contentConfiguration = text
      cell.configurationUpdateHandler = { _, state in
        if state.isSwiped { log.calls.append("swiped") }
      }
    }
    return content.stage(
      CollectionViewCompositionalLayout.list(using: configuration),
      cells: CollectionViewListCell.self)
  }

  private func swipe(
    _ stage: Stage, row: Int, from start: Double, to end: Double, at time: Double
  ) {
    let y = 22 + 44 * Double(row)
    stage.pan(from: Point(start, y), to: Point(end, y), at: time, duration: 0.3)
  }

  private func contentStart(_ view: CollectionView, _ row: Int) -> Double? {
    view.cellForItem(at: IndexPath(item: row, section: 0))?.contentView.frame.minX
  }

  @Test func `a swipe opens a row by its button, and a tap on it performs the action`() {
    let log = Log()
    let (stage, view) = stage(log)
    swipe(stage, row: 1, from: 250, to: 190, at: 1)
    stage.advance(to: 2)
    // A short text has the least width of 74 points.
    #expect(contentStart(view, 1) == -74)
    #expect(Set(log.calls) == ["swiped"])
    stage.tap(at: Point(300, 66), time: 2)
    stage.advance(to: 3)
    #expect(log.calls.contains("Cut 1"))
    #expect(contentStart(view, 1) == 0)
  }

  @Test func `a swipe to the right shows the leading buttons, where there are any`() {
    let log = Log()
    let (stage, view) = stage(log)
    swipe(stage, row: 0, from: 50, to: 110, at: 1)
    stage.advance(to: 2)
    #expect(contentStart(view, 0) == 74)
    stage.tap(at: Point(200, 110), time: 2)
    stage.advance(to: 3)
    #expect(contentStart(view, 0) == 0)
    swipe(stage, row: 2, from: 50, to: 110, at: 4)
    stage.advance(to: 5)
    #expect(contentStart(view, 2) == 0)
  }

  @Test func `a long swipe performs the first action, unless the list does not want it`() {
    let log = Log()
    let (first, _) = stage(log)
    swipe(first, row: 1, from: 300, to: 40, at: 1)
    first.advance(to: 2)
    #expect(log.calls.contains("Cut 1"))
    log.calls = []
    let (second, view) = stage(log, performsFirst: false)
    swipe(second, row: 1, from: 300, to: 40, at: 1)
    second.advance(to: 2)
    #expect(Set(log.calls) == ["swiped"])
    #expect(contentStart(view, 1) == -74)
  }

  @Test func `rows of lists without buttons stay where they are`() {
    let content = CompositionalContent([3])
    let (stage, view) = content.stage(
      CollectionViewCompositionalLayout.list(
        using: CollectionLayoutListConfiguration(appearance: .plain)),
      cells: CollectionViewListCell.self)
    swipe(stage, row: 1, from: 250, to: 150, at: 1)
    stage.advance(to: 2)
    #expect(contentStart(view, 1) == 0)
  }
}
