public import Geometry

extension TextLayout {
  /// The picture of all lines.
  public var picture: Picture { picture(clippedTo: nil) }

  /// Returns the picture of the glyphs in a rectangle, and of some around it.
  ///
  /// The result is not clipped: glyphs outside are omitted to save time and memory.
  ///
  /// - Parameter rect: The rectangle, in the coordinates of the layout; nil draws all glyphs.
  /// - Returns: The picture.
  public func picture(clippedTo rect: Rect?) -> Picture {
    var commands: [Picture.Command] = []
    var fontSources: Set<FontSource> = []
    for (index, line) in lines.enumerated() {
      // Glyphs, accents and shadows may extend beyond their line.
      let margin = 2 * line.rect.height
      if let rect, line.rect.maxY + margin < rect.minY || line.rect.minY - margin > rect.maxY {
        continue
      }
      var run = RunDrawing(
        origin: Point(line.rect.minX, line.baseline), extent: extents[index],
        columns: rect.map { $0.minX - margin...max($0.minX, $0.maxX) + margin })
      for shaped in runs[index] {
        run.add(shaped)
        if shaped.glyphs.contains(where: { !$0.isSpace }) {
          fontSources.insert(shaped.typeface.source)
        }
      }
      commands += run.commands
    }
    return Picture(
      commands: commands, missingCharacters: missingCharacters, missingFonts: missingFonts,
      fontSources: fontSources)
  }
}
