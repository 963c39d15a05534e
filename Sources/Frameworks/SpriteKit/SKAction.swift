public import Geometry
public import UIKit

/// How an action begins and ends.
public enum SKActionTimingMode: Int, Sendable {
  /// Evenly.
  case linear
  /// Slow at the beginning.
  case easeIn
  /// Slow at the end.
  case easeOut
  /// Slow at both ends.
  case easeInEaseOut
}

/// An action of a node, which has its duration and changes nothing.
open class SKAction: NSObject {
  /// The duration in seconds.
  open var duration = 0.0
  /// How the action begins and ends.
  open var timingMode = SKActionTimingMode.linear
  /// How fast the action is.
  open var speed = 1.0

  /// Returns the action backwards, which is the same.
  open func reversed() -> SKAction { self }

  private class func lasting(_ duration: Double) -> SKAction {
    let action = SKAction()
    action.duration = duration
    return action
  }

  /// Actions one after the other.
  open class func sequence(_ actions: [SKAction]) -> SKAction {
    lasting(actions.reduce(0) { $0 + $1.duration })
  }
  /// Actions at the same time.
  open class func group(_ actions: [SKAction]) -> SKAction {
    lasting(actions.map(\.duration).max() ?? 0)
  }
  /// An action several times.
  open class func `repeat`(_ action: SKAction, count: Int) -> SKAction {
    lasting(action.duration * Double(count))
  }
  /// An action without an end.
  open class func repeatForever(_ action: SKAction) -> SKAction { lasting(action.duration) }
  /// A pause.
  open class func wait(forDuration sec: TimeInterval) -> SKAction { lasting(sec) }
  /// A pause.
  open class func wait(forDuration sec: TimeInterval, withRange durationRange: TimeInterval)
    -> SKAction
  { lasting(sec) }
  /// A call of a function, which is not made.
  open class func run(_ block: @escaping () -> Void) -> SKAction { lasting(0) }
  /// A call of a function, which is not made.
  open class func run(_ block: @escaping () -> Void, queue: DispatchQueue) -> SKAction {
    lasting(0)
  }
  /// An action of a child.
  open class func run(_ action: SKAction, onChildWithName name: String) -> SKAction {
    lasting(action.duration)
  }
  /// Calls of a function, which are not made.
  open class func customAction(
    withDuration duration: TimeInterval, actionBlock block: @escaping (SKNode, CGFloat) -> Void
  ) -> SKAction { lasting(duration) }
  /// The end of the node.
  open class func removeFromParent() -> SKAction { lasting(0) }
  /// A sound.
  open class func playSoundFileNamed(_ soundFile: String, waitForCompletion wait: Bool) -> SKAction
  { lasting(wait ? 1 : 0) }

  /// A move.
  open class func move(by delta: CGVector, duration: TimeInterval) -> SKAction { lasting(duration) }
  /// A move.
  open class func moveBy(x deltaX: CGFloat, y deltaY: CGFloat, duration sec: TimeInterval)
    -> SKAction
  { lasting(sec) }
  /// A move.
  open class func move(to location: CGPoint, duration: TimeInterval) -> SKAction {
    lasting(duration)
  }
  /// A move.
  open class func moveTo(x: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
  /// A move.
  open class func moveTo(y: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
  /// A turn.
  open class func rotate(byAngle radians: CGFloat, duration: TimeInterval) -> SKAction {
    lasting(duration)
  }
  /// A turn.
  open class func rotate(toAngle radians: CGFloat, duration: TimeInterval) -> SKAction {
    lasting(duration)
  }
  /// A turn.
  open class func rotate(
    toAngle radians: CGFloat, duration: TimeInterval, shortestUnitArc: Bool
  ) -> SKAction { lasting(duration) }
  /// A change of the scale.
  open class func scale(by scale: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
  /// A change of the scale.
  open class func scale(to scale: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
  /// A change of the scale.
  open class func scaleX(to xScale: CGFloat, y yScale: CGFloat, duration: TimeInterval) -> SKAction
  { lasting(duration) }
  /// A change of the size.
  open class func resize(toWidth width: CGFloat, height: CGFloat, duration: TimeInterval)
    -> SKAction
  { lasting(duration) }
  /// A change of the opacity.
  open class func fadeIn(withDuration sec: TimeInterval) -> SKAction { lasting(sec) }
  /// A change of the opacity.
  open class func fadeOut(withDuration sec: TimeInterval) -> SKAction { lasting(sec) }
  /// A change of the opacity.
  open class func fadeAlpha(to alpha: CGFloat, duration: TimeInterval) -> SKAction {
    lasting(duration)
  }
  /// A change of the opacity.
  open class func fadeAlpha(by factor: CGFloat, duration: TimeInterval) -> SKAction {
    lasting(duration)
  }
  /// The node is not seen any more.
  open class func hide() -> SKAction { lasting(0) }
  /// The node is seen again.
  open class func unhide() -> SKAction { lasting(0) }
  /// Another picture.
  open class func setTexture(_ texture: SKTexture) -> SKAction { lasting(0) }
  /// Another picture.
  open class func setTexture(_ texture: SKTexture, resize: Bool) -> SKAction { lasting(0) }
  /// Pictures one after the other.
  open class func animate(with textures: [SKTexture], timePerFrame sec: TimeInterval) -> SKAction {
    lasting(Double(textures.count) * sec)
  }
  /// Pictures one after the other.
  open class func animate(
    with textures: [SKTexture], timePerFrame sec: TimeInterval, resize: Bool, restore: Bool
  ) -> SKAction { lasting(Double(textures.count) * sec) }
  /// A change of the color.
  open class func colorize(
    with color: UIColor, colorBlendFactor: CGFloat, duration: TimeInterval
  ) -> SKAction { lasting(duration) }
  /// A change of the color.
  open class func colorize(
    withColorBlendFactor colorBlendFactor: CGFloat, duration sec: TimeInterval
  ) -> SKAction { lasting(sec) }
  /// A way along a path.
  open class func follow(_ path: CGPath, duration: TimeInterval) -> SKAction { lasting(duration) }
  /// A way along a path.
  open class func follow(
    _ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, duration: TimeInterval
  ) -> SKAction { lasting(duration) }
  /// A way along a path.
  open class func follow(
    _ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, speed: CGFloat
  ) -> SKAction { lasting(path.boundingBox.width / max(speed, 1)) }
  /// A change of speed.
  open class func speed(to speed: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
}
