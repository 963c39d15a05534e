// Apple's names of views, touches and animations of views.

public import Controls
public import StageKit

/// `Responder`.
public typealias UIResponder = Responder
/// `View`.
public typealias UIView = View
/// `Window`.
public typealias UIWindow = Window
/// `Label`.
public typealias UILabel = Label
/// `ImageView`.
public typealias UIImageView = ImageView
/// `StackView`.
public typealias UIStackView = StackView
/// `Touch`.
public typealias UITouch = Touch
/// `Event`.
public typealias UIEvent = Event
/// `KeyInput`.
public typealias UIKeyInput = KeyInput
/// `TraitCollection`.
public typealias UITraitCollection = TraitCollection
/// `RectEdge`.
public typealias UIRectEdge = RectEdge
/// `ViewPropertyAnimator`.
public typealias UIViewPropertyAnimator = ViewPropertyAnimator
/// `ViewAnimatingPosition`.
public typealias UIViewAnimatingPosition = ViewAnimatingPosition
/// `ViewAnimatingState`.
public typealias UIViewAnimatingState = ViewAnimatingState
/// `TimingCurveProvider`.
public typealias UITimingCurveProvider = TimingCurveProvider
/// `CubicTimingParameters`.
public typealias UICubicTimingParameters = CubicTimingParameters
/// `SpringTimingParameters`.
public typealias UISpringTimingParameters = SpringTimingParameters
/// `VisualEffect`.
public typealias UIVisualEffect = VisualEffect
/// `VisualEffectView`.
public typealias UIVisualEffectView = VisualEffectView
/// `BlurEffect`.
public typealias UIBlurEffect = BlurEffect
/// `VibrancyEffect`.
public typealias UIVibrancyEffect = VibrancyEffect
