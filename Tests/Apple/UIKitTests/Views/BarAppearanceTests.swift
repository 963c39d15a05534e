import Bars
import Geometry
import PictureKit
import StageKit
import Testing
import UIKit

/// The appearances of bars, as they are drawn.
@Suite struct `appearances of bars` {
  private let stage = Stage(size: .phone)
  private let application: UIApplication

  init() { application = UIApplication(on: stage) }

  @Test func `a navigation bar has the colors and titles of its appearance`() {
    let controller = UIViewController()
    controller.title = "Title"
    application.show { UINavigationController(rootViewController: controller) }
    stage.advance(to: 0.1)
    application.run {
      let look = UINavigationBarAppearance()
      look.configureWithOpaqueBackground()
      look.backgroundColor = .red
      look.titleTextAttributes = [.foregroundColor: UIColor.white]
      controller.navigationController?.navigationBar.standardAppearance = look
      // No content is under the bar, which is transparent there without a look of its own.
      controller.navigationController?.navigationBar.scrollEdgeAppearance = look
    }
    let before = stage.frame(at: 0.2)
    application.run {
      let bar = controller.navigationController?.navigationBar
      bar?.standardAppearance.backgroundColor = .blue
      bar?.scrollEdgeAppearance?.backgroundColor = .blue
    }
    let after = stage.frame(at: 0.3)
    #expect(before.layers != after.layers)
    let copy = UINavigationBarAppearance(
      barAppearance: controller.navigationController!.navigationBar.standardAppearance)
    #expect(copy.backgroundColor == .blue)
    #expect(copy.titleTextAttributes.foregroundColor == .white)
  }

  @Test func `a back button has the image of the appearance, or the bar's with its mask`() {
    let (first, second) = (UIViewController(), UIViewController())
    let arrow = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 8)).image { _ in }
    application.show {
      let navigation = UINavigationController(rootViewController: first)
      navigation.pushViewController(second, animated: false)
      return navigation
    }
    stage.advance(to: 0.1)
    let sizes = application.run { () -> [CGSize] in
      let bar = second.navigationController!.navigationBar
      func shown() -> CGSize {
        bar.layoutIfNeeded()
        let images = bar.subviews.compactMap { $0 as? UIImageView }
        #expect(images.count == 1)
        return images.last?.image?.renderingMode == .alwaysTemplate ? images[0].frame.size : .zero
      }
      let system = shown()
      bar.backIndicatorImage = arrow
      let withoutMask = shown()
      bar.backIndicatorTransitionMaskImage = arrow
      let own = shown()
      let look = UINavigationBarAppearance()
      look.setBackIndicatorImage(
        UIGraphicsImageRenderer(size: CGSize(width: 6, height: 6)).image { _ in },
        transitionMaskImage: nil)
      bar.standardAppearance = UINavigationBarAppearance(barAppearance: look)
      return [system, withoutMask, own, shown()]
    }
    #expect(
      sizes == [
        CGSize(width: 12, height: 21), CGSize(width: 12, height: 21),
        CGSize(width: 10, height: 8), CGSize(width: 6, height: 6),
      ])
  }

  @Test func `groups of items are shown in their order`() {
    application.run {
      let items = ["A", "B", "C", "D"].map {
        UIBarButtonItem(title: $0, style: .plain, target: nil, action: nil)
      }
      let page = UINavigationItem(title: "Page")
      page.leadingItemGroups = [.fixedGroup(items: [items[0], items[1]])]
      #expect(page.leftBarButtonItems?.map(\.title) == ["A", "B"])
      page.trailingItemGroups = [
        items[0].creatingOptionalGroup(
          customizationIdentifier: "a", isInDefaultCustomization: false),
        .movableGroup(customizationIdentifier: "b", items: [items[1], items[2]]),
      ]
      page.pinnedTrailingGroup = items[3].creatingFixedGroup()
      // The items of the right are from right to left.
      #expect(page.rightBarButtonItems?.map(\.title) == ["D", "C", "B"])
    }
  }

  @Test func `a large title has the background of the look that is set for it`() {
    let controller = UIViewController()
    controller.title = "Title"
    application.show { UINavigationController(rootViewController: controller) }
    stage.advance(to: 0.1)
    let looks = application.run { () -> [Double] in
      let bar = controller.navigationController!.navigationBar
      bar.prefersLargeTitles = true
      let look = UINavigationBarAppearance()
      look.backgroundColor = .red
      bar.standardAppearance = look
      bar.layoutIfNeeded()
      let plain = bar.subviews[0].alpha
      bar.scrollEdgeAppearance = look
      bar.layoutIfNeeded()
      return [plain, bar.subviews[0].alpha]
    }
    #expect(looks == [0, 1])
  }

  @Test func `an item's appearance replaces the bar's while the page is on top`() {
    let (first, second) = (UIViewController(), UIViewController())
    let navigation = application.run { UINavigationController(rootViewController: first) }
    application.show { navigation }
    let plain = stage.frame(at: 0.1)
    application.run {
      let look = UINavigationBarAppearance()
      look.configureWithTransparentBackground()
      second.navigationItem.standardAppearance = look
      navigation.pushViewController(second, animated: false)
    }
    let clear = stage.frame(at: 0.2)
    #expect(plain.layers != clear.layers)
    application.run { _ = navigation.popViewController(animated: false) }
    #expect(stage.frame(at: 0.3).layers == plain.layers)
  }

  @Test func `a toolbar has the fill of its appearance, also after changes of it`() {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 400, width: 375, height: 44))
    stage.view.addSubview(bar)
    let plain = stage.frame(at: 0.1)
    application.run {
      let look = UIToolbarAppearance()
      look.configureWithOpaqueBackground()
      look.backgroundColor = .red
      bar.standardAppearance = look
    }
    let red = stage.frame(at: 0.2)
    #expect(red.layers != plain.layers)
    application.run { bar.standardAppearance.backgroundColor = .blue }
    let blue = stage.frame(at: 0.3)
    #expect(blue.layers != red.layers)
    application.run { bar.standardAppearance.backgroundColor = .red }
    #expect(stage.frame(at: 0.4).layers == red.layers)
    #expect(bar.scrollEdgeAppearance == nil)
  }

  @Test func `transparent, opaque and default fills differ`() {
    let look = UITabBarAppearance()
    #expect(look.backgroundEffect != nil)
    look.configureWithOpaqueBackground()
    #expect(look.backgroundEffect == nil)
    #expect(look.backgroundColor != nil)
    // The line of bars in reference pictures of UIKit: #b2b2b2 on white.
    let line = look.shadowColor?.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
    #expect(line == UIColor(white: 0, alpha: 0.3))
    look.configureWithTransparentBackground()
    #expect(look.backgroundColor == nil)
    #expect(look.shadowColor == nil)
  }
}
