import Geometry
import Imaging
import PictureKit
import Raster
import TestSupport
import Testing

/// Bitmaps that the span filler draws: interpolated, and cut by one outline.
struct BitmapFillTests {
  /// Returns a bitmap whose colors are linear functions of the place.
  private func ramp(width: Int, height: Int) -> Bitmap {
    Bitmap(
      width: width, height: height,
      pixels: (0..<width * height).map { index in
        let (y, x) = index.quotientAndRemainder(dividingBy: width)
        return 0xFF00_0000 | UInt32(3 * x) << 16 | UInt32(2 * y) << 8 | UInt32(x + y)
      })
  }

  @Test(arguments: [0.1, 0.3, 1.2, 2.5, -1], [0.8, 1, 2.7])
  func `a turned bitmap has the colors between its pixels`(angle: Double, scale: Double) throws {
    let bitmap = ramp(width: 60, height: 50)
    let size = Size(200, 200)
    let toPixels = Transform(translationX: -30, y: -25)
      .concatenating(Transform(scaleX: scale, y: scale))
      .concatenating(Transform(rotationAngle: angle))
      .concatenating(Transform(translationX: 100.3, y: 99.6))
    let image = try image(bitmap, in: Rect(x: 0, y: 0, width: 60, height: 50), toPixels, size)
    let inverse = try #require(toPixels.inverse)
    var count = 0
    for y in 0..<200 {
      for x in 0..<200 {
        let place = Point(Double(x) + 0.5, Double(y) + 0.5).applying(inverse)
        // Farther than a pixel from the edge, and from the centers of the outermost pixels.
        guard Rect(x: 1.5, y: 1.5, width: 57, height: 47).contains(place) else { continue }
        let pixel = image[x, y]
        let expected = [3 * (place.x - 0.5), 2 * (place.y - 0.5), place.x + place.y - 1]
        for (level, expected) in zip([pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255], expected) {
          // Half a level by rounding, and 0.15 by the kernel.
          #expect(abs(Double(level) - expected) < 0.65)
        }
        count += 1
      }
    }
    // The inner area, but for the part of the largest that is outside of the frame.
    #expect(Double(count) > min(57 * 47 * scale * scale * 0.95, 12_000))
  }

  /// The outline of a bitmap is that of a path, drawn once: a clip along its edges does not darken
  /// them.
  @Test(arguments: [0, 0.4], [nil, 12] as [Double?])
  func `a bitmap of one color has the pixels of a filled path`(
    angle: Double, cornerRadius: Double?
  ) throws {
    let rect = Rect(x: 0, y: 0, width: 90, height: 60)
    let red = Color(red: 1, green: 0, blue: 0)
    let bitmap = Bitmap(width: 9, height: 6, pixels: [UInt32](repeating: 0xFFFF_0000, count: 54))
    let toPixels = Transform(rotationAngle: angle)
      .concatenating(Transform(translationX: 40.2, y: 20.7))
    let size = Size(140, 140)
    let clip = cornerRadius.map { Path(roundedRect: rect, cornerRadius: $0) }
    let outline = clip ?? Path(rect: rect)
    let drawn = try image(bitmap, in: rect, toPixels, size, clip: clip)
    let filled = try image(
      of: Picture(commands: [.fill(outline, .winding, .color(red))]), toPixels, size)
    // An opaque color is rounded down at edges, and a bitmap to the nearest.
    #expect(drawn.maxChannelDifference(from: filled) <= 1)
  }

  @Test(arguments: [0, 0.4])
  func `edges of the frame cut a bitmap without changing its pixels`(angle: Double) throws {
    let bitmap = ramp(width: 60, height: 50)
    let rect = Rect(x: 0, y: 0, width: 120, height: 100)
    func image(shift: Vector, size: Size) throws -> Image {
      let toPixels = Transform(rotationAngle: angle)
        .concatenating(Transform(translationX: 60 - shift.dx, y: 40 - shift.dy))
      return try self.image(bitmap, in: rect, toPixels, size)
    }
    let whole = try image(shift: .zero, size: Size(220, 220))
    let part = try image(shift: Vector(dx: 80, dy: 70), size: Size(50, 40))
    for y in 0..<40 {
      for x in 0..<50 { #expect(part[x, y] == whole[x + 80, y + 70]) }
    }
  }

  /// Wherever a bitmap is cut, all around or completely, its pixels are those of the larger frame.
  @Test(arguments: 0..<8 as Range<UInt64>)
  func `random bitmaps in a frame are the part of those in a larger one`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &generator) }
    let rect = Rect(x: 0, y: 0, width: 60, height: 50)
    let bitmap = ramp(width: 60, height: 50)
    let clip = Path(roundedRect: rect, cornerRadius: 9)
    for index in 0..<25 {
      let turn = Transform(rotationAngle: number(-3...3)).scaledBy(x: number(0.76...4), y: 1)
        .concatenating(Transform(scaleX: number(0.76...4), y: number(0.76...4)))
      let place = Point(number(-80...330), number(-80...330))
      func image(shift: Vector, size: Size) throws -> Image {
        try self.image(
          bitmap, in: rect,
          turn.concatenating(Transform(translationX: place.x - shift.dx, y: place.y - shift.dy)),
          size, clip: index.isMultiple(of: 2) ? clip : nil)
      }
      let whole = try image(shift: .zero, size: Size(260, 260))
      let part = try image(shift: Vector(dx: 100, dy: 110), size: Size(60, 50))
      for y in 0..<50 {
        for x in 0..<60 { #expect(part[x, y] == whole[x + 100, y + 110]) }
      }
    }
  }

  @Test func `a translucent bitmap is blended over what is behind it`() throws {
    // Half of the white, and a quarter of full red.
    let bitmap = Bitmap(width: 2, height: 2, pixels: [UInt32](repeating: 0x8040_0000, count: 4))
    let image = try image(
      bitmap, in: Rect(x: 0, y: 0, width: 20, height: 20),
      Transform(translationX: 10, y: 10), Size(40, 40))
    #expect(image[0, 0] == 0xFFFF_FFFF)
    #expect(image[20, 20] == 0xFFBF_7F7F)
  }

  private func image(
    _ bitmap: Bitmap, in rect: Rect, _ transform: Transform, _ size: Size, clip: Path? = nil
  ) throws -> Image {
    var commands: [Picture.Command] = [.draw(bitmap, in: rect, .smooth)]
    if let clip { commands.insert(.clip(clip, .winding), at: 0) }
    return try image(of: Picture(commands: commands), transform, size)
  }

  private func image(of picture: Picture, _ transform: Transform, _ size: Size) throws -> Image {
    let frame = Frame(
      size: size, background: .white,
      layers: [FrameLayer(picture: picture, transform: transform)])
    return try FrameRenderer(canvas: size).image(of: frame)
  }
}
