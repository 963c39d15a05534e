import Bars
import Controls
import Geometry
import PictureKit
import Scrolling
import StageKit
import Testing

@Suite struct NavigationBarTests {
  private final class Recorder: NavigationBarDelegate {
    var log: [String] = []
    var allowsPop = true

    private func note(_ what: String, _ item: NavigationItem, _ bar: NavigationBar) {
      log.append("\(what) \(item.title ?? "") \(bar.stage?.time ?? -1)")
    }
    func navigationBar(_ bar: NavigationBar, shouldPush item: NavigationItem) -> Bool {
      note("shouldPush", item, bar)
      return true
    }
    func navigationBar(_ bar: NavigationBar, didPush item: NavigationItem) {
      note("didPush", item, bar)
    }
    func navigationBar(_ bar: NavigationBar, shouldPop item: NavigationItem) -> Bool {
      note("shouldPop", item, bar)
      return allowsPop
    }
    func navigationBar(_ bar: NavigationBar, didPop item: NavigationItem) {
      note("didPop", item, bar)
    }
  }

  private let stage = Stage(size: Size(320, 568))
  private let bar = NavigationBar(frame: Rect(x: 0, y: 0, width: 320, height: 44))
  private let recorder = Recorder()
  private let first = NavigationItem(title: "First")
  private let second = NavigationItem(title: "Second")

  init() {
    stage.view.addSubview(bar)
    bar.delegate = recorder
  }

  @Test func `a navigation bar has the defaults of UIKit`() {
    #expect(bar.items == nil && bar.topItem == nil && bar.backItem == nil)
    #expect(bar.barStyle == .default && bar.isTranslucent && !bar.prefersLargeTitles)
    #expect(bar.barTintColor == nil && bar.titleTextAttributes == nil)
    #expect(bar.popItem(animated: false) == nil)
    #expect(NavigationItem().largeTitleDisplayMode == .automatic)
    #expect(BarButtonItem.SystemItem.fastForward.rawValue == 20)
    #expect(BarButtonItem.Style.done.rawValue == 2)
  }

  @Test func `the bar is 44 points high, and 96 with a large title`() {
    bar.items = [first]
    #expect(bar.sizeThatFits(Size(320, 0)) == Size(320, 44))
    bar.prefersLargeTitles = true
    #expect(bar.bounds.height == 96)
    #expect(bar.intrinsicContentSize.height == 96)
    bar.pushItem(second, animated: false)
    #expect(bar.bounds.height == 96)
    second.largeTitleDisplayMode = .never
    #expect(bar.bounds.height == 44)
    let third = NavigationItem(title: "Third")
    bar.pushItem(third, animated: false)
    #expect(bar.bounds.height == 44)
    third.largeTitleDisplayMode = .always
    #expect(bar.bounds.height == 96)
  }

  @Test func `the title is in the middle, or beside what needs the middle`() throws {
    bar.items = [first]
    stage.advance(to: 0)
    let label = try #require(bar.labels("First").first)
    #expect(label.placeOnStage.center == Point(160, 22))
    let wide = View(frame: Rect(x: 0, y: 0, width: 200, height: 30))
    first.rightBarButtonItem = BarButtonItem(customView: wide)
    stage.advance(to: 0)
    // The item takes 8 points at the edge and 8 on both sides of the view; 6 are before the title.
    let moved = try #require(bar.labels("First").first)
    #expect(moved.placeOnStage.maxX == 320 - 8 - 216 - 6)
  }

  @Test func `a pushed title comes from the right in 0.35 s by a critically damped spring`() throws
  {
    bar.items = [first]
    stage.advance(to: 0)
    bar.pushItem(second, animated: true)
    #expect(bar.topItem === second && bar.backItem === first)
    let title = try #require(bar.labels("Second").first)
    #expect(title.presentation.center.x == 320)
    #expect(title.presentation.alpha == 0)
    stage.advance(to: 0.175)
    let expected = 160 + 160 * (1 - springProgressAtHalf)
    #expect(abs(title.presentation.center.x - expected) < springTolerance)
    #expect(abs(title.presentation.alpha - springProgressAtHalf) < springTolerance)
    #expect(recorder.log == ["shouldPush Second 0.0"])
    stage.advance(to: 0.35)
    #expect(recorder.log == ["shouldPush Second 0.0", "didPush Second 0.35"])
    #expect(title.presentation.center.x == 160)
    // The page below is gone but for its title in the back button, 29 points from the edge.
    let back = try #require(bar.labels("First").first)
    #expect(bar.labels("First").count == 1)
    #expect(back.placeOnStage.minX == 29)
  }

  @Test func `the old title moves to the place of the back button's and fades`() throws {
    bar.items = [first]
    stage.advance(to: 0)
    let old = try #require(bar.labels("First").first)
    bar.pushItem(second, animated: true)
    let back = try #require(bar.labels("First").first { $0 !== old })
    #expect(back.presentation.center.x == 160)
    #expect(old.center.x == back.center.x && old.alpha == 0)
    stage.advance(to: 0.1)
    #expect(abs(old.presentation.center.x - back.presentation.center.x) < 1e-9)
    #expect(abs(old.presentation.alpha + back.presentation.alpha - 1) < 1e-9)
  }

  @Test func `a tap on the back button pops, unless the delegate objects`() {
    bar.items = [first, second]
    recorder.allowsPop = false
    stage.tap(at: Point(40, 22), time: 1)
    stage.advance(to: 2)
    #expect(bar.topItem === second)
    recorder.allowsPop = true
    stage.tap(at: Point(40, 22), time: 3)
    stage.advance(to: 4)
    #expect(bar.topItem === first && bar.labels("Second").isEmpty)
    #expect(
      recorder.log == ["shouldPop Second 1.0", "shouldPop Second 3.0", "didPop Second 3.35"])
  }

  @Test func `the back button shows the title below, or Back, or only its chevron`() {
    bar.items = [NavigationItem(title: "A very long title of the page below"), second]
    stage.advance(to: 0)
    #expect(bar.labels("Back").count == 1)
    second.title = "Another title that takes all of the width"
    stage.advance(to: 0)
    #expect(bar.labels("Back").isEmpty)
    bar.items = [first, second]
    second.title = "Second"
    first.backButtonTitle = "Home"
    stage.advance(to: 0)
    #expect(bar.labels("Home").count == 1)
    first.backBarButtonItem = BarButtonItem(title: "Start")
    #expect(bar.labels("Start").count == 1)
    second.hidesBackButton = true
    #expect(bar.views(ofClass: "BackButton").isEmpty)
    second.hidesBackButton = false
    second.leftBarButtonItem = BarButtonItem(systemItem: .cancel)
    #expect(bar.views(ofClass: "BackButton").isEmpty)
    second.leftItemsSupplementBackButton = true
    #expect(bar.views(ofClass: "BackButton").count == 1)
  }

  @Test func `a back action takes the place of going back, on the first page too`() {
    var calls = 0
    first.backAction = Action { _ in calls += 1 }
    bar.items = [first]
    stage.advance(to: 0)
    #expect(bar.labels("Back").count == 1)
    stage.tap(at: Point(20, 22), time: 1)
    stage.advance(to: 2)
    #expect(calls == 1 && bar.items?.count == 1)
    second.backAction = Action(title: "Leave") { _ in calls += 10 }
    bar.items = [first, second]
    stage.advance(to: 3)
    #expect(bar.labels("Leave").count == 1)
    stage.tap(at: Point(20, 22), time: 4)
    stage.advance(to: 5)
    #expect(calls == 11 && bar.items?.count == 2)
  }

  @Test func `the back button of an item without a title is a chevron alone`() {
    first.backBarButtonItem = BarButtonItem()
    bar.items = [first, second]
    stage.advance(to: 0)
    #expect(bar.views(ofClass: "BackButton").count == 1 && bar.labels("First").isEmpty)
  }

  @Test func `a hidden item leaves no space in the bar`() {
    let edit = BarButtonItem(title: "Edit")
    first.rightBarButtonItems = [edit, BarButtonItem(systemItem: .add)]
    bar.items = [first]
    edit.isHidden = true
    stage.advance(to: 0)
    #expect(bar.views(ofClass: "BarButtonView").map(\.placeOnStage.minX) == [272])
    edit.isHidden = false
    stage.advance(to: 1)
    #expect(bar.views(ofClass: "BarButtonView").count == 2)
  }

  @Test func `items on the right are from right to left, and call their actions`() {
    var calls: [String] = []
    let add = BarButtonItem(systemItem: .add, primaryAction: Action { _ in calls.append("add") })
    let edit = BarButtonItem(title: "Edit", primaryAction: Action { _ in calls.append("edit") })
    first.rightBarButtonItems = [add, edit]
    bar.items = [first]
    stage.advance(to: 0)
    let buttons = bar.views(ofClass: "BarButtonView")
    #expect(buttons.count == 2)
    // A symbol of 24 points has 8 points at both sides, and 8 remain to the edge.
    #expect(buttons.first?.placeOnStage.minX == 272)
    #expect(buttons.last?.placeOnStage.maxX == 272)
    stage.tap(at: Point(292, 22), time: 1)
    stage.tap(at: Point(260, 22), time: 2)
    stage.advance(to: 2)
    #expect(calls == ["add", "edit"])
    edit.isEnabled = false
    stage.advance(to: 3)
    stage.tap(at: Point(260, 22), time: 3)
    stage.advance(to: 4)
    #expect(calls == ["add", "edit"])
  }

  @Test func `a large title follows a scroll view and gives way to the small one`() throws {
    let scroll = ScrollView(frame: stage.view.bounds)
    scroll.contentInset.top = 96
    scroll.contentSize = Size(320, 2000)
    stage.view.insertSubview(scroll, belowSubview: bar)
    bar.prefersLargeTitles = true
    bar.items = [first]
    stage.advance(to: 0)
    let small = try #require(bar.labels("First").first { $0.font.pointSize != 34 && $0.alpha == 0 })
    for (offset, height) in [(-96.0, 96.0), (-126, 126), (-70, 70), (-44, 44), (300, 44)] {
      scroll.contentOffset.y = offset
      bar.collapse(with: scroll)
      #expect(bar.bounds.height == height)
    }
    #expect(small.alpha == 1)
    // The fade takes 0.2 s.
    #expect(small.presentation.alpha == 0)
    stage.advance(to: 0.2)
    #expect(small.presentation.alpha == 1)
    #expect(bar.restingOffset(for: Point(0, -75), in: scroll) == Point(0, -96))
    #expect(bar.restingOffset(for: Point(0, -65), in: scroll) == Point(0, -44))
    #expect(bar.restingOffset(for: Point(0, 10), in: scroll) == Point(0, 10))
  }

  @Test func `constraints place a bar with the height of its item`() {
    bar.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: stage.view.topAnchor, constant: 20),
      bar.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: stage.view.trailingAnchor),
    ])
    bar.items = [first]
    stage.advance(to: 0)
    #expect(bar.frame == Rect(x: 0, y: 20, width: 320, height: 44))
    bar.prefersLargeTitles = true
    stage.advance(to: 0)
    #expect(bar.frame == Rect(x: 0, y: 20, width: 320, height: 96))
    second.largeTitleDisplayMode = .never
    bar.pushItem(second, animated: true)
    stage.advance(to: 1)
    #expect(bar.frame.height == 44 && recorder.log.last == "didPush Second 0.35")
  }

  @Test func `constraints and content give a title view its size, unless it has one`() {
    let stack = StackView(arrangedSubviews: [Label(), Label()])
    stack.axis = .vertical
    for (text, view) in zip(["Title", "Second"], stack.arrangedSubviews) {
      (view as? Label)?.text = text
    }
    let size = stack.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
    let fixed = View(frame: Rect(x: 0, y: 0, width: 60, height: 30))
    let search = SearchBar()
    for (view, expected) in [
      (stack, size), (fixed, Size(60, 30)), (search, Size(320 - 2 * 16, 44)),
    ] as [(View, Size)] {
      let item = NavigationItem(title: "")
      item.titleView = view
      bar.items = [item]
      stage.advance(to: 0)
      #expect(abs(view.bounds.width - expected.width) < 20, "\(view)")
      #expect(view === search || view.bounds.size == expected)
      #expect(view.placeOnStage.midX == 160)
    }
    #expect(size.width > 30 && size.height > 30)
  }

  @Test func `constraints and content give the view of an item its size`() {
    let fixed = View()
    fixed.translatesAutoresizingMaskIntoConstraints = false
    let narrowed = Button(frame: Rect(x: 0, y: 0, width: 80, height: 30))
    let button = Button(type: .system)
    button.setTitle("Edit", for: .normal)
    let stack = StackView(arrangedSubviews: [View(), View()])
    stack.spacing = 6
    for view in stack.arrangedSubviews + [fixed, narrowed] {
      view.widthAnchor.constraint(equalToConstant: 20).isActive = true
    }
    for view in stack.arrangedSubviews + [fixed] {
      view.heightAnchor.constraint(equalToConstant: 24).isActive = true
    }
    first.rightBarButtonItems = [fixed, narrowed, button, stack].map {
      BarButtonItem(customView: $0)
    }
    bar.items = [first]
    stage.advance(to: 0)
    #expect(fixed.bounds.size == Size(20, 24))
    #expect(narrowed.bounds.size == Size(20, 30))
    #expect(button.bounds.size == button.intrinsicContentSize)
    #expect(stack.bounds.size == Size(46, 24))
    // Contents are 16 points apart and from the edge.
    #expect(fixed.placeOnStage == Rect(x: 320 - 16 - 20, y: 10, width: 20, height: 24))
    #expect(narrowed.placeOnStage.maxX == fixed.placeOnStage.minX - 16)
    #expect(button.placeOnStage.maxX == narrowed.placeOnStage.minX - 16)
    #expect(stack.placeOnStage.maxX == button.placeOnStage.minX - 16)
    button.setTitle("Done editing", for: .normal)
    stage.advance(to: 0.1)
    #expect(button.bounds.size == button.intrinsicContentSize)
    #expect(stack.placeOnStage.maxX == button.placeOnStage.minX - 16)
  }

  @Test func `a bar without a stage changes its items at once`() {
    let bar = NavigationBar(frame: Rect(x: 0, y: 0, width: 320, height: 44))
    bar.pushItem(first, animated: true)
    bar.pushItem(second, animated: true)
    #expect(bar.views(ofClass: "NavigationPage").count == 1 && bar.backItem === first)
    #expect(bar.popItem(animated: true) === second && bar.topItem === first)
    bar.setItems([], animated: true)
    #expect(bar.items == nil && bar.views(ofClass: "NavigationPage").isEmpty)
  }

  @Test func `a push during a push ends the first one at once`() {
    bar.items = [first]
    stage.advance(to: 0)
    bar.pushItem(second, animated: true)
    stage.advance(to: 0.25)
    bar.pushItem(NavigationItem(title: "Third"), animated: true)
    stage.advance(to: 1)
    #expect(
      recorder.log == [
        "shouldPush Second 0.0", "shouldPush Third 0.25", "didPush Second 0.25",
        "didPush Third 0.6",
      ])
    #expect(bar.views(ofClass: "NavigationPage").count == 1)
  }

  @Test func `the background covers the safe area above a bar that is next to it`() throws {
    stage.safeAreaInsets = Insets(top: 47, left: 0, bottom: 34, right: 0)
    bar.frame.origin.y = 47
    bar.items = [first]
    stage.advance(to: 0)
    let background = try #require(bar.views(ofClass: "BarBackground").first)
    #expect(background.placeOnStage == Rect(x: 0, y: 0, width: 320, height: 91))
  }
}
