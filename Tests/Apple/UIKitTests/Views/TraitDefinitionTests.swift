import Geometry
import StageKit
import Testing
import UIKit

private struct Theme: UITraitDefinition {
  static let defaultValue = 0
}

extension UIMutableTraits {
  fileprivate var theme: Int {
    get { self[Theme.self] }
    set { self[Theme.self] = newValue }
  }
}

@Suite struct `traits of a program` {
  @Test func `have their default until they are set, and are told when they change`() {
    let stage = Stage(size: .phone)
    UIApplication(on: stage).run {
      let view = UIView()
      let inner = UIView()
      view.addSubview(inner)
      stage.view.addSubview(view)
      #expect(inner.traitCollection[Theme.self] == 0)
      var changes: [Int] = []
      inner.registerForTraitChanges([Theme.self]) { (inner: UIView, previous) in
        changes.append(inner.traitCollection[Theme.self] - previous[Theme.self])
      }
      view.traitOverrides.theme = 3
      #expect(inner.traitCollection[Theme.self] == 3)
      #expect(changes == [3])
      view.traitOverrides.remove(Theme.self)
      #expect(inner.traitCollection[Theme.self] == 0)
    }
  }

  @Test func `are set in new environments, with those of the device`() {
    let traits = UITraitCollection { mutable in
      mutable.userInterfaceStyle = .dark
      mutable.displayScale = 3
      mutable.layoutDirection = .rightToLeft
    }
    #expect(traits.userInterfaceStyle == .dark && traits.displayScale == 3)
    #expect(traits.layoutDirection == .rightToLeft)
    let other = traits.modifyingTraits { $0.verticalSizeClass = .compact }
    #expect(other.verticalSizeClass == .compact && other.userInterfaceStyle == .dark)
    #expect(UITraitCollection(horizontalSizeClass: .regular).horizontalSizeClass == .regular)
  }
}
