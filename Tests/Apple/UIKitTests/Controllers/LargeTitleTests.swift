import Bars
import Geometry
import PictureKit
import Scrolling
import StageKit
import Testing
import UIKit

@Suite struct `large titles and back buttons after another page` {
  private final class Rows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      40
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      navigationController?.pushViewController(UIViewController(), animated: true)
    }
  }

  private let stage = Stage(size: Size(375, 667))
  private let application: UIApplication
  private let rows = Rows()

  init() { application = UIApplication(on: stage) }

  private func advance(by duration: Double = 0.1) { stage.advance(to: stage.time + duration) }

  @Test func `a title stays small where the content of a tab is scrolled`() {
    let tabs = application.run { UITabBarController() }
    let navigation = application.run { UINavigationController(rootViewController: rows) }
    application.run {
      navigation.navigationBar.prefersLargeTitles = true
      tabs.viewControllers = [navigation, UIViewController()]
    }
    application.show { tabs }
    advance()
    #expect(navigation.navigationBar.bounds.height == 96)
    application.run { rows.tableView.contentOffset.y += 300 }
    advance()
    #expect(navigation.navigationBar.bounds.height == 44)
    application.run { tabs.selectedIndex = 1 }
    advance()
    application.run { tabs.selectedIndex = 0 }
    advance()
    #expect(navigation.navigationBar.bounds.height == 44)
    application.run { rows.tableView.contentOffset.y -= 300 }
    advance()
    #expect(navigation.navigationBar.bounds.height == 96)
  }

  @Test func `the chevron is gone after a tap on the back button`() throws {
    let navigation = application.run { UINavigationController(rootViewController: rows) }
    application.show { navigation }
    advance()
    application.run { navigation.pushViewController(UIViewController(), animated: false) }
    advance()
    let chevron = try #require(
      navigation.navigationBar.subviews.first { ($0 as? UIImageView)?.image?.size.height == 21 })
    #expect(chevron.alpha == 1)
    stage.tap(at: chevron.convert(chevron.bounds, to: nil).center, time: stage.time + 0.1)
    advance(by: 3)
    #expect(navigation.viewControllers.count == 1)
    #expect(chevron.alpha == 0 && chevron.presentation.alpha == 0)
  }
}
