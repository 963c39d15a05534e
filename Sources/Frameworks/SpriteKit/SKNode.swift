public import Geometry
public import UIKit

/// A color of a node.
public typealias SKColor = UIColor

/// A node of a tree of sprites, which keeps its values and its children and is not drawn.
open class SKNode: UIResponder {
  /// The place in the parent; y points up.
  open var position = CGPoint(x: 0, y: 0)
  /// The depth.
  open var zPosition = 0.0
  /// The angle, in radians.
  open var zRotation = 0.0
  /// The horizontal scale.
  open var xScale = 1.0
  /// The vertical scale.
  open var yScale = 1.0
  /// The opacity.
  open var alpha = 1.0
  /// Whether the node and its children are not seen.
  open var isHidden = false
  /// Whether actions stand still.
  open var isPaused = false
  /// How fast actions are.
  open var speed = 1.0
  /// Whether the node takes touches.
  open var isUserInteractionEnabled = false
  /// A name to find the node by; nil by default.
  open var name: String?
  /// The body; nil by default.
  open var physicsBody: SKPhysicsBody? { didSet { physicsBody?.node = self } }
  /// What a program keeps with the node; nil by default.
  open var userData: NSMutableDictionary?
  /// Rules for the place; they change nothing.
  open var constraints: [SKConstraint]?
  /// The children.
  open private(set) var children: [SKNode] = []
  /// The parent; nil without one.
  open private(set) weak var parent: SKNode?
  private var actionKeys: Set<String> = []

  /// Creates a node.
  override public init() { super.init() }

  /// Creates a node from an archive, which is not read: nil.
  public required init?(coder aDecoder: NSCoder) { nil }

  /// Creates a node from a file, which is not read: nil.
  public convenience init?(fileNamed filename: String) { nil }

  /// The scene; nil without one.
  open var scene: SKScene? { (self as? SKScene) ?? parent?.scene }
  /// The place and size in the parent.
  open var frame: CGRect {
    CGRect(x: position.x, y: position.y, width: 0, height: 0)
  }

  /// Sets both scales.
  open func setScale(_ scale: CGFloat) { (xScale, yScale) = (scale, scale) }

  /// Adds a child.
  open func addChild(_ node: SKNode) { insertChild(node, at: children.count) }

  /// Adds a child at a place of the list.
  open func insertChild(_ node: SKNode, at index: Int) {
    precondition(node.parent == nil, "a node that has a parent cannot be added to another one")
    children.insert(node, at: index)
    node.parent = self
  }

  /// Removes the node from its parent.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// Removes all children.
  open func removeAllChildren() { removeChildren(in: children) }

  /// Removes children.
  open func removeChildren(in nodes: [SKNode]) {
    for node in nodes where node.parent === self { node.removeFromParent() }
  }

  /// Moves the node to another parent.
  open func move(toParent parent: SKNode) {
    removeFromParent()
    parent.addChild(self)
  }

  /// Returns whether the node is below another one.
  open func inParentHierarchy(_ parent: SKNode) -> Bool {
    sequence(first: self.parent, next: { $0?.parent }).contains { $0 === parent }
  }

  /// Returns the first node of a name: of the children, or with `//` before it of all below.
  open func childNode(withName name: String) -> SKNode? { nodes(named: name).first }

  /// Calls a function with the nodes of a name.
  open func enumerateChildNodes(
    withName name: String, using block: (SKNode, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var isEnded = ObjCBool(false)
    for node in nodes(named: name) where !isEnded.boolValue { block(node, &isEnded) }
  }

  private func nodes(named name: String) -> [SKNode] {
    if name.hasPrefix("//") { return descendants.filter { $0.name == String(name.dropFirst(2)) } }
    return children.filter { name == "*" || $0.name == name }
  }

  private var descendants: [SKNode] { children.flatMap { [$0] + $0.descendants } }

  /// Returns whether a place of the parent is in the node.
  open func contains(_ p: CGPoint) -> Bool { frame.contains(p) }
  /// Returns whether two nodes overlap.
  open func intersects(_ node: SKNode) -> Bool { frame.intersects(node.frame) }
  /// Returns the children at a place.
  open func nodes(at p: CGPoint) -> [SKNode] { children.filter { $0.contains(p) } }
  /// Returns the highest child at a place, or the node itself.
  open func atPoint(_ p: CGPoint) -> SKNode {
    nodes(at: p).max { $0.zPosition < $1.zPosition } ?? self
  }
  /// Returns the frame with those of all children.
  open func calculateAccumulatedFrame() -> CGRect {
    children.reduce(frame) { $0.union($1.calculateAccumulatedFrame()) }
  }

  /// Returns a place of another node in this one; scales and angles are not counted.
  open func convert(_ point: CGPoint, from node: SKNode) -> CGPoint {
    let (from, to) = (node.origin, origin)
    return CGPoint(x: point.x + from.x - to.x, y: point.y + from.y - to.y)
  }
  /// Returns a place of this node in another one; scales and angles are not counted.
  open func convert(_ point: CGPoint, to node: SKNode) -> CGPoint {
    node.convert(point, from: self)
  }

  private var origin: CGPoint {
    guard let parent else { return CGPoint(x: 0, y: 0) }
    let above = parent.origin
    return CGPoint(x: above.x + position.x, y: above.y + position.y)
  }

  // MARK: Actions, which take no time and change nothing

  /// Notes an action; it changes nothing.
  open func run(_ action: SKAction) {}
  /// Notes an action, and calls a function.
  open func run(_ action: SKAction, completion block: @escaping () -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + action.duration) { block() }
  }
  /// Notes an action by a name; it changes nothing.
  open func run(_ action: SKAction, withKey key: String) { actionKeys.insert(key) }
  /// Returns whether there are actions with names.
  open func hasActions() -> Bool { !actionKeys.isEmpty }
  /// Returns an action by its name; nil without one.
  open func action(forKey key: String) -> SKAction? {
    actionKeys.contains(key) ? SKAction() : nil
  }
  /// Forgets an action.
  open func removeAction(forKey key: String) { actionKeys.remove(key) }
  /// Forgets all actions.
  open func removeAllActions() { actionKeys = [] }
}

/// A rule for the place of a node, which changes nothing.
open class SKConstraint: NSObject {
  /// Whether the rule holds.
  open var enabled = true
}
