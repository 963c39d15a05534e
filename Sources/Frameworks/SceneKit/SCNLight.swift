public import UIKit

/// A light of a scene, which is not drawn.
open class SCNLight: NSObject {
  /// How light spreads.
  public struct LightType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a kind.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// From everywhere.
    public static let ambient = LightType(rawValue: "ambient")
    /// From a point.
    public static let omni = LightType(rawValue: "omni")
    /// From one side.
    public static let directional = LightType(rawValue: "directional")
    /// In a cone.
    public static let spot = LightType(rawValue: "spot")
  }
  /// How light spreads.
  open var type = LightType.omni
  /// The color.
  open var color: Any = UIColor.white
  /// How strong the light is.
  open var intensity = 1000.0
  /// Whether things throw a shadow.
  open var castsShadow = false
  /// The color of the shadow.
  open var shadowColor: Any = UIColor.black
  /// The inner angle of the cone.
  open var spotInnerAngle = 0.0
  /// The outer angle of the cone.
  open var spotOuterAngle = 45.0
  /// The temperature of the color.
  open var temperature = 6500.0
}

/// A camera of a scene.
open class SCNCamera: NSObject {
  /// The angle that is seen.
  open var fieldOfView = 60.0
  /// The nearest distance.
  open var zNear = 1.0
  /// The farthest distance.
  open var zFar = 100.0
  /// Whether far things are as large as near ones.
  open var usesOrthographicProjection = false
  /// The height that is seen then.
  open var orthographicScale = 1.0
  /// Whether bright places are computed with more values.
  open var wantsHDR = false
}

/// A body of a node, which does not move.
open class SCNPhysicsBody: NSObject {
  /// How a body moves.
  public enum BodyType: Int, Sendable {
    /// Not.
    case `static`
    /// By forces.
    case dynamic
    /// By the program.
    case kinematic
  }
  /// How the body moves; it does not.
  open var type: BodyType
  /// The shape; nil for that of the node.
  open var physicsShape: SCNPhysicsShape?
  /// The mass.
  open var mass = 1.0
  /// The restitution.
  open var restitution = 0.5
  /// The friction.
  open var friction = 0.5
  /// Whether gravity moves the body; it does not.
  open var isAffectedByGravity = true
  /// The kinds of the body.
  open var categoryBitMask = 1
  /// The kinds with which the body collides.
  open var collisionBitMask = -1
  /// The kinds of which contacts are told.
  open var contactTestBitMask = 0
  /// The velocity.
  open var velocity = SCNVector3()

  /// Creates a body.
  public init(type: BodyType, shape: SCNPhysicsShape?) {
    (self.type, physicsShape) = (type, shape)
  }
  /// Creates a body that does not move.
  open class func `static`() -> SCNPhysicsBody { SCNPhysicsBody(type: .static, shape: nil) }
  /// Creates a body that forces move.
  open class func dynamic() -> SCNPhysicsBody { SCNPhysicsBody(type: .dynamic, shape: nil) }
  /// Creates a body that the program moves.
  open class func kinematic() -> SCNPhysicsBody { SCNPhysicsBody(type: .kinematic, shape: nil) }
  /// Moves nothing.
  open func applyForce(_ direction: SCNVector3, asImpulse impulse: Bool) {}
}

/// The shape of a body.
open class SCNPhysicsShape: NSObject {
  /// Creates the shape of a geometry.
  public init(geometry: SCNGeometry, options: [String: Any]? = nil) {}
  /// Creates the shape of a node.
  public init(node: SCNNode, options: [String: Any]? = nil) {}
}

/// The world of bodies, in which nothing moves.
open class SCNPhysicsWorld: NSObject {
  /// Gravity.
  open var gravity = SCNVector3(x: 0, y: -9.8, z: 0)
  /// How fast time goes.
  open var speed = 1.0
}

/// Changes of a scene together.
open class SCNTransaction: NSObject {
  /// The duration of changes; it changes nothing.
  public static var animationDuration: Double {
    get { CATransaction.animationDuration() }
    set { CATransaction.setAnimationDuration(newValue) }
  }
  /// Begins changes.
  open class func begin() { CATransaction.begin() }
  /// Ends changes.
  open class func commit() { CATransaction.commit() }
}
