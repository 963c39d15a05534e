import Bars
import Geometry
import StageKit
import Testing
import UIKit

@Suite struct `tabs, search tokens and containers` {
  @Test func `tabs make their controllers, and hidden ones are left out`() {
    let stage = Stage(size: .phone)
    UIApplication(on: stage).run {
      let controller = UITabBarController()
      let home = UITab(title: "Home", image: nil, identifier: "home") { _ in UIViewController() }
      let inner = UITab(title: "A", image: nil, identifier: "a") { _ in UIViewController() }
      let group = UITabGroup(title: "All", image: nil, identifier: "all", children: [inner])
      controller.tabs = [home, group, UISearchTab { _ in UIViewController() }]
      #expect(controller.tabBar.items?.map(\.title) == ["Home", "A", "Search"])
      #expect(controller.selectedTab === home)
      controller.selectedTab = group
      #expect(controller.selectedIndex == 1 && inner.parent === group)
      #expect(controller.tab(forIdentifier: "a") === inner)
      home.isHidden = true
      #expect(controller.viewControllers?.count == 2)
    }
  }

  @Test func `the bar is as wide as the screen before it is laid out`() {
    let stage = Stage(size: .phone)
    UIApplication(on: stage).run {
      let controller = UITabBarController()
      controller.loadViewIfNeeded()
      #expect(controller.tabBar.frame.width == stage.size.width)
      #expect(controller.tabBar.frame.height == 49)
      #expect(controller.tabBar.frame.maxY == stage.size.height)
    }
  }

  @Test func `tokens stand before the text of a search field`() {
    UIApplication(on: Stage(size: .phone)).run {
      let field = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 300, height: 36))
      let before = field.textRect(forBounds: field.bounds)
      field.insertToken(UISearchToken(icon: nil, text: "Tag"), at: 0)
      let after = field.textRect(forBounds: field.bounds)
      #expect(after.minX > before.minX + 20 && abs(after.maxX - before.maxX) < 1e-9)
      field.removeToken(at: 0)
      #expect(field.textRect(forBounds: field.bounds) == before)
    }
  }

  @Test func `a container learns of the size that a child prefers`() {
    final class Container: UIViewController {
      var sizes: [CGSize] = []
      override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
      ) { sizes.append(container.preferredContentSize) }
    }
    UIApplication(on: Stage(size: .phone)).run {
      let (container, child) = (Container(), UIViewController())
      container.addChild(child)
      child.preferredContentSize = CGSize(width: 20, height: 30)
      child.preferredContentSize = CGSize(width: 20, height: 30)
      #expect(container.sizes == [CGSize(width: 20, height: 30)])
    }
  }
}
