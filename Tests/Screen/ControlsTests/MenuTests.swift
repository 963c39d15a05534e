import Controls
import Geometry
import StageKit
import Testing

@Suite struct `menus` {
  private let stage = Stage(size: Size(320, 568))
  private let button = Button(type: .system)
  private final class Notes {
    var calls: [String] = []
  }
  private let notes = Notes()

  init() {
    button.setTitle("Options", for: .normal)
    button.frame = Rect(x: 20, y: 100, width: 100, height: 44)
    stage.view.addSubview(button)
    stage.advance(to: 0)
  }

  private func action(
    _ title: String, attributes: Action.Attributes = [], state: Action.State = .off
  ) -> Action {
    Action(title: title, attributes: attributes, state: state) { [notes] action in
      notes.calls.append(title)
    }
  }

  /// The place of a row of the open menu, which begins 8 points below the button, in rows of 44.
  private func row(_ index: Int) -> Point { Point(120, 152 + 44 * Double(index) + 22) }

  private var isOpen: Bool { stage.view.subviews.contains { $0 is FloatingPanel } }

  private func showAtOnce(_ children: [MenuElement], title: String = "") {
    button.menu = Menu(title: title, children: children)
    button.showsMenuAsPrimaryAction = true
  }

  @Test func `a program does what a press does: it opens the menu, or sends the actions`() {
    button.addAction { [notes] in notes.calls.append("pressed") }
    button.performPrimaryAction()
    #expect(notes.calls == ["pressed"] && !isOpen)
    showAtOnce([action("Copy")])
    button.performPrimaryAction()
    #expect(notes.calls == ["pressed"] && isOpen)
  }

  @Test func `a tap opens the menu, and one on a row calls its action and closes it`() {
    var sender: AnyObject?
    let copy = Action(title: "Copy") { sender = $0.sender }
    showAtOnce([copy, action("Paste")])
    var opened = 0
    button.addAction(for: .menuActionTriggered) { opened += 1 }
    button.addAction { [notes] in notes.calls.append("pressed") }
    stage.tap(at: Point(70, 122), time: 0)
    stage.advance(to: 1)
    #expect(isOpen && opened == 1 && notes.calls.isEmpty)
    stage.tap(at: row(0), time: 1)
    stage.advance(to: 2)
    #expect(sender === button && !isOpen && notes.calls.isEmpty)
  }

  @Test func `a finger may slide from the button to a row`() {
    showAtOnce([action("Copy"), action("Paste")])
    stage.pan(from: Point(70, 122), to: row(1), at: 0, duration: 0.5)
    stage.advance(to: 2)
    #expect(notes.calls == ["Paste"] && !isOpen)
  }

  @Test func `a touch beside the menu closes it`() {
    showAtOnce([action("Copy")])
    stage.tap(at: Point(70, 122), time: 0)
    stage.tap(at: Point(300, 500), time: 1)
    stage.advance(to: 2)
    #expect(notes.calls.isEmpty && !isOpen)
  }

  @Test func `disabled actions do nothing, and hidden ones are left out`() {
    showAtOnce([
      action("Hidden", attributes: .hidden), action("Off", attributes: .disabled), action("On"),
    ])
    stage.tap(at: Point(70, 122), time: 0)
    stage.tap(at: row(0), time: 1)
    stage.advance(to: 2)
    #expect(notes.calls.isEmpty && isOpen)
    stage.tap(at: row(1), time: 2)
    stage.advance(to: 3)
    #expect(notes.calls == ["On"] && !isOpen)
  }

  @Test func `menus in the list have gaps, and titles a line of their own`() {
    showAtOnce(
      [
        action("A"),
        Menu(options: .displayInline, children: [action("B")]),
      ], title: "Letters")
    stage.tap(at: Point(70, 122), time: 0)
    // The title is 32 points high and the gap 8.
    stage.tap(at: Point(120, 152 + 32 + 44 + 8 + 22), time: 1)
    stage.advance(to: 2)
    #expect(notes.calls == ["B"])
  }

  @Test func `an inner menu opens in the list, below its title`() {
    showAtOnce([action("A"), Menu(title: "More", children: [action("B"), action("C")])])
    stage.tap(at: Point(70, 122), time: 0)
    stage.tap(at: row(1), time: 1)
    stage.advance(to: 2)
    #expect(isOpen && notes.calls.isEmpty)
    stage.tap(at: row(2), time: 2)
    stage.advance(to: 3)
    #expect(notes.calls == ["C"])
  }

  @Test func `a single selection moves the check mark`() {
    let (one, two) = (action("1", state: .on), action("2"))
    let menu = Menu(options: .singleSelection, children: [one, two])
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    stage.tap(at: Point(70, 122), time: 0)
    stage.tap(at: row(1), time: 1)
    stage.advance(to: 2)
    #expect(one.state == .off && two.state == .on && menu.selectedElements == [two])
  }

  @Test func `a button that shows its selection has the title of the chosen action`() {
    showAtOnce([action("Small", state: .on), action("Large", state: .on)])
    button.changesSelectionAsPrimaryAction = true
    #expect(button.currentTitle == "Small" && button.menu?.selectedElements.count == 1)
    stage.tap(at: Point(70, 122), time: 0)
    stage.tap(at: row(1), time: 1)
    stage.advance(to: 2)
    #expect(button.currentTitle == "Large" && !button.isSelected)
  }

  @Test func `otherwise a long press opens the menu, and a tap calls the button's actions`() {
    button.menu = Menu(children: [action("Copy")])
    button.addAction { [notes] in notes.calls.append("pressed") }
    stage.tap(at: Point(70, 122), time: 0)
    stage.advance(to: 1)
    #expect(notes.calls == ["pressed"] && !isOpen)
    stage.tap(at: Point(70, 122), time: 1, duration: 0.8)
    stage.advance(to: 2)
    #expect(notes.calls == ["pressed"] && isOpen)
  }

  @Test func `elements that come later replace the row that waits for them`() {
    var provide: (([MenuElement]) -> Void)?
    showAtOnce([DeferredMenuElement { provide = $0 }])
    stage.tap(at: Point(70, 122), time: 0)
    stage.tap(at: row(0), time: 1)
    stage.advance(to: 2)
    #expect(isOpen)
    provide?([action("Late")])
    stage.tap(at: row(0), time: 2)
    stage.advance(to: 3)
    #expect(notes.calls == ["Late"])
  }

  @Test func `a menu keeps its identifier, and replaces its children in a copy`() {
    let menu = Menu(title: "M", identifier: .init("m"), children: [action("A")])
    let copy = menu.replacingChildren([])
    #expect(copy.identifier == menu.identifier && copy.children.isEmpty)
    #expect(menu.children.count == 1 && copy.title == "M")
  }

  @Test func `a configured button whose menu selects a value has chevrons`() throws {
    button.configuration = .plain()
    button.menu = Menu(children: [action("Small"), action("Large")])
    button.showsMenuAsPrimaryAction = true
    let plain = button.sizeThatFits(.zero)
    button.changesSelectionAsPrimaryAction = true
    button.configuration?.title = "Options"
    // 5 points and the 9 of the chevrons.
    #expect(button.sizeThatFits(.zero).width == plain.width + 14)
    button.sizeToFit()
    stage.advance(to: 0.1)
    let title = try #require(button.titleLabel)
    let chevrons = try #require(
      button.subviews.compactMap { $0 as? ImageView }.first { $0.bounds.size == Size(9, 15) })
    #expect(chevrons.frame.minX == title.frame.maxX + 5)
    #expect(chevrons.tintColor == title.textColor)
    button.configuration?.indicator = Button.Configuration.Indicator.none
    #expect(chevrons.superview == nil && button.sizeThatFits(.zero).width == plain.width)
  }
}
