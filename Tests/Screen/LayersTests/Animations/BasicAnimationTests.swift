import Geometry
import Layers
import TestSupport
import Testing
import Tween

@Suite struct BasicAnimationTests {
  private let layer = Layer()

  /// Adds an animation of the opacity, which is 0.5, over 1 s.
  private func add(
    from: Double? = nil, to: Double? = nil, by: Double? = nil,
    _ configure: (BasicAnimation) -> Void = { _ in }
  ) {
    layer.opacity = 0.5
    let animation = BasicAnimation(keyPath: "opacity")
    animation.duration = 1
    animation.fromValue = from
    animation.toValue = to
    animation.byValue = by
    configure(animation)
    layer.add(animation, forKey: "fade")
  }

  private func opacities(at times: Double...) -> [Double] {
    times.map { layer.presentation(at: $0).opacity }
  }

  @Test func `the values combine as the documentation of CABasicAnimation lists them`() {
    // "Setting Interpolation Values": all combinations of from, to and by.
    add(from: 0, to: 1)
    #expect(opacities(at: 0, 0.25, 1) == [0, 0.25, 0.5])
    add(from: 0.25, by: 0.5)
    #expect(opacities(at: 0, 0.5) == [0.25, 0.5])
    add(to: 1, by: 0.5)
    #expect(opacities(at: 0, 0.5) == [0.5, 0.75])
    add(from: 0)
    #expect(opacities(at: 0, 0.5) == [0, 0.25])
    add(to: 1)
    #expect(opacities(at: 0, 0.5) == [0.5, 0.75])
    add(by: 0.25)
    #expect(opacities(at: 0, 0.5) == [0.5, 0.625])
    add()
    #expect(opacities(at: 0, 0.5) == [0.5, 0.5])
    #expect(layer.opacity == 0.5)
  }

  @Test func `an additive animation is added to the model value`() {
    add(from: 0.25, to: 0) { $0.isAdditive = true }
    #expect(opacities(at: 0, 0.5, 1) == [0.75, 0.625, 0.5])
    layer.opacity = 0.25
    #expect(opacities(at: 0) == [0.5])
  }

  @Test func `additive animations are summed, and one that replaces drops those before it`() {
    layer.position = Point(100, 100)
    for (key, path, value, additive) in [
      ("1", "position.x", 10.0, true), ("2", "position.x", 5.0, true),
      ("3", "position.y", 7.0, false), ("4", "position.y", 1.0, true),
    ] {
      let animation = BasicAnimation(keyPath: path)
      animation.fromValue = value
      animation.toValue = value
      animation.isAdditive = additive
      animation.duration = 1
      layer.add(animation, forKey: key)
    }
    #expect(layer.presentation(at: 0.5).position == Point(115, 8))
    let replacing = BasicAnimation(keyPath: "position")
    replacing.fromValue = Point.zero
    replacing.toValue = Point.zero
    replacing.duration = 1
    layer.add(replacing, forKey: nil)
    #expect(layer.presentation(at: 0.5).position == .zero)
  }

  @Test func `a cumulative animation continues from the end of the previous iteration`() {
    add(from: 0, to: 0.25) {
      $0.isCumulative = true
      $0.repeatCount = 3
    }
    #expect(opacities(at: 0.5, 1.5, 2.5) == [0.125, 0.375, 0.625])
  }

  @Test func `a cumulative animation holds the sum of all iterations after its end`() {
    add(from: 0, to: 0.25) {
      $0.isCumulative = true
      $0.repeatCount = 3
      $0.fillMode = .forwards
      $0.isRemovedOnCompletion = false
    }
    #expect(opacities(at: 3, 9) == [0.75, 0.75])
  }

  @Test func `a timing function shapes the fraction of the pass`() {
    add(from: 0, to: 1) { $0.timingFunction = .steps(4) }
    #expect(opacities(at: 0.1, 0.3, 0.6) == [0, 0.25, 0.5])
  }

  @Test func `colors from nil fade in from transparency`() {
    let animation = BasicAnimation(keyPath: "backgroundColor")
    animation.toValue = Color.red
    animation.duration = 1
    layer.add(animation, forKey: nil)
    #expect(layer.presentation(at: 0).backgroundColor == nil)
    #expect(layer.presentation(at: 0.5).backgroundColor == Color.red.withAlphaComponent(0.5))
  }

  @Test func `rotation about an axis turns by the angle, beyond full turns`() {
    let animation = BasicAnimation(keyPath: "transform.rotation.z")
    animation.fromValue = 0
    animation.toValue = 4 * Double.pi
    animation.duration = 4
    layer.add(animation, forKey: nil)
    let transform = layer.presentation(at: 0.5).transform
    #expect(transform == Transform3D(rotationAngle: .pi / 2, x: 0, y: 0, z: 1))
  }

  @Test func `paths of the same structure are interpolated point by point`() {
    layer.shadowPath = Path(rect: Rect(x: 0, y: 0, width: 20, height: 20))
    let animation = BasicAnimation(keyPath: "shadowPath")
    animation.fromValue = Path(rect: Rect(x: 0, y: 0, width: 10, height: 10))
    animation.duration = 1
    layer.add(animation, forKey: nil)
    #expect(
      layer.presentation(at: 0.5).shadowPath
        == Path(rect: Rect(x: 0, y: 0, width: 15, height: 15)))
  }

  @Test func `a layer copies an added animation`() {
    let animation = BasicAnimation(keyPath: "opacity")
    animation.fromValue = 0
    animation.duration = 1
    layer.add(animation, forKey: "fade")
    animation.fromValue = 0.75
    #expect(layer.presentation(at: 0).opacity == 0)
    #expect(layer.animation(forKey: "fade") !== animation)
    #expect(layer.animationKeys() == ["fade"])
  }

  @Test func `a value of another type than the property's is ignored and named`() {
    let context = ManualContext()
    layer.name = "card"
    layer.context = context
    let animation = BasicAnimation(keyPath: "opacity")
    animation.toValue = "half"
    animation.duration = 1
    layer.add(animation, forKey: nil)
    #expect(layer.presentation(at: 0.5).opacity == 1)
    animation.fromValue = 0
    layer.add(animation, forKey: nil)
    #expect(layer.presentation(at: 0.5).opacity == 0.5)
    #expect(
      Set(context.notes) == [
        "an animation of \"opacity\" of card must have numbers; half (String) is ignored"
      ])
  }

  @Test(arguments: [
    "strokeEnd", "transform.rotation.q", "position.z", "", "a..b", "transform.scale.yx",
  ])
  func `an animation of a property that does not exist runs, shows nothing and is named`(
    keyPath: String
  ) {
    let context = ManualContext()
    let delegate = DelegateLog()
    layer.name = "card"
    layer.context = context
    let before = layer.presentation(at: 0).position
    let animation = BasicAnimation(keyPath: keyPath)
    animation.fromValue = 0
    animation.toValue = 1
    animation.duration = 1
    animation.delegate = delegate
    let group = AnimationGroup()
    group.animations = [animation]
    group.duration = 1
    layer.add(animation, forKey: "pulse")
    layer.add(group, forKey: "group")
    #expect(layer.animationKeys() == ["pulse", "group"])
    #expect(layer.presentation(at: 0.5).position == before)
    context.advance(to: 2)
    #expect(delegate.entries == ["start 0.0", "finish 0.0"])
    #expect(layer.animationKeys() == nil)
    #expect(
      Set(context.notes) == [
        "card has no property \"\(keyPath)\" that can be animated; its animation shows nothing"
      ])
  }

  @Test func `the scale in the plane is animated without the depth`() {
    let animation = BasicAnimation(keyPath: "transform.scale.xy")
    animation.fromValue = 0
    animation.toValue = 2
    animation.duration = 1
    layer.add(animation, forKey: nil)
    #expect(layer.presentation(at: 0.25).transform == Transform3D(scaleX: 0.5, y: 0.5, z: 1))
    layer.setValue(3, forKeyPath: "transform.scale.xy")
    #expect(layer.transform == Transform3D(scaleX: 3, y: 3, z: 1))
    #expect(layer.value(forKeyPath: "transform.scale.xy") as? Double == 3)
  }

  @Test func `numbers are values of properties that are true or false`() {
    layer.setValue(1, forKeyPath: "hidden")
    #expect(layer.isHidden)
    layer.setValue(0.0, forKeyPath: "hidden")
    #expect(!layer.isHidden)
  }
}
