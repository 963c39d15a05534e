// Apple's names of layers and their animations.

public import Geometry
public import Layers
public import PictureKit
public import Tween

/// `Layer`.
public typealias CALayer = Layer
/// `LayerDelegate`.
public typealias CALayerDelegate = LayerDelegate
/// `LayerContentsGravity`.
public typealias CALayerContentsGravity = LayerContentsGravity
/// `LayerContentsFilter`.
public typealias CALayerContentsFilter = LayerContentsFilter
/// `LayerCornerCurve`.
public typealias CALayerCornerCurve = LayerCornerCurve
/// `CornerMask`.
public typealias CACornerMask = CornerMask
/// `LayerEdgeMask`.
public typealias CAEdgeAntialiasingMask = LayerEdgeMask
/// `ShapeLayer`.
public typealias CAShapeLayer = ShapeLayer
/// `GradientLayer`.
public typealias CAGradientLayer = GradientLayer
/// `TextLayer`.
public typealias CATextLayer = TextLayer
/// `ReplicatorLayer`.
public typealias CAReplicatorLayer = ReplicatorLayer
/// `TransformLayer`.
public typealias CATransformLayer = TransformLayer
/// `EmitterLayer`.
public typealias CAEmitterLayer = EmitterLayer
/// `EmitterCell`.
public typealias CAEmitterCell = EmitterCell
/// `EmitterMode`.
public typealias CAEmitterLayerEmitterMode = EmitterMode
/// `EmitterShape`.
public typealias CAEmitterLayerEmitterShape = EmitterShape
/// `EmitterRenderMode`.
public typealias CAEmitterLayerRenderMode = EmitterRenderMode
/// `Animation`.
public typealias CAAnimation = Animation
/// `AnimationDelegate`.
public typealias CAAnimationDelegate = AnimationDelegate
/// `AnimationGroup`.
public typealias CAAnimationGroup = AnimationGroup
/// `PropertyAnimation`.
public typealias CAPropertyAnimation = PropertyAnimation
/// `BasicAnimation`.
public typealias CABasicAnimation = BasicAnimation
/// `KeyframeAnimation`.
public typealias CAKeyframeAnimation = KeyframeAnimation
/// `SpringAnimation`.
public typealias CASpringAnimation = SpringAnimation
/// `Transition`.
public typealias CATransition = Transition
/// `Transaction`.
public typealias CATransaction = Transaction
/// `LayerAction`.
public typealias CAAction = LayerAction
/// `MediaTiming`.
public typealias CAMediaTiming = MediaTiming
/// `MediaTimingFillMode`.
public typealias CAMediaTimingFillMode = MediaTimingFillMode
/// `TimingCurve`.
public typealias CAMediaTimingFunction = TimingCurve
/// `Transition.Kind`.
public typealias CATransitionType = Transition.Kind
/// `Transition.Subtype`.
public typealias CATransitionSubtype = Transition.Subtype
/// `StrokeStyle.LineCap`.
public typealias CAShapeLayerLineCap = StrokeStyle.LineCap
/// `StrokeStyle.LineJoin`.
public typealias CAShapeLayerLineJoin = StrokeStyle.LineJoin
/// `FillRule`.
public typealias CAShapeLayerFillRule = FillRule
/// `CalculationMode`.
public typealias CAAnimationCalculationMode = CalculationMode
/// `TextLayer.AlignmentMode`.
public typealias CATextLayerAlignmentMode = TextLayer.AlignmentMode

extension FillRule {
  /// The same as `winding`.
  public static let nonZero = FillRule.winding
}
