public import Geometry

/// An immutable drawing: a list of commands, shared by every frame that shows it.
///
/// Copying a picture copies a reference, and comparing two copies of one picture costs nothing.
public struct Picture: Sendable {
  /// The commands, in drawing order.
  public var commands: [Command] { storage.commands }
  private let storage: Storage

  /// Creates a picture from commands; a `Canvas` is the pleasant way to make them.
  public init(commands: [Command]) {
    storage = Storage(commands: commands)
  }

  /// Creates a picture by drawing on a canvas.
  public init(draw: (Canvas) -> Void) {
    let canvas = Canvas()
    draw(canvas)
    self = canvas.picture
  }

  private final class Storage: Sendable {
    let commands: [Command]
    init(commands: [Command]) { self.commands = commands }
  }
}

extension Picture: Hashable {
  /// Tells whether two pictures draw the same; at once where they are copies of one.
  public static func == (left: Picture, right: Picture) -> Bool {
    left.storage === right.storage || left.commands == right.commands
  }

  /// Feeds the commands to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(commands)
  }
}

extension Picture {
  /// One step of a drawing.
  ///
  /// Coordinates are in the picture's space under the transforms so far.
  public enum Command: Hashable, Sendable {
    /// Fills the inside of a path.
    case fill(Path, FillRule, Paint)
    /// Draws a line along a path.
    case stroke(Path, StrokeStyle, Paint)
    /// Draws a bitmap stretched over a rectangle.
    case draw(Bitmap, in: Rect, Interpolation)
    /// Limits all that follows, up to the matching restore, to the inside of a path.
    case clip(Path, FillRule)
    /// Applies a transform to all that follows, up to the matching restore.
    case concatenate(Transform)
    /// Remembers transform and clip.
    case save
    /// Goes back to the transform and clip of the matching save.
    case restore
    /// Remembers transform and clip and starts a group, which is composed on its own and then drawn
    /// as a whole with an opacity.
    case beginGroup(opacity: Double)
    /// Draws the group and goes back to the transform and clip of its beginning.
    case endGroup
  }

  /// How a bitmap is sampled when it is not drawn pixel for pixel.
  public enum Interpolation: Hashable, Sendable {
    /// The nearest pixel: hard edges.
    case nearest
    /// A weighted mean of the pixels around; of all pixels covered when shrunk.
    case smooth
  }
}
