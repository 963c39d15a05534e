public import Controls
public import Geometry
public import UIKit

/// A control that shows an animation.
open class AnimatedControl: UIControl {
  /// The view with the animation.
  public let animationView = LottieAnimationView()
  /// The animation.
  open var animation: LottieAnimation? {
    get { animationView.animation }
    set { animationView.animation = newValue }
  }
  /// How many times faster it plays.
  open var animationSpeed: CGFloat {
    get { animationView.animationSpeed }
    set { animationView.animationSpeed = newValue }
  }

  /// Creates a control.
  override public init(frame: CGRect = .zero) {
    super.init(frame: frame)
    animationView.isUserInteractionEnabled = false
    addSubview(animationView)
  }

  /// Creates a control with an animation.
  public convenience init(
    animation: LottieAnimation, configuration: LottieConfiguration = .shared
  ) {
    self.init(frame: animation.bounds)
    self.animation = animation
  }

  /// Places the animation.
  override open func layoutSubviews() {
    super.layoutSubviews()
    animationView.frame = bounds
  }

  /// The size of the animation.
  override open var intrinsicContentSize: CGSize { animationView.intrinsicContentSize }
}

/// A button that plays a part of an animation at each event.
open class AnimatedButton: AnimatedControl {
  private var ranges: [UIControl.Event.RawValue: (from: CGFloat, to: CGFloat)] = [:]

  /// Chooses the part that is played at an event, by its progress.
  open func setPlayRange(fromProgress: CGFloat, toProgress: CGFloat, event: UIControl.Event) {
    ranges[event.rawValue] = (fromProgress, toProgress)
    addAction(
      UIAction { [weak self] _ in
        guard let range = self?.ranges[event.rawValue] else { return }
        self?.animationView.play(fromProgress: range.from, toProgress: range.to)
      }, for: event)
  }
}

/// A switch that plays an animation from one state to the other.
open class AnimatedSwitch: AnimatedControl {
  private var ranges: [Bool: (from: CGFloat, to: CGFloat)] = [true: (0, 1), false: (1, 0)]
  private var isSwitchedOn = false

  /// Whether it is on.
  open var isOn: Bool {
    get { isSwitchedOn }
    set { setIsOn(newValue, animated: false) }
  }

  /// Creates a switch.
  override public init(frame: CGRect = .zero) {
    super.init(frame: frame)
    addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        setIsOn(!isOn, animated: true)
        sendActions(for: .valueChanged)
      }, for: .touchUpInside)
  }

  /// Chooses the part that is played on the way to a state, by its progress.
  open func setProgressForState(
    fromProgress: CGFloat, toProgress: CGFloat, forOnState: Bool
  ) {
    ranges[forOnState] = (fromProgress, toProgress)
    if forOnState == isOn { animationView.currentProgress = toProgress }
  }

  /// Changes the state.
  open func setIsOn(_ isOn: Bool, animated: Bool, shouldFireHaptics: Bool = true) {
    isSwitchedOn = isOn
    guard let range = ranges[isOn] else { return }
    if animated {
      animationView.play(fromProgress: range.from, toProgress: range.to)
    } else {
      animationView.currentProgress = range.to
    }
  }
}

extension AnimatedButton: DocumentMade {
  package static func makeForDocument() -> AnyObject { AnimatedButton() }
}

extension AnimatedSwitch: DocumentMade {
  package static func makeForDocument() -> AnyObject { AnimatedSwitch() }
}
