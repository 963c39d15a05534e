import Geometry
import StageKit
import Testing
import UIKit

@Suite struct `changes of traits` {
  private final class Page: UIViewController {
    var notes: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (page: Page, previous) in
        page.notes.append(
          "\(previous.userInterfaceStyle) to \(page.traitCollection.userInterfaceStyle)")
      }
    }
  }

  private let stage = Stage(size: .phone)

  @Test func `a controller has the traits of the device before its view is in a window`() {
    final class Reading: UIViewController {
      var loaded: UITraitCollection?
      var changes = 0

      override func viewDidLoad() {
        super.viewDidLoad()
        loaded = traitCollection
      }

      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        changes += 1
      }
    }
    stage.traitCollection.userInterfaceStyle = .dark
    stage.traitCollection.horizontalSizeClass = .regular
    let application = UIApplication(on: stage)
    let page = application.run { Reading() }
    let light = application.run { () -> Reading in
      let light = Reading()
      light.overrideUserInterfaceStyle = .light
      light.loadViewIfNeeded()
      return light
    }
    application.show { page }
    stage.advance(to: 0.1)
    #expect(page.loaded?.userInterfaceStyle == .dark)
    #expect(page.loaded?.horizontalSizeClass == .regular)
    #expect(page.traitCollection.userInterfaceStyle == .dark)
    // They are what was expected, so nothing changes.
    #expect(page.changes == 0)
    #expect(light.loaded?.userInterfaceStyle == .light)
    #expect(light.loaded?.horizontalSizeClass == .regular)
  }

  @Test func `a handler is called for the traits that it names, with those before`() {
    let view = UIView()
    stage.view.addSubview(view)
    var styles: [UIUserInterfaceStyle] = []
    var sizes = 0
    view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, previous) in
      styles += [previous.userInterfaceStyle, view.traitCollection.userInterfaceStyle]
    }
    view.registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (_: UIView, _) in sizes += 1 }
    view.overrideUserInterfaceStyle = .dark
    #expect(styles == [.light, .dark] && sizes == 0)
    view.traitOverrides.horizontalSizeClass = .regular
    #expect(styles.count == 2 && sizes == 1)
  }

  @Test func `a view that gets to a stage has other traits if a view around it overrides them`() {
    let (outer, view, plain) = (UIView(), UIView(), UIView())
    var styles: [UIUserInterfaceStyle] = []
    for view in [view, plain] {
      view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, previous) in
        styles += [previous.userInterfaceStyle, view.traitCollection.userInterfaceStyle]
      }
    }
    outer.traitOverrides.userInterfaceStyle = .dark
    outer.addSubview(view)
    stage.view.addSubview(outer)
    stage.view.addSubview(plain)
    #expect(styles == [.light, .dark])
  }

  @Test func `nothing is called after the registration has ended`() {
    let view = UIView()
    stage.view.addSubview(view)
    var calls = 0
    let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (_: UIView, _) in calls += 1
    }
    view.unregisterForTraitChanges(registration)
    view.overrideUserInterfaceStyle = .dark
    #expect(calls == 0)
  }

  @Test func `a method of an object is called with the view`() {
    final class Target {
      var views: [UIView] = []
      func changed(_ view: UIView) { views.append(view) }
    }
    let (view, target) = (UIView(), Target())
    stage.view.addSubview(view)
    view.registerForTraitChanges(
      [UITraitUserInterfaceStyle.self], target: target, action: Selector(Target.changed))
    view.overrideUserInterfaceStyle = .dark
    #expect(target.views == [view])
  }

  @Test func `a controller hears of the traits of its view`() {
    let page = Page()
    UIApplication(on: stage).show { page }
    stage.advance(to: 0.1)
    page.overrideUserInterfaceStyle = .dark
    #expect(page.notes == ["light to dark"])
    page.overrideUserInterfaceStyle = .unspecified
    #expect(page.notes.last == "dark to light")
  }

  @Test func `overrides hold for the subviews, and go when they are removed`() {
    let (outer, inner) = (UIView(), UIView())
    stage.view.addSubview(outer)
    outer.addSubview(inner)
    outer.traitOverrides.userInterfaceStyle = .dark
    outer.traitOverrides.displayScale = 3
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    #expect(inner.traitCollection.displayScale == 3)
    #expect(outer.traitOverrides.contains(UITraitDisplayScale.self))
    outer.traitOverrides.remove(UITraitDisplayScale.self)
    #expect(inner.traitCollection.displayScale == stage.traitCollection.displayScale)
    #expect(!outer.traitOverrides.contains(UITraitDisplayScale.self))
  }

  @Test func `the kinds that differ are listed`() {
    let light = UITraitCollection()
    var dark = light
    dark.userInterfaceStyle = .dark
    #expect(dark.changedTraits(from: light).count == 1)
    #expect(dark.hasDifferentColorAppearance(comparedTo: light))
    #expect(!light.hasDifferentColorAppearance(comparedTo: light))
  }
}
