import Geometry
import StageKit

extension TraceCase {
  /// The examples of the book, the blog, the talk, Techotopia and Sadun.
  static let all = book + steps + warren + techotopia + sadun

  private static let book = [
    TraceCase("MoveViewController", "book-13-1-move", ["ball"]),
    TraceCase("GrowFadeViewController", "book-13-1-grow-fade", ["ball"]),
    TraceCase("RotateChainViewController", "book-13-1-rotate-chain", ["ball"]),
    TraceCase("GravityViewController", "book-13-2-gravity", ["ball"]),
    TraceCase(
      "GravityCollisionViewController", "book-13-2-gravity-collision", ["ball"]),
    TraceCase(
      "ContactAlphaViewController", "book-13-2-collision-alpha", ["ball"]),
    TraceCase(
      "ItemPropertiesViewController", "book-13-2-item-properties",
      ["ball1", "ball2"]),
    TraceCase(
      "ResistanceViewController", "book-13-2-item-properties-resistance",
      ["ball1", "ball2"]),
    TraceCase("SnapViewController", "book-13-2-snap", ["ball"]) {
      $0.tap(at: Point(260, 120), time: 0.5)
      $0.tap(at: Point(80, 480), time: 2.5)
    },
    TraceCase("SnapViewController", "book-13-2-snap-in-flight", ["ball"]) {
      $0.tap(at: Point(260, 120), time: 0.5)
      $0.tap(at: Point(80, 480), time: 0.6)
    },
    TraceCase("PushViewController", "book-13-2-push", ["ball1", "ball2"]),
    TraceCase(
      "AttachmentViewController", "book-13-2-spring-attachment",
      ["ball", "star"]),
    TraceCase(
      "RigidAttachmentViewController", "book-13-2-rigid-attachment",
      ["ball", "star"]),
    TraceCase(
      "BouncingSpringViewController", "book-13-2-bouncing-spring-behavior",
      ["ball", "star"]),
    TraceCase(
      "BouncingSpringAsPrintedViewController",
      "book-13-2-bouncing-spring-as-printed", ["ball", "star"]),
  ]

  private static let steps = [
    TraceCase("RollDownViewController", "steps-roll-down", ["steps", "ball"]),
    TraceCase("TallBallViewController", "steps-tall-ball-flaw", ["steps", "ball"]),
  ]

  private static let warren = [
    TraceCase("SquareViewController", "warren-gravity", ["square"]),
    TraceCase("CollisionSquareViewController", "warren-collision", ["square"]),
    TraceCase("ElasticSquareViewController", "warren-item-behavior", ["square"]),
    TraceCase("AttachedSquareViewController", "warren-attachment", ["square"]),
    TraceCase("SpringSquareViewController", "warren-spring", ["square"]),
    TraceCase("HangingSquareViewController", "warren-spring-gravity", ["square"]),
    TraceCase("SnappedSquareViewController", "warren-snap", ["square"]),
    TraceCase(
      "PushedSquareViewController", "warren-push-instantaneous", ["square"]),
    TraceCase(
      "SlowlyPushedSquareViewController", "warren-push-instantaneous-slow",
      ["square"]),
    TraceCase(
      "ContinuouslyPushedSquareViewController", "warren-push-continuous",
      ["square"]),
    TraceCase("DynamicLineViewController", "warren-dynamic-line", ["line"]) {
      $0.tap(at: Point(160, 512), time: 0.5)
      $0.tap(at: Point(160, 512), time: 4.5)
    },
    TraceCase(
      "FlickImageViewController", "warren-image-viewer-flick", ["photo"]
    ) { drag(on: $0, velocity: Vector(dx: 200, dy: -900)) },
    TraceCase(
      "FlickImageViewController", "warren-image-viewer-snap-back", ["photo"]
    ) { drag(on: $0, velocity: Vector(dx: 100, dy: -50)) },
  ]

  private static let techotopia = [
    TraceCase(
      "ArchitectureViewController", "techotopia-architecture",
      ["view1", "view2", "view3", "view4", "view5"]),
    TraceCase(
      "GravityItemsViewController", "techotopia-gravity",
      ["view1", "view2", "view3"]),
    TraceCase(
      "CoastingItemViewController", "techotopia-gravity-coasting",
      ["view1", "view2", "view3"]),
    TraceCase(
      "RemovedGravityViewController", "techotopia-gravity-removal",
      ["view1", "view2", "view3"]),
    TraceCase(
      "CollisionItemsViewController", "techotopia-collision-items",
      ["view1", "view2"]),
    TraceCase(
      "CollisionBoundariesViewController", "techotopia-collision-boundaries",
      ["upper", "lower"]),
    TraceCase(
      "CollisionEverythingViewController", "techotopia-collision-everything",
      ["upper", "lower"]),
    TraceCase(
      "CollisionInsetsViewController", "techotopia-collision-insets",
      ["view1"]),
    TraceCase(
      "CollisionLineViewController", "techotopia-collision-line", ["view1"]),
    TraceCase(
      "CollisionPathViewController", "techotopia-collision-path", ["view1"]),
    TraceCase(
      "AttachedItemsViewController", "techotopia-attachment-items",
      ["view1", "view2"]),
    TraceCase(
      "AnchorSpringViewController", "techotopia-attachment-anchor", ["view1"]
    ),
    TraceCase(
      "OffsetSpringViewController", "techotopia-attachment-offset", ["view1"]
    ),
    TraceCase(
      "TiltViewController", "techotopia-tilt",
      ["pane", "level", "pane 2", "tilted"]),
    TraceCase(
      "PosedTiltViewController", "techotopia-tilt-posed",
      ["pane", "level", "pane 2", "tilted"]),
    TraceCase("SnapToPointViewController", "techotopia-snap", ["view1"]),
    TraceCase(
      "HalfDampedSnapViewController", "techotopia-snap-half-damped",
      ["view1"]),
    TraceCase(
      "UndampedSnapViewController", "techotopia-snap-undamped", ["view1"]),
    TraceCase("PushedBoxViewController", "techotopia-push", ["view1"]),
    TraceCase(
      "ContinuouslyPushedBoxViewController", "techotopia-push-continuous",
      ["view1"]),
    TraceCase(
      "OffsetPushViewController", "techotopia-push-offset",
      ["printed", "figure", "below"]),
    TraceCase(
      "ItemBehaviorViewController", "techotopia-item-behavior",
      ["view1", "view2"]),
    TraceCase(
      "NoRotationViewController", "techotopia-item-behavior-no-rotation",
      ["view1", "view2"]),
    TraceCase(
      "AddedVelocityViewController", "techotopia-item-behavior-velocity",
      ["view1"]),
    TraceCase("CompositeViewController", "techotopia-composite", ["view1"]),
  ]

  private static let sadun = [
    TraceCase(
      "CustomItemViewController", "sadun-custom-item-log-modern", ["center"]),
    TraceCase("BoundsMappingViewController", "sadun-bounds-mapping", ["client"]),
    TraceCase(
      "WideBoundsMappingViewController", "sadun-bounds-mapping-wide", ["client"]),
    TraceCase(
      "ResizableViewController", "sadun-resizable-behavior", ["view"]),
    TraceCase(
      "HalfSpeedViewController", "sadun-resizable-behavior-half-speed",
      ["view"]),
    TraceCase(
      "SmallAmplitudeViewController",
      "sadun-resizable-behavior-small-amplitude", ["view"]),
    TraceCase(
      "StrongDampingViewController",
      "sadun-resizable-behavior-strong-damping", ["view"]),
    TraceCase(
      "NoClockViewController", "sadun-resizable-behavior-no-clock", ["view"]
    ),
    TraceCase(
      "SnapPileViewController", "sadun-transform-snap-pile",
      ["view1", "view2", "view3", "view4"]),
  ]

  /// The recipe's drag of the image: 15 moves of a frame each.
  private static func drag(on stage: Stage, velocity: Vector) {
    let start = Point(220, 400)
    let moves = (0...15).map { start + Vector(dx: 12, dy: -70) * (min(Double($0), 14) / 14) }
    let path = TouchPath(through: moves, at: 0, duration: 0.25)
    let beginning = TouchPath.Sample(time: 0, location: start + Vector(dx: 0, dy: 10))
    stage.touch(along: TouchPath([beginning] + path.samples), velocity: velocity)
  }
}
