import Geometry
import StageKit
import SwiftUI
import Testing
import UIKit

/// Views that are animated as SwiftUI animates them.
@Suite struct `animations of SwiftUI` {
  private let stage = Stage(size: .phone)
  private let application: UIApplication

  init() { application = UIApplication(on: stage) }

  /// Returns where an animated view is seen after a time, as a share of its way.
  private func share(_ animation: SwiftUI.Animation, at time: Double) -> Double {
    let view = UIView()
    stage.view.addSubview(view)
    application.run {
      UIView.animate(animation) { view.center.x = 100 }
    }
    stage.advance(to: stage.time + time)
    return view.layer.presentation(at: stage.time).position.x / 100
  }

  @Test func `curves take their duration, after their delay and at their speed`() {
    #expect(abs(share(.linear(duration: 1), at: 0.25) - 0.25) < 1e-9)
    #expect(abs(share(.linear(duration: 1).delay(0.5), at: 0.75) - 0.25) < 1e-9)
    #expect(abs(share(.linear(duration: 1).speed(2), at: 0.25) - 0.5) < 1e-9)
    // The middle of a curve that is the same from both ends.
    #expect(abs(share(.easeInOut(duration: 1), at: 0.5) - 0.5) < 1e-9)
  }

  @Test func `a spring without a bounce follows the closed form of critical damping`() {
    // 1 - (1 + ω t) exp(-ω t), where ω = 2π / d, at half the duration.
    #expect(abs(share(.spring(duration: 0.5, bounce: 0), at: 0.25) - 0.8210255536) < 1e-6)
    #expect(share(.bouncy, at: 0.3) > 1)
  }

  @Test func `the completion is called at the end`() {
    let view = UIView()
    stage.view.addSubview(view)
    var isDone = false
    application.run {
      UIView.animate(.linear(duration: 0.5), changes: { view.alpha = 0 }) { isDone = true }
    }
    stage.advance(to: 0.4)
    #expect(!isDone)
    stage.advance(to: 0.6)
    #expect(isDone)
  }
}
