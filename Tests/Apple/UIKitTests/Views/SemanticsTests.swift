import Geometry
import StageKit
import Testing
import UIKit

/// What assistive programs say of views is kept with them.
@Suite struct `semantics of views` {
  private let application = UIApplication(on: Stage(size: Size(320, 568)))

  @Test func `traits are a set for each view, with the bits of UIKit`() {
    application.run {
      let (first, second) = (UIView(), UIView())
      #expect(first.accessibilityTraits == [] && first.accessibilityTraits == .none)
      first.accessibilityTraits = [.button, .selected]
      first.accessibilityTraits.insert(.header)
      #expect(first.accessibilityTraits.rawValue == 1 + 8 + 65536)
      first.accessibilityTraits.remove(.selected)
      #expect(first.accessibilityTraits == [.button, .header] && second.accessibilityTraits == [])
    }
  }

  @Test func `views hide what is in them, or are alone`() {
    application.run {
      let view = UIView()
      #expect(!view.accessibilityElementsHidden && !view.accessibilityViewIsModal)
      view.accessibilityElementsHidden = true
      view.accessibilityViewIsModal = true
      #expect(view.accessibilityElementsHidden && view.accessibilityViewIsModal)
    }
  }

  @Test func `the direction of writing is that of an attribute, and left to right by default`() {
    application.run {
      let view = UIView()
      #expect(view.semanticContentAttribute == .unspecified)
      view.semanticContentAttribute = .forceRightToLeft
      #expect(view.semanticContentAttribute == .forceRightToLeft)
      #expect(
        UIView.userInterfaceLayoutDirection(for: .forceRightToLeft) == .rightToLeft)
      #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }
  }
}
