private import ElementaryFunctions
public import Geometry

extension DynamicAnimator.Inspection {
  /// An attachment, or one spring of a snap behavior.
  public struct Attachment: Sendable, Hashable {
    /// The kind of an attachment.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
      /// A rigid rod.
      case rod
      /// A spring.
      case spring
      /// A maximum length, like a rope.
      case limit
      /// A slide along an axis.
      case sliding
      /// A rigid connection.
      case fixed
      /// A pin, about which the bodies rotate.
      case pin
      /// One of the four springs of a snap behavior.
      case snap
    }

    /// The kind.
    public let kind: Kind
    /// The name of the attachment; nil without one, and for snap behaviors.
    public let name: String?
    /// The indices of the bodies, one or two.
    public let bodies: [Int]
    /// The end on the first body.
    public internal(set) var start: Point
    /// The end on the second body, or the anchor point.
    public internal(set) var end: Point
    /// The length of the rod, the rest length of the spring, or the maximum length; nil for kinds
    /// without a length.
    public internal(set) var length: Double?
    /// The natural frequency of a spring, in hertz; 0 for other kinds.
    public let frequency: Double
    /// The damping ratio of a spring; 0 for other kinds.
    public let damping: Double
    /// The force of a spring for each meter of 100 points that it is stretched, in newtons; 0 for
    /// other kinds.
    ///
    /// It follows from the frequency and the masses, and changes when a spring that is attached
    /// off-center rotates its body.
    public let stiffness: Double

    /// The tension in newtons, with 100 points per meter: see ``DynamicAnimator/tension(of:)``; nil
    /// without a name.
    public let tension: Double?

    /// The distance between the ends, in points.
    public var distanceOfEnds: Double { start.distance(to: end) }

    /// The angle of the line from the second end to the first, from one that hangs straight down,
    /// clockwise, in -pi...pi; nil where both ends are at one point.
    public var angle: Double? {
      let way = start - end
      return way.length > 1e-6 ? atan2(-way.dx, way.dy) : nil
    }

    /// Whether the attachment is a spring.
    public var isSpring: Bool { frequency > 0 }

    /// The energy of a stretched or compressed spring, in joules, with 100 points per meter; 0 for
    /// other kinds.
    public var energy: Double {
      guard let length, isSpring else { return 0 }
      let stretch = (start.distance(to: end) - length) / Units.pointsPerMeter
      return stiffness * stretch * stretch / 2
    }
  }

  /// The gravity of a behavior.
  public struct Gravity: Sendable, Hashable {
    /// The indices of the bodies.
    public let bodies: [Int]
    /// The acceleration, in points/s^2.
    public internal(set) var acceleration: Vector
  }

  /// A push of one body.
  public struct Push: Sendable, Hashable {
    /// The index of the body.
    public let body: Int
    /// The point at which the push acts.
    public internal(set) var point: Point
    /// The force in newtons, or the impulse in newton-seconds of an instantaneous push.
    public internal(set) var force: Vector
    /// Whether the push is an impulse.
    public let isInstantaneous: Bool
  }

  /// A field behavior.
  public struct Field: Sendable, Hashable {
    /// The kind of a field, named like the class method that creates it: the only list of kinds.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
      case drag
      case vortex
      case radialGravity
      case linearGravity
      case velocity
      case noise
      case turbulence
      case spring
      case electric
      case magnetic
      /// A field whose force is the result of a closure.
      case custom
    }

    /// The kind.
    public let kind: Kind
    /// The indices of the bodies on which the field acts.
    public let bodies: [Int]
    /// The position.
    public internal(set) var position: Point
    /// The outlines of the discs and rectangles from which the region is made; empty for an
    /// infinite region.
    public internal(set) var outlines: [Path]
    /// The strength.
    public let strength: Double
    /// The direction of the fields that have one; in units other than points, see
    /// `FieldBehavior.direction`.
    public internal(set) var direction: Vector
  }
}
