internal import Geometry
internal import Tween

/// The values of a layer's properties, with Core Animation's defaults.
struct LayerValues {
  // The values that a hit test reads, adjacent in memory.
  var opacity = 1.0
  var isHidden = false
  /// Whether ``transform`` is not the identity.
  private(set) var isTransformed = false
  /// Whether ``sublayerTransform`` is not the identity.
  private(set) var transformsSublayers = false
  var bounds = Rect.zero
  var position = Point.zero
  var anchorPoint = Point(0.5, 0.5)
  var zPosition = 0.0
  var anchorPointZ = 0.0
  var transform = Transform3D.identity { didSet { isTransformed = !transform.isIdentity } }
  var sublayerTransform = Transform3D.identity {
    didSet { transformsSublayers = !sublayerTransform.isIdentity }
  }

  var isDoubleSided = true
  var masksToBounds = false
  var allowsEdgeAntialiasing = Layer.smoothsEdgesByDefault
  var edgeAntialiasingMask = LayerEdgeMask.all
  var backgroundColor: Color?
  var cornerRadius = 0.0
  var maskedCorners = CornerMask.all
  var cornerCurve = LayerCornerCurve.circular
  var borderWidth = 0.0
  var borderColor: Color? = .black

  var shadowColor: Color? = .black
  var shadowOpacity = 0.0
  var shadowOffset = Size(0, -3)
  var shadowRadius = 3.0
  var shadowPath: Path?

  var contents: LayerContents?
  var contentsGravity = LayerContentsGravity.resize
  var contentsRect = Rect(x: 0, y: 0, width: 1, height: 1)
  var contentsCenter = Rect(x: 0, y: 0, width: 1, height: 1)
  var contentsScale = 1.0
  var magnificationFilter = LayerContentsFilter.linear

  var beginTime = 0.0
  var duration = Double.infinity
  var speed = 1.0
  var timeOffset = 0.0
  var repeatCount = 0.0
  var repeatDuration = 0.0
  var autoreverses = false
  var fillMode = MediaTimingFillMode.removed

  /// Whether there is no transform, and the layer lies in the plane of its superlayer.
  ///
  /// It is inlined, since a call would copy all values.
  @inline(__always) var isFlat: Bool { !isTransformed && zPosition == 0 && anchorPointZ == 0 }
}
