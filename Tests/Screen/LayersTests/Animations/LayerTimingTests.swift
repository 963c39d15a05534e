import Geometry
import Layers
import TestSupport
import Testing
import Tween

/// The rules are those of Apple's CAMediaTiming documentation: t = (tp - begin) * speed + offset.
@Suite struct LayerTimingTests {
  private let context = ManualContext()
  private let root = Layer()
  private let layer = Layer()

  init() {
    root.context = context
    root.addSublayer(layer)
    layer.opacity = 0.5
  }

  private func fade(_ configure: (BasicAnimation) -> Void = { _ in }) -> BasicAnimation {
    let animation = BasicAnimation(keyPath: "opacity")
    animation.fromValue = 0
    animation.toValue = 1
    animation.duration = 1
    configure(animation)
    return animation
  }

  private func opacities(at times: Double...) -> [Double] {
    times.map { layer.presentation(at: $0).opacity }
  }

  @Test func `time is converted through begin time, speed and offset of every layer`() {
    root.speed = 2
    layer.beginTime = 3
    layer.speed = 0.5
    layer.timeOffset = 1
    // The root is at 5 * 2 = 10, the layer at (10 - 3) * 0.5 + 1.
    #expect(layer.convertTime(5, from: nil) == 4.5)
    #expect(layer.convertTime(4.5, to: nil) == 5)
    #expect(layer.convertTime(4.5, to: root) == 10)
  }

  @Test func `an animation without begin time begins when it is added`() {
    context.advance(to: 2)
    layer.add(fade(), forKey: nil)
    #expect(opacities(at: 1.9, 2, 2.25, 3) == [0.5, 0, 0.25, 0.5])
  }

  @Test func `the default duration is a quarter of a second, or that of the transaction`() {
    layer.add(fade { $0.duration = 0 }, forKey: "a")
    #expect(layer.animation(forKey: "a")?.duration == 0.25)
    context.transaction.begin()
    context.transaction.animationDuration = 2
    layer.add(fade { $0.duration = 0 }, forKey: "a")
    context.transaction.commit()
    #expect(layer.animation(forKey: "a")?.duration == 2)
  }

  @Test func `the speeds of layers and animations multiply`() {
    root.speed = 2
    layer.speed = 2
    layer.add(fade { $0.speed = 0.5 }, forKey: nil)
    #expect(opacities(at: 0.25, 0.375) == [0.5, 0.75])
  }

  @Test func `a paused layer shows its offset and resumes where it stopped`() {
    // Technical Q&A QA1673: how to pause the animation of a layer tree.
    layer.add(fade(), forKey: nil)
    context.advance(to: 0.25)
    let pausedTime = layer.convertTime(context.time, from: nil)
    layer.speed = 0
    layer.timeOffset = pausedTime
    #expect(opacities(at: 0.25, 7) == [0.25, 0.25])
    context.advance(to: 5)
    layer.speed = 1
    layer.timeOffset = 0
    layer.beginTime = 0
    layer.beginTime = layer.convertTime(context.time, from: nil) - pausedTime
    #expect(opacities(at: 5, 5.25) == [0.25, 0.5])
    #expect(layer.animationKeys() == nil)
    context.advance(to: 5.7)
    #expect(opacities(at: 5.7) != [0.5])
    context.advance(to: 5.8)
    #expect(opacities(at: 5.7) == [0.5])
  }

  @Test func `an animation of speed 0 shows its time offset`() {
    layer.add(
      fade {
        $0.speed = 0
        $0.timeOffset = 0.75
      }, forKey: nil)
    context.advance(to: 100)
    #expect(opacities(at: 0, 100) == [0.75, 0.75])
  }

  @Test func `a time offset begins in the middle and continues from the start`() {
    // David Rönnqvist, "Controlling animation timing", 2014, figure on time offset.
    layer.add(fade { $0.timeOffset = 0.75 }, forKey: nil)
    #expect(opacities(at: 0, 0.125, 0.5, 1) == [0.75, 0.875, 0.25, 0.5])
  }

  @Test func `a negative speed plays an animation backwards`() {
    layer.add(fade { $0.speed = -1 }, forKey: nil)
    #expect(opacities(at: 0.25, 0.75) == [0.75, 0.25])
  }

  @Test func `a repeat duration ends within an iteration`() {
    layer.add(
      fade {
        $0.repeatDuration = 2.25
        $0.autoreverses = true
        $0.fillMode = .forwards
        $0.isRemovedOnCompletion = false
      }, forKey: nil)
    context.advance(to: 10)
    #expect(opacities(at: 0.75, 1.25, 2.125, 10) == [0.75, 0.75, 0.125, 0.25])
  }

  @Test func `a group's animations run in its time and are cut at its duration`() {
    let group = AnimationGroup()
    group.duration = 2
    group.speed = 0.5
    group.animations = [
      fade { $0.beginTime = 0.5 }, fade { $0.beginTime = 1.5 },
    ]
    layer.add(group, forKey: nil)
    #expect(opacities(at: 0.5, 1.5, 3.25, 3.75, 4) == [0.5, 0.25, 0.125, 0.375, 0.5])
  }

  @Test func `a group that fills forwards holds animations that end with it`() {
    let group = AnimationGroup()
    group.duration = 1
    group.fillMode = .forwards
    group.isRemovedOnCompletion = false
    group.animations = [fade(), fade { $0.duration = 0.5 }]
    layer.add(group, forKey: nil)
    context.advance(to: 3)
    #expect(opacities(at: 3) == [1])
  }

  @Test func `animations in a group without duration have that of the group`() {
    let group = AnimationGroup()
    group.duration = 2
    group.animations = [fade { $0.duration = 0 }]
    layer.add(group, forKey: nil)
    #expect(opacities(at: 1) == [0.5])
    #expect(opacities(at: 1.5) == [0.75])
  }

  @Test func `groups nest and repeat`() {
    let inner = AnimationGroup()
    inner.duration = 0.5
    inner.repeatCount = 2
    inner.animations = [fade { $0.duration = 0.5 }]
    let outer = AnimationGroup()
    outer.duration = 1
    outer.autoreverses = true
    outer.animations = [inner]
    layer.add(outer, forKey: nil)
    #expect(opacities(at: 0.25, 0.75, 1.25, 1.625) == [0.5, 0.5, 0.5, 0.75])
  }

  @Test func `an animation added before the layer has a context begins with it`() {
    let late = Layer()
    late.add(fade(), forKey: nil)
    context.advance(to: 3)
    root.addSublayer(late)
    #expect(late.presentation(at: 3.25).opacity == 0.25)
  }
}
