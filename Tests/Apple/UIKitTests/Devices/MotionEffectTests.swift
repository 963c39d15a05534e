import Geometry
import StageKit
import Testing
import UIKit

/// The tilt of the device, which a script describes, moves views with motion effects.
@Suite struct `motion effects` {
  private let stage = Stage(size: Size(320, 568))
  private let application: UIApplication
  private let view = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))

  init() {
    application = UIApplication(on: stage)
    stage.view.addSubview(view)
  }

  private func effect(
    _ keyPath: String, _ type: UIInterpolatingMotionEffect.EffectType, _ range: Int
  )
    -> UIInterpolatingMotionEffect
  {
    let effect = UIInterpolatingMotionEffect(keyPath: keyPath, type: type)
    effect.minimumRelativeValue = -range
    effect.maximumRelativeValue = range
    return effect
  }

  /// Where frames show the view at a time.
  private func center(at time: Double) -> Point {
    stage.advance(to: time)
    return view.presentation.center
  }

  @Test func `a turn about the vertical moves the view by up to the relative value`() {
    application.run {
      view.addMotionEffect(effect("center.x", .tiltAlongHorizontalAxis, 20))
      application.tilt(pitch: .pi / 2, roll: .pi / 6, at: 1, duration: 1)
    }
    #expect(center(at: 1) == Point(125, 125))
    // 30 degrees are the limit: the left edge comes nearer, so that the screen is seen from the
    // left.
    #expect(abs(center(at: 2).x - 105) < 1e-9 && view.center == Point(125, 125))
    // Halfway the sine of 15 degrees counts, as a share of that of 30.
    let half = 20 * 0.2588190451025207 / 0.5
    application.run { application.tilt(pitch: .pi / 2, roll: -.pi / 12, at: 3) }
    #expect(abs(center(at: 3).x - (125 + half)) < 1e-9)
  }

  @Test func `tilting back moves along the other axis`() {
    application.run {
      view.addMotionEffect(effect("center.y", .tiltAlongVerticalAxis, 10))
      application.tilt(pitch: .pi / 2 - .pi / 6, roll: 0, at: 1)
    }
    #expect(center(at: 0.5) == Point(125, 125))
    #expect(abs(abs(center(at: 1).y - 125) - 10) < 1e-9 && center(at: 1).x == 125)
  }

  @Test func `groups apply all effects, until they are removed`() {
    let group = UIMotionEffectGroup()
    application.run {
      group.motionEffects = [
        effect("center.x", .tiltAlongHorizontalAxis, 20),
        effect("center.y", .tiltAlongVerticalAxis, 20),
      ]
      view.addMotionEffect(group)
      application.tilt(pitch: .pi / 2, roll: .pi / 6, at: 1)
    }
    #expect(abs(center(at: 1).x - 105) < 1e-9)
    application.run {
      #expect(view.motionEffects.count == 1)
      view.removeMotionEffect(group)
      #expect(view.motionEffects.isEmpty)
    }
    #expect(center(at: 2) == Point(125, 125))
  }

  @Test func `without a script nothing moves, and other properties are logged`() {
    application.run {
      view.addMotionEffect(effect("center.x", .tiltAlongHorizontalAxis, 20))
      view.addMotionEffect(effect("layer.cornerRadius", .tiltAlongHorizontalAxis, 20))
    }
    #expect(center(at: 1) == Point(125, 125))
    #expect(
      application.notes == ["Motion effects of layer.cornerRadius do not move views in a film."])
  }
}
