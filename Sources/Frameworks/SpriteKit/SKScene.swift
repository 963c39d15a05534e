public import Geometry
public import UIKit

/// How a scene fills its view.
public enum SKSceneScaleMode: Int, Sendable {
  /// It is stretched.
  case fill
  /// It fills the view and is cut.
  case aspectFill
  /// It is seen as a whole.
  case aspectFit
  /// It takes the size of the view.
  case resizeFill
}

/// What a scene reports of its frames.
public protocol SKSceneDelegate: NSObjectProtocol {}

/// A node that effects could be applied to; they are not.
open class SKEffectNode: SKNode {
  /// Whether effects are applied; they are not.
  open var shouldEnableEffects = true
  /// Whether the picture is kept; it changes nothing.
  open var shouldRasterize = false
}

/// A scene of sprites: its nodes keep their values, and no frame is computed.
open class SKScene: SKEffectNode {
  /// The size.
  open var size: CGSize {
    didSet { if size != oldValue { didChangeSize(oldValue) } }
  }
  /// How the scene fills the view.
  open var scaleMode = SKSceneScaleMode.fill
  /// The color of the ground; it is not seen.
  open var backgroundColor = UIColor(red: 0.15, green: 0.15, blue: 0.15, alpha: 1)
  /// Where the origin is, in parts of the size.
  open var anchorPoint = CGPoint(x: 0, y: 0)
  /// The world of bodies, in which nothing moves.
  public let physicsWorld = SKPhysicsWorld()
  /// The camera; nil by default.
  open weak var camera: SKCameraNode?
  /// The node from which sounds are heard; it changes nothing.
  open weak var listener: SKNode?
  /// The receiver of reports; nil by default.
  open weak var delegate: (any SKSceneDelegate)?
  /// The view; nil while the scene is not shown.
  open internal(set) weak var view: SKView?
  private var isLoaded = false

  /// Creates a scene.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  /// Creates a scene of no size.
  override public init() {
    size = CGSize(width: 1, height: 1)
    super.init()
  }

  /// Creates a scene from an archive, which is not read: nil.
  public required init?(coder aDecoder: NSCoder) { nil }

  /// Creates a scene without the nodes of the file, which is not read.
  public convenience init?(fileNamed filename: String) {
    self.init(size: CGSize(width: 750, height: 1334))
  }

  /// The place and size.
  override open var frame: CGRect {
    CGRect(
      x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width,
      height: size.height)
  }

  func sceneDidLoadOnce() {
    guard !isLoaded else { return }
    isLoaded = true
    sceneDidLoad()
  }

  func place(ofView point: CGPoint, in bounds: CGSize) -> CGPoint {
    CGPoint(
      x: frame.minX + point.x / max(bounds.width, 1) * size.width,
      y: frame.minY + size.height - point.y / max(bounds.height, 1) * size.height)
  }

  func place(inView point: CGPoint, of bounds: CGSize) -> CGPoint {
    CGPoint(
      x: (point.x - frame.minX) / max(size.width, 1) * bounds.width,
      y: (1 - (point.y - frame.minY) / max(size.height, 1)) * bounds.height)
  }

  /// Returns a place of the view in the scene.
  open func convertPoint(fromView point: CGPoint) -> CGPoint {
    place(ofView: point, in: view?.bounds.size ?? size)
  }
  /// Returns a place of the scene in the view.
  open func convertPoint(toView point: CGPoint) -> CGPoint {
    place(inView: point, of: view?.bounds.size ?? size)
  }

  /// Called once, before the scene is shown.
  open func sceneDidLoad() {}
  /// Called when the scene is shown.
  open func didMove(to view: SKView) {}
  /// Called when the scene is not shown any more.
  open func willMove(from view: SKView) {}
  /// Called when the size has changed.
  open func didChangeSize(_ oldSize: CGSize) {}
  /// Never called: no frame is computed.
  open func update(_ currentTime: TimeInterval) {}
  /// Never called: no frame is computed.
  open func didEvaluateActions() {}
  /// Never called: no frame is computed.
  open func didSimulatePhysics() {}
  /// Never called: no frame is computed.
  open func didApplyConstraints() {}
  /// Never called: no frame is computed.
  open func didFinishUpdate() {}
}

/// A camera, which changes nothing.
open class SKCameraNode: SKNode {}

extension UITouch {
  /// Returns the place of the touch in a node, whose y points up.
  public func location(in node: SKNode) -> CGPoint {
    guard let scene = node.scene, let view = scene.view else { return CGPoint(x: 0, y: 0) }
    return node.convert(scene.convertPoint(fromView: location(in: view)), from: scene)
  }
  /// Returns the previous place of the touch in a node.
  public func previousLocation(in node: SKNode) -> CGPoint {
    guard let scene = node.scene, let view = scene.view else { return CGPoint(x: 0, y: 0) }
    return node.convert(scene.convertPoint(fromView: previousLocation(in: view)), from: scene)
  }
}
