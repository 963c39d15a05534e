internal import Controls
internal import Dynamics
internal import Geometry
internal import StageKit

/// Slides 20 to 22: a line that vibrates like a plucked string.
struct WarrenDynamicLine: Recipe {
  let id = "warren-dynamic-line"
  let title = "A line that twangs"
  let source = warrenSlides
  let canvas = Size.phone
  let duration = 9.5
  let keyMoments = [0, 0.5, 0.73, 1.25, 1.75, 4.5, 4.75, 5.25, 9.5]
  @Parameter("frequency", 0.1...5, unit: "Hz") private var frequency = 1.0
  @Parameter("damping", 0...1) private var damping = 0.1
  @Parameter("magnitude", 0...400) private var magnitude = 200.0

  func perform(on stage: Stage) {
    let view = stage.view
    let dynamicLine = DynamicLine(frame: view.bounds)
    dynamicLine.name = "line"
    view.addSubview(dynamicLine)

    let animator = stage.retain(DynamicAnimator(referenceView: view))

    let spring = AttachmentBehavior(item: dynamicLine, attachedToAnchor: view.center)
    spring.frequency = frequency
    spring.damping = damping
    animator.addBehavior(spring)

    let push = PushBehavior(items: [dynamicLine], mode: .instantaneous)
    push.pushDirection = Vector(dx: 0, dy: 100)
    push.magnitude = magnitude
    push.active = false
    animator.addBehavior(push)

    let twang = Button(title: "Twang") { push.active = true }
    twang.name = "twang"
    twang.center = Point(160, 512)
    view.addSubview(twang)

    stage.press(twang, at: 0.5)
    stage.press(twang, at: 4.5)
  }
}
