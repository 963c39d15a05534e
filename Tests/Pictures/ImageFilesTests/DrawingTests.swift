import Geometry
import ImageFiles
import Imaging
import PictureKit
import TestSupport
import Testing

@Suite struct `Drawings as images` {
  /// 1 2 3
  /// 4 5 6, as opaque pixels.
  private static let six = Bitmap(
    width: 3, height: 2, pixels: (1...6).map { 0xFF00_0000 | UInt32($0) })

  /// Where the orientations of UIKit show the pixels.
  @Test(arguments: [
    (Drawing.Orientation.up, [1, 2, 3, 4, 5, 6]), (.upMirrored, [3, 2, 1, 6, 5, 4]),
    (.down, [6, 5, 4, 3, 2, 1]), (.downMirrored, [4, 5, 6, 1, 2, 3]),
    (.leftMirrored, [1, 4, 2, 5, 3, 6]), (.right, [4, 1, 5, 2, 6, 3]),
    (.rightMirrored, [6, 3, 5, 2, 4, 1]), (.left, [3, 6, 2, 5, 1, 4]),
  ])
  func `are turned by their orientation`(
    orientation: Drawing.Orientation, pixels: [UInt32]
  ) throws {
    let drawing = Drawing(Self.six, orientation: orientation)
    let shown = try image(of: drawing)
    #expect(shown.pixels.map { $0 & 0xFF } == pixels)
    #expect(drawing.size == Size(Double(shown.width), Double(shown.height)))
    #expect(drawing.bitmap == Self.six && drawing.imageOrientation == orientation)

    let mirrored = try image(of: drawing.withHorizontallyFlippedOrientation())
    for y in 0..<shown.height {
      for x in 0..<shown.width { #expect(mirrored[x, y] == shown[shown.width - 1 - x, y]) }
    }
  }

  @Test func `of paths are mirrored as bitmaps are`() throws {
    let drawing = Drawing(size: Size(4, 2)) { canvas in
      canvas.setFillColor(.red)
      canvas.fill(Rect(x: 0, y: 0, width: 1, height: 2))
    }
    let mirrored = drawing.withHorizontallyFlippedOrientation()
    #expect(try image(of: mirrored).pixels == [0, 0, 0, 0xFFFF_0000, 0, 0, 0, 0xFFFF_0000])
    #expect(mirrored.withHorizontallyFlippedOrientation() == drawing)
  }

  @Test func `have the size of their pixels by their scale`() {
    let drawing = Drawing(
      Bitmap(width: 6, height: 4, pixels: [UInt32](repeating: 0, count: 24)), scale: 2)
    #expect(drawing.size == Size(3, 2) && drawing.scale == 2)
    #expect(Drawing(VectorImage(size: Size(7, 8), document: [])).size == Size(7, 8))
  }

  @Test func `are tinted in their shape`() throws {
    // Opaque, half transparent, transparent.
    let bitmap = Bitmap(width: 3, height: 1, pixels: [0xFF12_3456, 0x8040_2010, 0])
    let blue = Drawing(bitmap).withTintColor(.blue)
    #expect(try image(of: blue).pixels == [0xFF00_00FF, 0x8000_0080, 0])
    let faint = Drawing(bitmap).withTintColor(Color(red: 0, green: 0, blue: 1, alpha: 0.5))
    // Half of 255 rounds to 128, half of 128 to 64.
    #expect(try image(of: faint).pixels == [0x8000_0080, 0x4000_0040, 0])
    #expect(blue.renderingMode == .automatic)
    #expect(
      blue.withTintColor(.red, renderingMode: .alwaysOriginal).renderingMode == .alwaysOriginal)
  }

  @Test func `are drawn with a blend mode and an opacity`() throws {
    let drawing = Drawing(size: Size(2, 1)) { canvas in
      canvas.setFillColor(.red)
      canvas.fill(Rect(x: 0, y: 0, width: 2, height: 1))
    }
    let picture = Picture { canvas in
      canvas.setFillColor(.yellow)
      canvas.fill(Rect(x: 0, y: 0, width: 3, height: 1))
      drawing.draw(at: Point(1, 0), on: canvas, blendMode: .multiply)
      drawing.draw(in: Rect(x: 2, y: 0, width: 1, height: 1), on: canvas, blendMode: .clear)
      drawing.draw(at: Point(3, 0), on: canvas, alpha: 0.5)
    }
    #expect(
      try image(of: picture, size: Size(5, 1)).pixels
        == [0xFFFF_FF00, 0xFFFF_0000, 0, 0x8080_0000, 0x8080_0000])
  }

  @Test func `fill a rectangle as a pattern from the origin of the canvas on`() throws {
    let drawing = Drawing(Self.six)
    let picture = Picture {
      drawing.drawAsPattern(in: Rect(x: 1, y: 1, width: 6, height: 3), on: $0)
    }
    let shown = try image(of: picture, size: Size(8, 5))
    for y in 0..<5 {
      for x in 0..<8 {
        let isInside = (1..<7).contains(x) && (1..<4).contains(y)
        let expected = isInside ? UInt32(y % 2 * 3 + x % 3 + 1) : 0
        #expect(shown[x, y] & 0xFF == expected)
      }
    }
  }

  @Test func `draw nothing in an empty or infinite rectangle`() throws {
    for rect in [Rect.zero, .null, Rect(x: 0, y: 0, width: .infinity, height: 1)] {
      let picture = Picture { Drawing(Self.six).draw(in: rect, on: $0) }
      #expect(picture.commands.isEmpty)
    }
  }
}

@Suite struct `Resizable images` {
  /// Three columns and rows: caps of one pixel, a middle of one pixel.
  private let nine = Bitmap(width: 3, height: 3, pixels: (1...9).map { 0xFF00_0000 | UInt32($0) })
  private let caps = Insets(top: 1, left: 1, bottom: 1, right: 1)

  @Test(arguments: [Drawing.ResizingMode.tile, .stretch], [1.0, 2, 3])
  func `keep their caps and grow their middle`(
    mode: Drawing.ResizingMode, scale: Double
  ) throws {
    let drawing = Drawing(nine).resizableImage(withCapInsets: caps, resizingMode: mode)
    #expect(drawing.size == Size(3, 3) && drawing.capInsets == caps && drawing.resizingMode == mode)
    let shown = try self.shown(drawing, Size(7, 5), scale: scale)
    for y in 0..<shown.height {
      for x in 0..<shown.width {
        func part(_ pixel: Int, _ count: Int) -> Int {
          pixel < Int(scale) ? 0 : pixel >= count - Int(scale) ? 2 : 1
        }
        let expected = 3 * part(y, shown.height) + part(x, shown.width) + 1
        #expect(Int(shown[x, y] & 0xFF) == expected, "\(x) \(y)")
      }
    }
  }

  @Test func `repeat their middle in mode tile, from the upper left`() throws {
    let row = Bitmap(width: 4, height: 1, pixels: (1...4).map { 0xFF00_0000 | UInt32($0) })
    let insets = Insets(top: 0, left: 1, bottom: 0, right: 1)
    let tiled = Drawing(row).resizableImage(withCapInsets: insets)
    #expect(
      try self.shown(tiled, Size(9, 1)).pixels.map { $0 & 0xFF } == [1, 2, 3, 2, 3, 2, 3, 2, 4])
    let stretched = Drawing(row).resizableImage(withCapInsets: insets, resizingMode: .stretch)
    let levels = try self.shown(stretched, Size(10, 1)).pixels.map { $0 & 0xFF }
    #expect(levels.first == 1 && levels.last == 4 && levels == levels.sorted())
  }

  @Test func `have no seams at fractions of pixels`() throws {
    for color in [0xFFFF_0000, 0x8080_0000] as [UInt32] {
      let bitmap = Bitmap(width: 9, height: 9, pixels: [UInt32](repeating: color, count: 81))
      for mode in [Drawing.ResizingMode.tile, .stretch] {
        let drawing = Drawing(bitmap).resizableImage(
          withCapInsets: Insets(top: 3, left: 3, bottom: 3, right: 3), resizingMode: mode)
        let shown = try self.shown(drawing, Size(31, 23), scale: 1.37)
        for y in 1..<shown.height - 1 {
          for x in 1..<shown.width - 1 {
            // One level for each of the two to four parts that meet: their coverages are rounded.
            let difference = components(shown[x, y])[3] - components(color)[3]
            #expect(abs(difference) <= 3, "\(mode) \(x) \(y) \(difference)")
          }
        }
      }
    }
  }

  @Test func `of paths with blend modes and groups have no seams, either`() throws {
    for alpha in [1, 0.5] {
      for mode in [Drawing.ResizingMode.tile, .stretch] {
        let drawing = Drawing(size: Size(9, 9)) { canvas in
          canvas.setBlendMode(.normal)
          canvas.setAlpha(alpha)
          canvas.beginTransparencyLayer()
          canvas.fill(Rect(x: 0, y: 0, width: 9, height: 9))
          canvas.endTransparencyLayer()
        }.resizableImage(
          withCapInsets: Insets(top: 4, left: 4, bottom: 4, right: 4), resizingMode: mode)
        let shown = try self.shown(drawing, Size(31, 23), scale: 1.37)
        let expected = (255 * alpha).rounded()
        for y in 1..<shown.height - 1 {
          for x in 1..<shown.width - 1 {
            // Two levels for each of the two to four parts that meet: both coverages are rounded.
            let difference = components(shown[x, y])[3] - expected
            #expect(abs(difference) <= 6, "\(mode) \(x) \(y) \(difference)")
          }
        }
      }
    }
  }

  @Test func `of paths stay sharp`() throws {
    let drawing = Drawing(size: Size(8, 8)) { canvas in
      canvas.fill(Path(ovalIn: Rect(x: 0, y: 0, width: 8, height: 8)))
    }.resizableImage(
      withCapInsets: Insets(top: 4, left: 4, bottom: 4, right: 4), resizingMode: .stretch)
    // The middle is empty: only the four quarters of the disc are drawn.
    let shown = try self.shown(drawing, Size(8, 8), scale: 2)
    let plain = try image(
      of: Picture { $0.fillEllipse(in: Rect(x: 0, y: 0, width: 8, height: 8)) }, size: Size(8, 8),
      scale: 2)
    #expect(shown == plain)
  }

  @Test func `of a catalog's slices show only a part between the caps`() throws {
    let row = Bitmap(width: 6, height: 1, pixels: (1...6).map { 0xFF00_0000 | UInt32($0) })
    let drawing = Drawing(row).resizableImage(
      withCapInsets: Insets(top: 0, left: 1, bottom: 0, right: 2)
    ).withCapCenter(Size(1, 1))
    for (width, expected) in [(6, [1, 2, 2, 2, 5, 6]), (4, [1, 2, 5, 6])] as [(Int, [UInt32])] {
      let pixels = try self.shown(drawing, Size(Double(width), 1)).pixels.map { $0 & 0xFF }
      #expect(pixels == expected)
    }
  }

  @Test func `shrink their caps where they do not fit`() throws {
    let drawing = Drawing(nine).resizableImage(withCapInsets: caps, resizingMode: .stretch)
    let shown = try self.shown(drawing, Size(1, 1), scale: 2)
    #expect(shown.pixels.map { $0 & 0xFF } == [1, 3, 7, 9])
  }

  @Test func `are tinted, too`() throws {
    let drawing = Drawing(nine).resizableImage(withCapInsets: caps).withTintColor(.green)
    #expect(drawing.isResizable)
    #expect(Set(try self.shown(drawing, Size(9, 4)).pixels) == [0xFF00_FF00])
  }

  @Test func `with caps that do not fit into the image trap`() async {
    await #expect(processExitsWith: .failure) {
      let bitmap = Bitmap(width: 2, height: 2, pixels: [0, 0, 0, 0])
      _ = Drawing(bitmap).resizableImage(
        withCapInsets: Insets(top: 0, left: 2, bottom: 0, right: 1))
    }
  }

  private func shown(_ drawing: Drawing, _ size: Size, scale: Double = 1) throws -> Image {
    let picture = Picture { drawing.draw(in: Rect(origin: .zero, size: size), on: $0) }
    return try image(of: picture, size: size, scale: scale)
  }
}
