public import FrameworkSupport
public import Geometry
internal import StageContext
@_exported public import UIKit

/// What a view of sprites reports.
public protocol SKViewDelegate: NSObjectProtocol {}

/// A view of sprites, which a film does not have: a plain area that says its name.
///
/// It keeps its scene and tells it when it is shown; nodes keep their values and do not move.
open class SKView: PlaceholderView {
  /// The scene; nil before one is presented.
  open private(set) var scene: SKScene?
  /// The receiver of reports; nil by default.
  open weak var delegate: (any SKViewDelegate)?
  /// Whether the number of frames is shown; it is not.
  open var showsFPS = false
  /// Whether the number of nodes is shown; it is not.
  open var showsNodeCount = false
  /// Whether the number of draws is shown; it is not.
  open var showsDrawCount = false
  /// Whether shapes of bodies are shown; they are not.
  open var showsPhysics = false
  /// Whether fields are shown; they are not.
  open var showsFields = false
  /// Whether nodes of the same depth are drawn in any order; it changes nothing.
  open var ignoresSiblingOrder = false
  /// Whether the scene stands still.
  open var isPaused = false
  /// Whether what is behind the scene is seen; it changes nothing.
  open var allowsTransparency = false
  /// Whether frames follow the screen; it changes nothing.
  open var isAsynchronous = true
  /// Frames in a second; it changes nothing.
  open var preferredFramesPerSecond = 60

  /// What the area says: the class of the scene, or of the view.
  override open var placeholderName: String {
    "SpriteKit: \(scene.map { String(describing: type(of: $0)) } ?? "SKView")"
  }

  /// Shows a scene in place of the present one.
  open func presentScene(_ scene: SKScene?) {
    ApplicationContext.logUnavailable("A scene of sprites", "an area says its name")
    if let old = self.scene {
      old.willMove(from: self)
      old.view = nil
    }
    self.scene = scene
    setNeedsLayout()
    guard let scene else { return }
    scene.view = self
    if scene.scaleMode == .resizeFill { scene.size = bounds.size }
    scene.sceneDidLoadOnce()
    scene.didMove(to: self)
  }

  /// Shows a scene; the change takes no time.
  open func presentScene(_ scene: SKScene, transition: SKTransition) { presentScene(scene) }

  /// Returns a place of the view in a scene, whose y points up.
  open func convert(_ point: CGPoint, to scene: SKScene) -> CGPoint {
    scene.place(ofView: point, in: bounds.size)
  }

  /// Returns a place of a scene in the view.
  open func convert(_ point: CGPoint, from scene: SKScene) -> CGPoint {
    scene.place(inView: point, of: bounds.size)
  }

  /// Returns an empty picture of a node.
  open func texture(from node: SKNode) -> SKTexture? { SKTexture() }

  /// Passes touches to the scene.
  override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    scene?.touchesBegan(touches, with: event)
  }
  /// Passes touches to the scene.
  override open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    scene?.touchesMoved(touches, with: event)
  }
  /// Passes touches to the scene.
  override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    scene?.touchesEnded(touches, with: event)
  }
  /// Passes touches to the scene.
  override open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    scene?.touchesCancelled(touches, with: event)
  }
}

extension SKView: DocumentMade {
  package static func makeForDocument() -> AnyObject { SKView() }
}

/// A change of scenes, which takes no time.
open class SKTransition: NSObject {
  /// Whether the scene that comes stands still meanwhile; it changes nothing.
  open var pausesIncomingScene = true
  /// Whether the scene that goes stands still meanwhile; it changes nothing.
  open var pausesOutgoingScene = true

  /// A change that blends.
  open class func crossFade(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  /// A change by way of black.
  open class func fade(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  /// A change by way of a color.
  open class func fade(with color: UIColor, duration sec: TimeInterval) -> SKTransition {
    SKTransition()
  }
  /// A change that flips.
  open class func flipHorizontal(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  /// A change that flips.
  open class func flipVertical(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  /// A change by doors.
  open class func doorway(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  /// A change by doors.
  open class func doorsOpenVertical(withDuration sec: TimeInterval) -> SKTransition {
    SKTransition()
  }
  /// A change by doors.
  open class func doorsOpenHorizontal(withDuration sec: TimeInterval) -> SKTransition {
    SKTransition()
  }
  /// A change by doors.
  open class func doorsCloseHorizontal(withDuration sec: TimeInterval) -> SKTransition {
    SKTransition()
  }
  /// A change in which the new scene pushes the old one.
  open class func push(
    with direction: SKTransitionDirection, duration sec: TimeInterval
  ) -> SKTransition { SKTransition() }
  /// A change in which the new scene moves over the old one.
  open class func moveIn(
    with direction: SKTransitionDirection, duration sec: TimeInterval
  ) -> SKTransition { SKTransition() }
  /// A change in which the old scene moves away.
  open class func reveal(
    with direction: SKTransitionDirection, duration sec: TimeInterval
  ) -> SKTransition { SKTransition() }
}

/// The direction of a change of scenes.
public enum SKTransitionDirection: Int, Sendable {
  /// Upwards.
  case up
  /// Downwards.
  case down
  /// To the right.
  case right
  /// To the left.
  case left
}
