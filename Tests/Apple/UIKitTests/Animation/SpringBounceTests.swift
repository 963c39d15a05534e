import Geometry
import Layers
import StageKit
import Testing
import UIKit

@Suite struct `springs by duration and bounce, and functions of transforms` {
  @Test func `a spring has the period of its duration and the damping of its bounce`() {
    let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.25)
    // The formulas of a mass of 1: stiffness (2π / d)², damping 4π (1 - b) / d.
    #expect(abs(spring.stiffness - 157.9137) < 0.001)
    #expect(abs(spring.damping - 18.8496) < 0.001)
    #expect(abs(spring.perceptualDuration - 0.5) < 1e-12 && abs(spring.bounce - 0.25) < 1e-12)
  }

  @Test func `a value function turns a layer by numbers`() {
    let stage = Stage(size: .phone)
    UIApplication(on: stage).run {
      let layer = CALayer()
      stage.view.layer.addSublayer(layer)
      let animation = CABasicAnimation(keyPath: "transform")
      animation.valueFunction = CAValueFunction(name: .rotateZ)
      animation.fromValue = 0
      animation.toValue = 2
      animation.duration = 2
      animation.timingFunction = CAMediaTimingFunction(name: .linear)
      layer.add(animation, forKey: nil)
      #expect(animation.valueFunction?.name == .rotateZ)
      #expect(CAValueFunction(name: CAValueFunctionName(rawValue: "bend")) == nil)
      stage.advance(to: 1)
      let angle = layer.presentation(at: 1).value(forKeyPath: "transform.rotation.z") as? Double
      #expect(abs((angle ?? 0) - 1) < 1e-9)
    }
  }

  @Test(arguments: [CGVector(dx: 0, dy: 4), CGVector(dx: 4, dy: 0), CGVector(dx: 4, dy: -1)])
  func `a spring has the larger component of its velocity`(velocity: CGVector) {
    let physical = UISpringTimingParameters(
      mass: 1, stiffness: 100, damping: 10, initialVelocity: velocity)
    #expect(
      physical
        == UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: 4.0))
    #expect(
      UISpringTimingParameters(dampingRatio: 0.5, initialVelocity: velocity)
        == UISpringTimingParameters(dampingRatio: 0.5, initialVelocity: 4.0))
  }

  @Test func `an animator is an implicit animation`() {
    let stage = Stage(size: .phone)
    UIApplication(on: stage).run {
      let view = UIView()
      stage.view.addSubview(view)
      let timing = UISpringTimingParameters(duration: 0.5, bounce: 0.2)
      let animation: any UIViewImplicitlyAnimating = UIViewPropertyAnimator(
        duration: 0, timingParameters: timing)
      animation.addAnimations { view.alpha = 0 }
      animation.startAnimation()
      #expect(animation.isRunning)
      stage.advance(to: 5)
      #expect(!animation.isRunning && view.alpha == 0)
    }
  }
}
