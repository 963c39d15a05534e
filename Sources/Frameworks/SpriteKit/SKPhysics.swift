public import Geometry
public import UIKit

/// A body of a node, which keeps its values and does not move.
open class SKPhysicsBody: NSObject {
  /// The node; nil without one.
  open internal(set) weak var node: SKNode?
  /// Whether forces move the body; they do not.
  open var isDynamic = true
  /// Whether gravity moves the body; it does not.
  open var affectedByGravity = true
  /// Whether the body turns; it does not.
  open var allowsRotation = true
  /// Whether the body stays at its place in its parent.
  open var pinned = false
  /// Whether the body rests.
  open var isResting = true
  /// Whether collisions are found between frames.
  open var usesPreciseCollisionDetection = false
  /// The mass.
  open var mass = 1.0
  /// The density.
  open var density = 1.0
  /// The friction.
  open var friction = 0.2
  /// The restitution.
  open var restitution = 0.2
  /// The damping of movement.
  open var linearDamping = 0.1
  /// The damping of turns.
  open var angularDamping = 0.1
  /// The velocity.
  open var velocity = CGVector(dx: 0, dy: 0)
  /// The speed of turning.
  open var angularVelocity = 0.0
  /// The kinds of the body.
  open var categoryBitMask: UInt32 = .max
  /// The kinds with which the body collides.
  open var collisionBitMask: UInt32 = .max
  /// The kinds of which contacts are told.
  open var contactTestBitMask: UInt32 = 0
  /// The fields that act on the body.
  open var fieldBitMask: UInt32 = .max

  /// Creates a circle.
  public init(circleOfRadius r: CGFloat) {}
  /// Creates a circle.
  public init(circleOfRadius r: CGFloat, center: CGPoint) {}
  /// Creates a rectangle.
  public init(rectangleOf s: CGSize) {}
  /// Creates a rectangle.
  public init(rectangleOf s: CGSize, center: CGPoint) {}
  /// Creates a polygon.
  public init(polygonFrom path: CGPath) {}
  /// Creates a line that stays where it is.
  public init(edgeFrom p1: CGPoint, to p2: CGPoint) {}
  /// Creates lines that stay where they are.
  public init(edgeLoopFrom rect: CGRect) {}
  /// Creates lines that stay where they are.
  public init(edgeLoopFrom path: CGPath) {}
  /// Creates lines that stay where they are.
  public init(edgeChainFrom path: CGPath) {}
  /// Creates the shape of a picture.
  public init(texture: SKTexture, size: CGSize) {}
  /// Creates the shape of a picture.
  public init(texture: SKTexture, alphaThreshold: Float, size: CGSize) {}
  /// Creates a body of bodies.
  public init(bodies: [SKPhysicsBody]) {}

  /// Moves nothing.
  open func applyForce(_ force: CGVector) {}
  /// Moves nothing.
  open func applyForce(_ force: CGVector, at point: CGPoint) {}
  /// Moves nothing.
  open func applyImpulse(_ impulse: CGVector) {}
  /// Moves nothing.
  open func applyImpulse(_ impulse: CGVector, at point: CGPoint) {}
  /// Turns nothing.
  open func applyTorque(_ torque: CGFloat) {}
  /// Turns nothing.
  open func applyAngularImpulse(_ impulse: CGFloat) {}
  /// Returns the bodies that are touched: none.
  open func allContactedBodies() -> [SKPhysicsBody] { [] }
}

/// A contact of two bodies.
open class SKPhysicsContact: NSObject {
  /// A body.
  public let bodyA: SKPhysicsBody
  /// The other body.
  public let bodyB: SKPhysicsBody
  /// The place.
  open var contactPoint: CGPoint { CGPoint(x: 0, y: 0) }
  /// The direction.
  open var contactNormal: CGVector { CGVector(dx: 0, dy: 0) }
  /// The impulse.
  open var collisionImpulse: CGFloat { 0 }

  init(_ bodyA: SKPhysicsBody, _ bodyB: SKPhysicsBody) {
    (self.bodyA, self.bodyB) = (bodyA, bodyB)
  }
}

/// The object that is notified of contacts: of none, since nothing moves.
public protocol SKPhysicsContactDelegate: NSObjectProtocol {
  /// Never called.
  func didBegin(_ contact: SKPhysicsContact)
  /// Never called.
  func didEnd(_ contact: SKPhysicsContact)
}

extension SKPhysicsContactDelegate {
  /// Does nothing.
  public func didBegin(_ contact: SKPhysicsContact) {}
  /// Does nothing.
  public func didEnd(_ contact: SKPhysicsContact) {}
}

/// A joint of bodies, which holds nothing.
open class SKPhysicsJoint: NSObject {
  /// A body.
  open var bodyA: SKPhysicsBody
  /// The other body.
  open var bodyB: SKPhysicsBody

  init(_ bodyA: SKPhysicsBody, _ bodyB: SKPhysicsBody) {
    (self.bodyA, self.bodyB) = (bodyA, bodyB)
  }
}

/// A joint that turns.
open class SKPhysicsJointPin: SKPhysicsJoint {
  /// Creates a joint.
  open class func joint(
    withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint
  ) -> SKPhysicsJointPin { SKPhysicsJointPin(bodyA, bodyB) }
}

/// A joint that neither turns nor moves.
open class SKPhysicsJointFixed: SKPhysicsJoint {
  /// Creates a joint.
  open class func joint(
    withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint
  ) -> SKPhysicsJointFixed { SKPhysicsJointFixed(bodyA, bodyB) }
}

/// The world of bodies, in which nothing moves.
open class SKPhysicsWorld: NSObject {
  /// Gravity.
  open var gravity = CGVector(dx: 0, dy: -9.8)
  /// How fast time goes.
  open var speed = 1.0
  /// The receiver of contacts; nil by default.
  open weak var contactDelegate: (any SKPhysicsContactDelegate)?
  /// The joints.
  private var joints: [SKPhysicsJoint] = []

  /// Adds a joint.
  open func add(_ joint: SKPhysicsJoint) { joints.append(joint) }
  /// Removes a joint.
  open func remove(_ joint: SKPhysicsJoint) { joints.removeAll { $0 === joint } }
  /// Removes all joints.
  open func removeAllJoints() { joints = [] }
  /// Returns the body at a place: nil.
  open func body(at point: CGPoint) -> SKPhysicsBody? { nil }
}
