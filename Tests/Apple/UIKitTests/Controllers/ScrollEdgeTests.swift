import Bars
import Geometry
import PictureKit
import Scrolling
import StageKit
import Testing
import UIKit

@Suite struct `bars at the edges of their content` {
  private final class Rows: UITableViewController {
    var count = 40

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      count
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
  }

  private let stage = Stage(size: Size(375, 667))
  private let application: UIApplication

  init() { application = UIApplication(on: stage) }

  /// Returns the opacity of a bar's background, which is its first subview, after a change.
  private func opacity(of bar: UIView, after change: () -> Void = {}) -> Double {
    application.run(change)
    stage.advance(to: stage.time + 0.1)
    return bar.subviews[0].alpha
  }

  private func navigation(_ root: UIViewController) -> UINavigationController {
    let navigation = application.run { UINavigationController(rootViewController: root) }
    application.show { navigation }
    stage.advance(to: 0.1)
    return navigation
  }

  @Test func `a navigation bar is transparent until content is under it`() {
    let rows = Rows()
    let bar = navigation(rows).navigationBar
    #expect(opacity(of: bar) == 0)
    #expect(opacity(of: bar) { rows.tableView.contentOffset.y += 4 } == 0.5)
    #expect(opacity(of: bar) { rows.tableView.contentOffset.y += 100 } == 1)
    #expect(opacity(of: bar) { rows.tableView.contentOffset.y -= 104 } == 0)
  }

  @Test func `before iOS 15 it has its background everywhere`() {
    stage.systemVersion = .iOS13
    let bar = navigation(Rows()).navigationBar
    #expect(opacity(of: bar) == 1)
  }

  @Test func `it is transparent over content that does not scroll, whatever its fill is`() {
    let bar = navigation(UIViewController()).navigationBar
    #expect(opacity(of: bar) == 0)
    let filled = opacity(of: bar) {
      bar.barTintColor = .red
      bar.isTranslucent = false
    }
    #expect(filled == 0)
  }

  @Test func `a look for the edge is used there alone`() {
    let rows = Rows()
    let bar = navigation(rows).navigationBar
    let edge = opacity(of: bar) {
      let look = UINavigationBarAppearance()
      look.backgroundColor = .red
      bar.scrollEdgeAppearance = look
    }
    func hasRedFill() -> Bool { bar.subviews[0].subviews.contains { $0.backgroundColor == .red } }
    #expect(edge == 1 && hasRedFill())
    #expect(opacity(of: bar) { rows.tableView.contentOffset.y += 100 } == 1 && !hasRedFill())
    #expect(opacity(of: bar) { rows.tableView.contentOffset.y -= 100 } == 1 && hasRedFill())
  }

  @Test func `a page that is shown again has the bar of its place`() {
    let rows = Rows()
    let navigation = navigation(rows)
    let bar = navigation.navigationBar
    #expect(opacity(of: bar) { rows.tableView.contentOffset.y += 100 } == 1)
    let pushed = opacity(of: bar) {
      navigation.pushViewController(UIViewController(), animated: false)
    }
    #expect(pushed == 0)
    #expect(opacity(of: bar) { navigation.popViewController(animated: false) } == 1)
  }

  @Test func `a bar without a controller has its background`() {
    let bar = application.run { UINavigationBar(frame: CGRect(x: 0, y: 0, width: 375, height: 44)) }
    stage.view.addSubview(bar)
    #expect(opacity(of: bar) { bar.items = [UINavigationItem(title: "Title")] } == 1)
  }

  @Test(arguments: [(40, 1.0), (2, 0.0)])
  func `a tab bar has a background over content below its edge`(rows: Int, expected: Double) {
    let content = Rows()
    content.count = rows
    let tabs = application.run { UITabBarController() }
    application.show {
      tabs.viewControllers = [UINavigationController(rootViewController: content)]
      return tabs
    }
    stage.advance(to: 0.1)
    #expect(opacity(of: tabs.tabBar) == expected)
    let end = opacity(of: tabs.tabBar) {
      let table = content.tableView!
      table.setContentOffset(
        CGPoint(
          x: 0,
          y: max(
            table.contentSize.height + table.adjustedContentInset.bottom - table.bounds.height,
            -table.adjustedContentInset.top)), animated: false)
    }
    #expect(end == 0)
  }

  @Test func `a toolbar has a background over content below its edge`() {
    let rows = Rows()
    let navigation = navigation(rows)
    #expect(opacity(of: navigation.toolbar) { navigation.isToolbarHidden = false } == 1)
    rows.count = 1
    #expect(opacity(of: navigation.toolbar) { rows.tableView.reloadData() } == 0)
  }
}
