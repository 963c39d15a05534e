import Bars
import Controls
import Geometry
import StageKit
import Testing

@Suite struct BarTests {
  private final class Recorder: TabBarDelegate, SearchBarDelegate {
    var log: [String] = []

    func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem) { log.append("tab \(item.tag)") }
    func searchBarTextDidBeginEditing(_ searchBar: SearchBar) { log.append("begin") }
    func searchBarTextDidEndEditing(_ searchBar: SearchBar) { log.append("end") }
    func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) {
      log.append("text \(searchText)")
    }
    func searchBarSearchButtonClicked(_ searchBar: SearchBar) { log.append("search") }
    func searchBarCancelButtonClicked(_ searchBar: SearchBar) { log.append("cancel") }
  }

  private let stage = Stage(size: Size(320, 568))
  private let recorder = Recorder()

  // MARK: Toolbar

  @Test func `flexible spaces share the width that the items of a toolbar leave`() {
    let bar = Toolbar(frame: Rect(x: 0, y: 0, width: 320, height: 44))
    stage.view.addSubview(bar)
    #expect(bar.items == nil && bar.sizeThatFits(Size(100, 0)) == Size(100, 44))
    bar.items = [
      BarButtonItem(systemItem: .trash), .flexibleSpace(), BarButtonItem(systemItem: .add),
      .fixedSpace(20), BarButtonItem(systemItem: .reply), .flexibleSpace(),
      BarButtonItem(systemItem: .camera),
    ]
    stage.advance(to: 0)
    // Symbols take 40 points; 320 - 2 * 8 - 4 * 40 - 20 = 124 are left for two spaces.
    let places = bar.views(ofClass: "BarButtonView").map(\.frame)
    #expect(places.map(\.minX) == [8, 48, 110, 150, 170, 210, 272])
    #expect(places.map(\.width) == [40, 62, 40, 20, 40, 62, 40])
  }

  @Test func `a hidden item leaves no space in a toolbar`() {
    let bar = Toolbar(frame: Rect(x: 0, y: 0, width: 320, height: 44))
    stage.view.addSubview(bar)
    let trash = BarButtonItem(systemItem: .trash)
    bar.items = [trash, BarButtonItem(systemItem: .add)]
    trash.isHidden = true
    stage.advance(to: 0)
    #expect(bar.views(ofClass: "BarButtonView").map(\.frame.minX) == [8])
  }

  @Test func `items of a toolbar fade in when they are set with animation`() {
    let bar = Toolbar(frame: Rect(x: 0, y: 0, width: 320, height: 44))
    stage.view.addSubview(bar)
    bar.items = [BarButtonItem(systemItem: .trash)]
    bar.setItems([BarButtonItem(systemItem: .add)], animated: true)
    let buttons = bar.views(ofClass: "BarButtonView")
    #expect(buttons.map(\.presentation.alpha) == [1, 0])
    stage.advance(to: 0.25)
    #expect(bar.views(ofClass: "BarButtonView").map(\.presentation.alpha) == [1])
  }

  @Test func `a pressed item fades to 0.2 and back in 0.47 s`() throws {
    let bar = Toolbar(frame: Rect(x: 0, y: 0, width: 320, height: 44))
    stage.view.addSubview(bar)
    bar.items = [BarButtonItem(systemItem: .trash)]
    stage.advance(to: 0)
    let button = try #require(bar.views(ofClass: "BarButtonView").first)
    stage.longPress(at: Point(28, 22), time: 1, duration: 1)
    stage.advance(to: 1)
    #expect(button.presentation.alpha == 0.2)
    stage.advance(to: 2 + 0.47 / 2)
    #expect(abs(button.presentation.alpha - 0.6) < 1e-6)
    stage.advance(to: 2.47)
    #expect(button.presentation.alpha == 1)
  }

  // MARK: Tab bar

  @Test func `a tap selects a tab and calls the delegate, also on the selected one`() {
    let bar = TabBar(frame: Rect(x: 0, y: 519, width: 320, height: 49))
    stage.view.addSubview(bar)
    bar.delegate = recorder
    let items = (0..<4).map { TabBarItem(tabBarSystemItem: .featured, tag: $0) }
    items[3].isEnabled = false
    bar.items = items
    #expect(bar.selectedItem == nil)
    bar.selectedItem = items[0]
    #expect(recorder.log.isEmpty)
    stage.advance(to: 0)
    #expect(bar.views(ofClass: "TabBarButton").map(\.frame.minX) == [0, 80, 160, 240])
    for (time, x) in [(1.0, 200.0), (2, 200), (3, 280), (4, 100)] {
      stage.tap(at: Point(x, 540), time: time)
    }
    stage.advance(to: 5)
    #expect(recorder.log == ["tab 2", "tab 2", "tab 1"])
    #expect(bar.selectedItem === items[1])
    bar.items = [items[0]]
    #expect(bar.selectedItem == nil)
  }

  @Test func `a tab bar is 49 points high, with the lower safe area 83`() {
    let bar = TabBar(frame: Rect(x: 0, y: 485, width: 320, height: 83))
    stage.view.addSubview(bar)
    #expect(bar.sizeThatFits(Size(320, 0)).height == 49)
    stage.safeAreaInsets.bottom = 34
    #expect(bar.sizeThatFits(Size(320, 0)).height == 83)
    #expect(TabBarItem(tabBarSystemItem: .mostViewed, tag: 0).title == "Most Viewed")
    #expect(TabBarItem.SystemItem.mostViewed.rawValue == 11)
  }

  // MARK: Search bar

  @Test func `a search bar reports typing, the return key and the cancel button`() {
    let bar = SearchBar(frame: Rect(x: 0, y: 0, width: 320, height: 56))
    stage.view.addSubview(bar)
    bar.delegate = recorder
    bar.showsCancelButton = true
    #expect(bar.text == "" && bar.placeholder == "Search")
    stage.tap(at: Point(100, 28), time: 1)
    stage.type("Hi\n", at: 2)
    stage.tap(at: Point(285, 28), time: 3)
    stage.advance(to: 4)
    #expect(recorder.log == ["begin", "text H", "text Hi", "search", "cancel"])
    #expect(bar.text == "Hi" && bar.searchTextField.isEditing)
    bar.resignFirstResponder()
    #expect(recorder.log.last == "end")
    bar.text = "No call"
    #expect(recorder.log.count == 6)
  }

  @Test func `the field leaves 8 points, and gets narrower for the cancel button`() throws {
    let bar = SearchBar(frame: Rect(x: 0, y: 0, width: 320, height: 56))
    stage.view.addSubview(bar)
    stage.advance(to: 0)
    #expect(bar.sizeThatFits(.zero).height == 56)
    #expect(bar.searchTextField.frame == Rect(x: 8, y: 10, width: 304, height: 36))
    bar.setShowsCancelButton(true, animated: true)
    let button = try #require(bar.views(ofClass: "BarButtonView").first)
    // 8 points of the button's width are the distance from its title to its edge.
    #expect(bar.searchTextField.frame.maxX == 312 - button.bounds.width + 8 - 12)
    #expect(bar.searchTextField.presentation.frame.maxX == 312)
    stage.advance(to: 0.3)
    #expect(bar.searchTextField.presentation.frame == bar.searchTextField.frame)
    #expect(button.frame.maxX == 312 && button.presentation.alpha == 1)
  }

  // MARK: Items

  @Test func `an item calls its target, or its primary action instead`() {
    final class Target {
      var calls = 0
      func tapped(_ sender: BarButtonItem) { calls += sender.tag }
    }
    let target = Target()
    let bar = Toolbar(frame: Rect(x: 0, y: 0, width: 320, height: 44))
    stage.view.addSubview(bar)
    let item = BarButtonItem(
      barButtonSystemItem: .add, target: target, action: Selector(Target.tapped))
    item.tag = 5
    bar.items = [item]
    stage.tap(at: Point(28, 22), time: 1)
    stage.advance(to: 1)
    #expect(target.calls == 5)
    var actions = 0
    item.primaryAction = Action { _ in actions += 1 }
    stage.tap(at: Point(28, 22), time: 2)
    stage.advance(to: 2)
    #expect(target.calls == 5 && actions == 1)
  }
}
