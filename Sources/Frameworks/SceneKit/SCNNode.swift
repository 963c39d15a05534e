public import UIKit

/// A scene in space, whose nodes keep their values and are not drawn.
open class SCNScene: NSObject {
  /// The node of all nodes.
  public let rootNode = SCNNode()
  /// What is behind the scene.
  public let background = SCNMaterialProperty()
  /// What lights the scene.
  public let lightingEnvironment = SCNMaterialProperty()
  /// Whether the scene stands still.
  open var isPaused = false
  /// The world of bodies, in which nothing moves.
  public let physicsWorld = SCNPhysicsWorld()

  /// Creates an empty scene.
  override public init() {}
  /// Creates an empty scene: the file is not read.
  public convenience init?(named name: String) { self.init() }
  /// Creates an empty scene: the file is not read.
  public convenience init(url: URL, options: [String: Any]? = nil) throws { self.init() }
}

/// A node of a scene.
open class SCNNode: NSObject {
  /// A name to find the node by; nil by default.
  open var name: String?
  /// The shape; nil by default.
  open var geometry: SCNGeometry?
  /// The light; nil by default.
  open var light: SCNLight?
  /// The camera; nil by default.
  open var camera: SCNCamera?
  /// The body; nil by default.
  open var physicsBody: SCNPhysicsBody?
  /// The place in the parent.
  open var position = SCNVector3()
  /// The turn around an axis.
  open var rotation = SCNVector4()
  /// The turn as a quaternion.
  open var orientation = SCNQuaternion()
  /// The turn by three angles.
  open var eulerAngles = SCNVector3()
  /// The scale.
  open var scale = SCNVector3(x: 1, y: 1, z: 1)
  /// The opacity.
  open var opacity = 1.0
  /// Whether the node and its children are not seen.
  open var isHidden = false
  /// Whether the node throws a shadow.
  open var castsShadow = true
  /// The kinds of the node.
  open var categoryBitMask = 1
  /// The children.
  open private(set) var childNodes: [SCNNode] = []
  /// The parent; nil without one.
  open private(set) weak var parent: SCNNode?
  private var actionKeys: Set<String> = []

  /// Creates a node.
  override public init() {}
  /// Creates a node with a shape.
  public convenience init(geometry: SCNGeometry?) {
    self.init()
    self.geometry = geometry
  }

  /// The place in space; turns and scales of parents are not counted.
  open var worldPosition: SCNVector3 {
    let above = parent?.worldPosition ?? SCNVector3()
    return SCNVector3(above.x + position.x, above.y + position.y, above.z + position.z)
  }
  /// The node as it is seen.
  open var presentation: SCNNode { self }

  /// Adds a child, which leaves its parent.
  open func addChildNode(_ child: SCNNode) {
    child.removeFromParentNode()
    childNodes.append(child)
    child.parent = self
  }
  /// Removes the node from its parent.
  open func removeFromParentNode() {
    parent?.childNodes.removeAll { $0 === self }
    parent = nil
  }
  /// Returns the first node of a name; nil if there is none.
  open func childNode(withName name: String, recursively: Bool) -> SCNNode? {
    childNodes.first { $0.name == name }
      ?? (recursively
        ? childNodes.lazy.compactMap { $0.childNode(withName: name, recursively: true) }.first
        : nil)
  }
  /// Calls a function with all nodes below.
  open func enumerateChildNodes(
    _ block: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var isEnded = ObjCBool(false)
    for node in descendants where !isEnded.boolValue { block(node, &isEnded) }
  }
  private var descendants: [SCNNode] { childNodes.flatMap { [$0] + $0.descendants } }

  /// Returns a node with the same values and shape.
  open func clone() -> SCNNode {
    let node = SCNNode()
    (node.name, node.geometry, node.light, node.camera) = (name, geometry, light, camera)
    (node.position, node.rotation, node.scale) = (position, rotation, scale)
    for child in childNodes { node.addChildNode(child.clone()) }
    return node
  }
  /// Turns the node to a place; it does not.
  open func look(at worldTarget: SCNVector3) {}

  /// Notes an action, and calls a function after it.
  open func runAction(_ action: SCNAction, completionHandler block: (() -> Void)? = nil) {
    DispatchQueue.main.asyncAfter(deadline: .now() + action.duration) { block?() }
  }
  /// Notes an action by a name; it changes nothing.
  open func runAction(_ action: SCNAction, forKey key: String?) {
    if let key { actionKeys.insert(key) }
  }
  /// Whether there are actions with names.
  open var hasActions: Bool { !actionKeys.isEmpty }
  /// Removes an action.
  open func removeAction(forKey key: String) { actionKeys.remove(key) }
  /// Removes all actions.
  open func removeAllActions() { actionKeys = [] }
  /// Notes an animation; it changes nothing.
  open func addAnimation(_ animation: CAAnimation, forKey key: String?) {
    if let key { actionKeys.insert(key) }
  }
  /// Removes an animation.
  open func removeAnimation(forKey key: String) { actionKeys.remove(key) }
}

/// An action of a node, which has its duration and changes nothing.
open class SCNAction: NSObject {
  /// The duration in seconds.
  open var duration = 0.0

  /// Returns the action backwards, which is the same.
  open func reversed() -> SCNAction { self }

  private class func lasting(_ duration: Double) -> SCNAction {
    let action = SCNAction()
    action.duration = duration
    return action
  }

  /// Actions one after the other.
  open class func sequence(_ actions: [SCNAction]) -> SCNAction {
    lasting(actions.reduce(0) { $0 + $1.duration })
  }
  /// Actions at the same time.
  open class func group(_ actions: [SCNAction]) -> SCNAction {
    lasting(actions.map(\.duration).max() ?? 0)
  }
  /// An action several times.
  open class func `repeat`(_ action: SCNAction, count: Int) -> SCNAction {
    lasting(action.duration * Double(count))
  }
  /// An action without an end.
  open class func repeatForever(_ action: SCNAction) -> SCNAction { lasting(action.duration) }
  /// A pause.
  open class func wait(duration sec: TimeInterval) -> SCNAction { lasting(sec) }
  /// A call of a function, which is not made.
  open class func run(_ block: @escaping (SCNNode) -> Void) -> SCNAction { lasting(0) }
  /// A move.
  open class func move(by delta: SCNVector3, duration: TimeInterval) -> SCNAction {
    lasting(duration)
  }
  /// A move.
  open class func moveBy(
    x: CGFloat, y: CGFloat, z: CGFloat, duration: TimeInterval
  ) -> SCNAction { lasting(duration) }
  /// A move.
  open class func move(to location: SCNVector3, duration: TimeInterval) -> SCNAction {
    lasting(duration)
  }
  /// A turn.
  open class func rotateBy(
    x xAngle: CGFloat, y yAngle: CGFloat, z zAngle: CGFloat, duration: TimeInterval
  ) -> SCNAction { lasting(duration) }
  /// A turn.
  open class func rotateTo(
    x xAngle: CGFloat, y yAngle: CGFloat, z zAngle: CGFloat, duration: TimeInterval
  ) -> SCNAction { lasting(duration) }
  /// A turn.
  open class func rotate(
    by angle: CGFloat, around axis: SCNVector3, duration: TimeInterval
  ) -> SCNAction { lasting(duration) }
  /// A change of the scale.
  open class func scale(by scale: CGFloat, duration sec: TimeInterval) -> SCNAction { lasting(sec) }
  /// A change of the scale.
  open class func scale(to scale: CGFloat, duration sec: TimeInterval) -> SCNAction { lasting(sec) }
  /// A change of the opacity.
  open class func fadeIn(duration sec: TimeInterval) -> SCNAction { lasting(sec) }
  /// A change of the opacity.
  open class func fadeOut(duration sec: TimeInterval) -> SCNAction { lasting(sec) }
  /// A change of the opacity.
  open class func fadeOpacity(to opacity: CGFloat, duration sec: TimeInterval) -> SCNAction {
    lasting(sec)
  }
  /// The end of the node.
  open class func removeFromParentNode() -> SCNAction { lasting(0) }
}
