import Geometry
import StageKit
import Testing
import UIKit

@MainActor struct AccessibilityTests {
  /// A program that looks at these settings must take its usual path.
  @Test func `assistive technologies are off, in all spellings`() {
    #expect(!UIAccessibility.isReduceMotionEnabled && !UIAccessibilityIsReduceMotionEnabled())
    #expect(!UIAccessibility.isVoiceOverRunning && !UIAccessibilityIsVoiceOverRunning())
    #expect(!UIAccessibility.prefersCrossFadeTransitions)
    #expect(UIAccessibility.isVideoAutoplayEnabled)
  }

  @Test func `a rectangle of a view is converted to the screen`() {
    let stage = Stage(size: Size(320, 480))
    let outer = UIView(frame: CGRect(x: 20, y: 30, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 5, y: 6, width: 10, height: 10))
    stage.view.addSubview(outer)
    outer.addSubview(inner)
    let rect = UIAccessibility.convertToScreenCoordinates(inner.bounds, in: inner)
    #expect(rect == CGRect(x: 25, y: 36, width: 10, height: 10))
  }
}
