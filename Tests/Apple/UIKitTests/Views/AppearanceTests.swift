import Bars
import Controls
import Geometry
import Layers
import PictureKit
import StageKit
import Testing
import UIKit

/// What `appearance()` of a class sets is taken over by its views when they enter a window.
@Suite struct `appearances of classes` {
  private final class Separator: UIView {}

  private let stage = Stage(size: Size(320, 568))
  private let application: UIApplication

  init() { application = UIApplication(on: stage) }

  @Test func `color the bars of controllers that are shown afterwards`() {
    let navigation = application.run {
      UINavigationBar.appearance().barTintColor = .red
      UINavigationBar.appearance().shadowImage = UIImage()
      return UINavigationController(rootViewController: UIViewController())
    }
    application.show { navigation }
    #expect(navigation.navigationBar.barTintColor == .red)
    #expect(navigation.navigationBar.shadowImage?.size == .zero)
  }

  @Test func `are read as they were set`() {
    application.run {
      let bars = UINavigationBar.appearance()
      #expect(bars.standardAppearance == nil && bars.scrollEdgeAppearance == nil)
      let appearance = UINavigationBarAppearance()
      bars.standardAppearance = appearance
      bars.scrollEdgeAppearance = bars.standardAppearance
      #expect(bars.standardAppearance === appearance && bars.scrollEdgeAppearance === appearance)
      let contained = UINavigationBar.appearance(whenContainedInInstancesOf: [Separator.self])
      #expect(contained.standardAppearance == nil)
    }
  }

  @Test func `have a layer whose values have no effect`() {
    application.run {
      UITabBar.appearance().layer.borderWidth = 5
      let bar = UITabBar()
      stage.view.addSubview(bar)
      #expect(bar.layer.borderWidth == 0 && UITabBar.appearance().layer.borderWidth == 0)
    }
  }

  @Test func `leave values that views have themselves`() {
    application.run {
      UILabel.appearance().textColor = .green
      UIButton.appearance().setTitleColor(.blue, for: .normal)
      let (plain, own) = (UILabel(), UILabel())
      own.textColor = .red
      let button = UIButton(type: .custom)
      for view in [plain, own, button] { stage.view.addSubview(view) }
      #expect(plain.textColor == .green)
      #expect(own.textColor == .red)
      #expect(button.titleColor(for: .normal) == .blue)
    }
  }

  @Test func `apply to classes of the program and their own containers`() {
    application.run {
      Separator.appearance().backgroundColor = .gray
      UILabel.appearance(whenContainedInInstancesOf: [Separator.self]).numberOfLines = 3
      let (separator, inside, outside) = (Separator(), UILabel(), UILabel())
      separator.addSubview(inside)
      stage.view.addSubview(separator)
      stage.view.addSubview(outside)
      #expect(separator.backgroundColor == .gray)
      #expect(inside.numberOfLines == 3)
      #expect(outside.numberOfLines == 1)
    }
  }

  @Test func `give the items of bars fonts and colors of their titles`() {
    let (items, own) = (application.run { UIBarButtonItem(systemItem: .done) }, UIBarButtonItem())
    own.title = "Own"
    own.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    let width = items.title.map { Font.systemFont(ofSize: 30).width(of: $0) } ?? 0
    application.run {
      UIBarButtonItem.appearance().setTitleTextAttributes(
        [.foregroundColor: UIColor.green, .font: UIFont.systemFont(ofSize: 30)], for: .normal)
      UIBarButtonItem.appearance().tintColor = .purple
      let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      bar.items = [items, own]
      stage.view.addSubview(bar)
      stage.advance(to: 0.1)
      #expect(items.titleTextAttributes(for: .normal)?.foregroundColor == .green)
      #expect(own.titleTextAttributes(for: .normal)?.foregroundColor == .red)
      #expect(items.tintColor == .purple)
      // The button has the width of the title in the new font, and 8 points on both sides.
      let button = bar.subviews.first { $0.frame.width == width.rounded(.up) + 16 }
      #expect(button != nil)
    }
  }

  @Test func `give tabs fonts and colors of their titles`() {
    let item = UITabBarItem(title: "First", image: nil, tag: 0)
    application.run {
      let attributes: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.green]
      UITabBarItem.appearance().setTitleTextAttributes(attributes, for: .selected)
      let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
      bar.items = [item]
      stage.view.addSubview(bar)
      #expect(item.titleTextAttributes(for: .selected)?.foregroundColor == .green)
      #expect(item.titleTextAttributes(for: .normal) == nil)
    }
  }

  @Test func `tint the windows that are shown afterwards`() {
    application.run { UIWindow.appearance().tintColor = .purple }
    let controller = application.run { UIViewController() }
    application.show { controller }
    #expect(controller.view.tintColor == .purple)
  }
}
