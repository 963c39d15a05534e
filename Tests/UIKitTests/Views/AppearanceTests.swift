import Bars
import Controls
import Geometry
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

  @Test func `colour the bars of controllers that are shown afterwards`() {
    let navigation = application.run {
      UINavigationBar.appearance().barTintColor = .red
      UINavigationBar.appearance().shadowImage = UIImage()
      return UINavigationController(rootViewController: UIViewController())
    }
    application.show { navigation }
    #expect(navigation.navigationBar.barTintColor == .red)
    #expect(navigation.navigationBar.shadowImage?.size == .zero)
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

  @Test func `tint the windows that are shown afterwards`() {
    application.run { UIWindow.appearance().tintColor = .purple }
    let controller = application.run { UIViewController() }
    application.show { controller }
    #expect(controller.view.tintColor == .purple)
  }
}
