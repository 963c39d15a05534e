public import Geometry
internal import Synchronization

/// An immutable display list with shared storage.
///
/// A copy shares the storage of the original, and comparing two copies of one picture is O(1).
public struct Picture: Sendable {
  /// The commands, in drawing order.
  public var commands: [Command] { storage.commands }
  private let storage: Storage

  /// The characters of the picture's texts that no font has, and that are drawn as boxes.
  ///
  /// They are ignored when pictures are compared.
  public var missingCharacters: Set<Character> { storage.missingCharacters }

  /// The names of fonts of the picture's texts that are not installed.
  ///
  /// They are ignored when pictures are compared.
  public var missingFonts: Set<String> { storage.missingFonts }

  /// The faces that have the glyphs of the picture's texts.
  ///
  /// They are ignored when pictures are compared.
  public var fontSources: Set<FontSource> { storage.fontSources }

  /// Creates a picture from commands, which a `Canvas` records more conveniently.
  ///
  /// - Parameters:
  ///   - commands: The commands, in drawing order.
  ///   - missingCharacters: The characters that are drawn as boxes.
  ///   - missingFonts: The names of fonts that other fonts replace.
  ///   - fontSources: The faces that have the glyphs among the commands.
  public init(
    commands: [Command], missingCharacters: Set<Character> = [], missingFonts: Set<String> = [],
    fontSources: Set<FontSource> = []
  ) {
    storage = Storage(
      commands: commands, missingCharacters: missingCharacters, missingFonts: missingFonts,
      fontSources: fontSources)
  }

  /// Creates a picture by recording what a closure draws on a canvas.
  public init(draw: (Canvas) -> Void) { self.init(showing: nil, draw: draw) }

  /// Creates a picture of which a rectangle is shown, by recording what a closure draws on a
  /// canvas.
  package init(showing bounds: Rect?, draw: (Canvas) -> Void) {
    let canvas = Canvas(showing: bounds)
    draw(canvas)
    self = canvas.picture
  }

  /// The identity of the shared storage, as long as the picture or a copy of it exists.
  package var storageIdentifier: ObjectIdentifier { ObjectIdentifier(storage) }

  /// The bounds of what the picture may draw, without regard to its clips; null if it draws
  /// nothing.
  ///
  /// They are computed once for all copies of the picture.
  package var extent: Rect {
    storage.extent.withLock { known in
      if let known { return known }
      let extent = commands[...].extent
      known = extent
      return extent
    }
  }

  private final class Storage: Sendable {
    let commands: [Command]
    let extent = Mutex<Rect?>(nil)
    let missingCharacters: Set<Character>
    let missingFonts: Set<String>
    let fontSources: Set<FontSource>

    init(
      commands: [Command], missingCharacters: Set<Character>, missingFonts: Set<String>,
      fontSources: Set<FontSource>
    ) {
      self.commands = commands
      self.missingCharacters = missingCharacters
      self.missingFonts = missingFonts
      self.fontSources = fontSources
    }
  }
}

extension Picture: Hashable {
  /// Returns whether two pictures have equal commands; O(1) for copies of one picture.
  public static func == (left: Picture, right: Picture) -> Bool {
    left.storage === right.storage || left.commands == right.commands
  }

  /// Hashes the commands.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(commands)
  }
}

extension Picture {
  /// A drawing command.
  ///
  /// Coordinates are in user space: the picture's coordinates under the current transform.
  public enum Command: Hashable, Sendable {
    /// Fills a path.
    case fill(Path, FillRule, Paint)
    /// Strokes a path.
    case stroke(Path, StrokeStyle, Paint)
    /// Draws a bitmap scaled to a rectangle.
    case draw(Bitmap, in: Rect, Interpolation)
    /// Draws the bitmap whose scale fits that of the current transform, scaled to a rectangle.
    case drawVariants([BitmapVariant], in: Rect, Interpolation)
    /// Draws a vector image scaled to a rectangle.
    case drawVector(VectorImage, in: Rect)
    /// Draws the shadow of the picture that is drawn next, which may cover it.
    case shadow(Shadow, of: Picture)
    /// Intersects the clip with a path, until the matching restore.
    case clip(Path, FillRule)
    /// Concatenates a transform with the current one, until the matching restore.
    case concatenate(Transform)
    /// Sets the blend mode of the following commands, until the matching restore.
    case setBlendMode(BlendMode)
    /// Pushes the transform, the clip and the blend mode onto the state stack.
    case save
    /// Pops the transform, the clip and the blend mode of the matching save.
    case restore
    /// Pushes the transform, the clip and the blend mode and begins a group, which is composited on
    /// its own, in normal mode, and then drawn with an opacity.
    case beginGroup(opacity: Double)
    /// Pops the transform, the clip and the blend mode of the group's beginning and draws the
    /// group.
    case endGroup
  }

  /// The sampling filter for a bitmap that is scaled or rotated.
  public enum Interpolation: Hashable, Sendable {
    /// The nearest pixel, which keeps edges hard.
    case nearest
    /// A weighted mean of neighboring pixels; of all covered pixels where the bitmap is reduced.
    case smooth
  }
}
