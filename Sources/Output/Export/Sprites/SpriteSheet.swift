internal import FoundationEssentials
internal import Geometry
package import Imaging

/// Frames side by side in one image, with a description that game engines read.
package struct SpriteSheet {
  /// How the description lists frames.
  package enum Layout: String, Sendable, CaseIterable {
    /// By name, as TexturePacker's "JSON (Hash)".
    case hash
    /// In order, as Aseprite's array.
    case array
  }

  /// The image with all sprites.
  package let image: Image
  /// The number of different sprites.
  package let spriteCount: Int
  /// The place of each frame's sprite in the image.
  private let cells: [PixelRect]
  /// The part of each frame that its sprite shows.
  private let parts: [PixelRect]
  private let sourceSize: PixelSize

  /// The number of transparent pixels between sprites, so that filters do not mix them.
  private static let gap = 2

  /// A part of a frame that differs from those of the frames before.
  private struct Sprite: Hashable {
    let size: PixelSize
    let pixels: [UInt32]
  }

  /// Packs frames; equal sprites share one place.
  ///
  /// - Parameters:
  ///   - frames: The frames, at least one, all of one size.
  ///   - columns: The number of sprites in a row of a grid, whose cells have the size of the part
  ///     that is not transparent in some frame; nil leaves out what is transparent around each
  ///     frame and packs the rest.
  package init(_ frames: [Image], columns: Int? = nil) {
    sourceSize = PixelSize(width: frames[0].width, height: frames[0].height)
    parts = Self.visibleParts(of: frames, isUniform: columns != nil)
    var places: [Int] = []
    var sprites: [Sprite] = []
    var known: [Sprite: Int] = [:]
    for (frame, part) in zip(frames, parts) {
      let sprite = Sprite(size: part.size, pixels: frame.pixels(in: part))
      let place = known[sprite] ?? sprites.count
      if place == sprites.count {
        known[sprite] = place
        sprites.append(sprite)
      }
      places.append(place)
    }
    spriteCount = sprites.count
    let sizes = sprites.map(\.size)
    let cells = columns.map { Self.grid(sizes, columns: $0) } ?? Self.shelves(sizes)
    let width = cells.map { $0.x + $0.width }.max() ?? 1
    let height = cells.map { $0.y + $0.height }.max() ?? 1
    var pixels = [UInt32](repeating: 0, count: width * height)
    for (sprite, cell) in zip(sprites, cells) {
      for row in 0..<cell.height {
        let start = (cell.y + row) * width + cell.x
        pixels.replaceSubrange(
          start..<start + cell.width,
          with: sprite.pixels[row * cell.width..<(row + 1) * cell.width])
      }
    }
    image = Image(width: width, height: height, pixels: pixels)
    self.cells = places.map { cells[$0] }
  }

  /// Returns cells of one size in rows of a number.
  private static func grid(_ sizes: [PixelSize], columns: Int) -> [PixelRect] {
    sizes.enumerated().map { index, size in
      PixelRect(
        x: index % columns * (size.width + gap), y: index / columns * (size.height + gap),
        width: size.width, height: size.height)
    }
  }

  /// Returns cells in rows, from the highest to the lowest, of a width that makes the image nearly
  /// square.
  private static func shelves(_ sizes: [PixelSize]) -> [PixelRect] {
    let area = sizes.reduce(0.0) { $0 + Double(($1.width + gap) * ($1.height + gap)) }
    let limit = max(sizes.map(\.width).max() ?? 1, Int((area * 1.05).squareRoot()))
    let order = sizes.indices.sorted {
      (-sizes[$0].height, -sizes[$0].width, $0) < (-sizes[$1].height, -sizes[$1].width, $1)
    }
    var cells = [PixelRect](
      repeating: PixelRect(x: 0, y: 0, width: 1, height: 1), count: sizes.count)
    var (x, y, rowHeight) = (0, 0, 0)
    for index in order {
      let size = sizes[index]
      if x > 0, x + size.width > limit {
        (x, y, rowHeight) = (0, y + rowHeight + gap, 0)
      }
      cells[index] = PixelRect(x: x, y: y, width: size.width, height: size.height)
      x += size.width + gap
      rowHeight = max(rowHeight, size.height)
    }
    return cells
  }

  private static func visibleParts(of frames: [Image], isUniform: Bool) -> [PixelRect] {
    let parts = frames.map(\.visiblePart)
    guard isUniform else {
      return parts.map { $0 ?? PixelRect(x: 0, y: 0, width: 1, height: 1) }
    }
    let visible = parts.compactMap(\.self)
    let left = visible.map(\.x).min() ?? 0
    let top = visible.map(\.y).min() ?? 0
    let right = visible.map { $0.x + $0.width }.max() ?? 1
    let bottom = visible.map { $0.y + $0.height }.max() ?? 1
    return frames.map { _ in
      PixelRect(x: left, y: top, width: right - left, height: bottom - top)
    }
  }

  /// Returns the description.
  ///
  /// - Parameters:
  ///   - name: The name of the animation; frames are named after it.
  ///   - imageName: The name of the image file.
  ///   - layout: How frames are listed.
  ///   - frameDuration: The duration of a frame, in seconds.
  ///   - scale: The pixels per point.
  ///   - program: The name and version of the program.
  /// - Returns: The bytes of a JSON file.
  /// - Throws: The error of the encoder.
  package func json(
    name: String, imageName: String, layout: Layout, frameDuration: Double, scale: Double,
    program: (name: String, version: String)
  ) throws -> [UInt8] {
    let digits = max(4, "\(cells.count - 1)".count)
    let names = cells.indices.map { index in
      "\(name)-" + String(repeating: "0", count: digits - "\(index)".count) + "\(index)"
    }
    let frames = cells.indices.map { index in
      let part = parts[index]
      let start = (Double(index) * frameDuration * 1000).rounded()
      return Description.Frame(
        filename: layout == .array ? names[index] : nil, frame: .init(cells[index]), rotated: false,
        trimmed: part.width < sourceSize.width || part.height < sourceSize.height,
        spriteSourceSize: .init(part),
        sourceSize: .init(w: sourceSize.width, h: sourceSize.height),
        // Whole milliseconds, whose sum is that of the film.
        duration: Int((Double(index + 1) * frameDuration * 1000).rounded() - start))
    }
    let description = Description(
      frames: layout == .array
        ? .array(frames) : .hash(Dictionary(uniqueKeysWithValues: zip(names, frames))),
      animations: layout == .hash ? [name: names] : nil,
      meta: .init(
        app: program.name, version: program.version, image: imageName, format: "RGBA8888",
        size: .init(w: image.width, h: image.height), scale: scale.shortestDescription,
        frameTags: [.init(name: name, from: 0, to: cells.count - 1, direction: "forward")]))
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return Array(try encoder.encode(description)) + Array("\n".utf8)
  }
}

/// The description in the form of TexturePacker and Aseprite.
private struct Description: Encodable {
  enum Frames: Encodable {
    case hash([String: Frame])
    case array([Frame])

    func encode(to encoder: any Encoder) throws {
      switch self {
      case .hash(let frames): try frames.encode(to: encoder)
      case .array(let frames): try frames.encode(to: encoder)
      }
    }
  }

  struct Rect: Encodable {
    let x, y, w, h: Int

    init(_ rect: PixelRect) {
      (x, y, w, h) = (rect.x, rect.y, rect.width, rect.height)
    }
  }

  struct Size: Encodable {
    let w, h: Int
  }

  struct Frame: Encodable {
    let filename: String?
    let frame: Rect
    let rotated: Bool
    let trimmed: Bool
    let spriteSourceSize: Rect
    let sourceSize: Size
    let duration: Int
  }

  struct Tag: Encodable {
    let name: String
    let from, to: Int
    let direction: String
  }

  struct Meta: Encodable {
    let app, version, image, format: String
    let size: Size
    let scale: String
    let frameTags: [Tag]
  }

  let frames: Frames
  let animations: [String: [String]]?
  let meta: Meta
}

extension PixelRect {
  fileprivate init(x: Int, y: Int, width: Int, height: Int) {
    self.init(columns: x...x + width - 1, rows: y...y + height - 1)
  }

  fileprivate var x: Int { columns.lowerBound }
  fileprivate var y: Int { rows.lowerBound }
  fileprivate var width: Int { columns.count }
  fileprivate var height: Int { rows.count }
}

extension Image {
  /// The bounds of the pixels that are not transparent; nil if there are none.
  fileprivate var visiblePart: PixelRect? {
    var (left, top, right, bottom) = (Int.max, Int.max, -1, -1)
    let width = width
    let height = height
    pixels.withUnsafeBufferPointer { pixels in
      for y in 0..<height {
        let row = pixels[y * width..<(y + 1) * width]
        guard let first = row.firstIndex(where: { $0 != 0 }),
          let last = row.lastIndex(where: { $0 != 0 })
        else { continue }
        left = min(left, first - y * width)
        right = max(right, last - y * width)
        top = min(top, y)
        bottom = max(bottom, y)
      }
    }
    guard right >= 0 else { return nil }
    return PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }

  fileprivate func pixels(in part: PixelRect) -> [UInt32] {
    var result: [UInt32] = []
    result.reserveCapacity(part.width * part.height)
    let pixels = pixels
    for row in part.y..<part.y + part.height {
      result += pixels[row * width + part.x..<row * width + part.x + part.width]
    }
    return result
  }
}
