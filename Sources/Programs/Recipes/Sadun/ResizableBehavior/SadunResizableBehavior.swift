internal import Dynamics
internal import Geometry
internal import StageKit

/// A custom behavior that scales a view, with a plot of its curve, figure 6-1.
struct SadunResizableBehavior: Recipe {
  /// The variations that the text suggests.
  enum Variant: Sendable {
    case asPrinted
    case halfSpeed
    case smallAmplitude
    case strongDamping
    /// Without the hidden clock view: the animator pauses after half a second.
    case noClock
  }

  let source = sadun
  let canvas = Size.phone
  let duration = 2.5
  let keyMoments = [0, 0.2, 0.5, 0.7, 1, 1.2, 1.5, 2.5]
  private let variant: Variant
  @Parameter("amplitude", 0...0.6) private var amplitude = 0.5
  @Parameter("frequency", 0.25...2, unit: "Hz") private var frequency = 1.0
  @Parameter("damping", 1...8, unit: "1/s") private var damping = 2.0

  init(_ variant: Variant = .asPrinted) {
    self.variant = variant
    switch variant {
    case .asPrinted, .noClock: break
    case .halfSpeed: frequency = 0.5
    case .smallAmplitude: amplitude = 0.25
    case .strongDamping: damping = 4
    }
  }

  var id: String {
    let name = "sadun-resizable-behavior"
    return switch variant {
    case .asPrinted: name
    case .halfSpeed: name + "-half-speed"
    case .smallAmplitude: name + "-small-amplitude"
    case .strongDamping: name + "-strong-damping"
    case .noClock: name + "-no-clock"
    }
  }

  var title: String {
    let name = "Resizable behavior"
    return switch variant {
    case .asPrinted: name
    case .halfSpeed: name + ", half as fast"
    case .smallAmplitude: name + ", half as far"
    case .strongDamping: name + ", more damped"
    case .noClock: name + ", without a clock"
    }
  }

  private var curve: DampedSine {
    DampedSine(amplitude: amplitude, frequency: frequency, damping: damping)
  }

  func perform(on stage: Stage) {
    let view = ImageView(image: .notchedRectangle())
    view.name = "view"
    view.center = stage.view.center
    stage.view.addSubview(view)
    let plot = ScalePlot(of: curve, frame: Rect(x: 20, y: 390, width: 280, height: 160))
    stage.view.addSubview(plot)

    let animator = DynamicAnimator(referenceView: stage.view)
    stage.retain(animator)

    let behavior = ResizableDynamicBehavior(
      view: view, curve: curve, hasClock: variant != .noClock)
    if variant == .noClock {
      behavior.addChildBehavior(DynamicItemBehavior(items: [view]))
    }
    animator.addBehavior(behavior)

    let follower = DynamicBehavior()
    follower.action = { [unowned behavior] in
      plot.mark(behavior.time, scale: view.transform.a)
    }
    animator.addBehavior(follower)
  }
}
