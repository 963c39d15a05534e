import ElementaryFunctions
import Export
import Geometry
import Imaging
import PictureKit
import Raster
import Testing
import Text

@Suite struct SVGExportTests {
  private let size = Size(160, 120)

  private func svg(_ frames: [Frame], title: String = "film", scale: Double = 2) throws -> String {
    var export = FilmExport(as: .svg, canvas: size, framesPerSecond: 10, scale: scale)
    for frame in frames { try export.add(frame) }
    return String(decoding: try export.file(title: title, size: size).bytes, as: UTF8.self)
  }

  private func frame(_ layers: FrameLayer...) -> Frame { Frame(size: size, layers: layers) }

  private let disc = Picture { canvas in
    canvas.setFillColor(.red)
    canvas.fillEllipse(in: Rect(x: 0, y: 0, width: 40, height: 40))
  }

  @Test func `a layer that moves is one element with keys`() throws {
    let document = try svg(
      (0..<10).map { index in
        frame(
          FrameLayer(
            picture: disc, transform: Transform(translationX: Double(index) * 5, y: 7)))
      })
    #expect(document.components("<path").count == 3, "the background and the disc")
    #expect(
      document.contains(
        """
        <g transform="translate(0 7)"><animateTransform attributeName="transform" type="translate" dur="1s" \
        repeatCount="indefinite" values="0 7;45 7;45 7" keyTimes="0;.9;1"/>
        """))
  }

  @Test func `a layer is shown in its frames alone`() throws {
    let document = try svg(
      (0..<4).map { $0 == 1 || $0 == 2 ? frame(FrameLayer(picture: disc)) : frame() })
    #expect(
      document.contains(
        """
        <g display="none"><animate attributeName="display" calcMode="discrete" dur=".4s" \
        repeatCount="indefinite" values="none;inline;none" keyTimes="0;.25;.75"/>
        """))
  }

  @Test func `a film that does not move has no animation`() throws {
    let document = try svg(Array(repeating: frame(FrameLayer(picture: disc)), count: 5))
    #expect(!document.contains("<animate"))
  }

  @Test func `pictures of several layers are defined once`() throws {
    let document = try svg([
      frame(
        FrameLayer(picture: disc),
        FrameLayer(picture: disc, transform: Transform(translationX: 50, y: 0)))
    ])
    #expect(
      document.components("<use").count == 3 && document.components("fill=\"#f00\"").count == 2)
  }

  /// Frames of a label that runs, in hundredths.
  private func clock(_ count: Int) -> [Frame] {
    let font = Font.systemFont(ofSize: 16)
    return (0..<count).map { index in
      let picture = Picture { canvas in
        canvas.draw(
          "t = \(index / 10).\(index % 10) s", atBaseline: Point(10, 30), font: font, color: .red)
      }
      return frame(FrameLayer(picture: picture, transform: Transform(translationX: 3, y: 0)))
    }
  }

  @Test func `a text that changes has each glyph once, and its places change in steps`() throws {
    let document = try svg(clock(120))
    // The background, the ten digits, the letters, the bars of the equals sign and the point.
    #expect(document.components("<path").count - 1 <= 16)
    #expect(document.components("attributeName=\"href\" calcMode=\"discrete\"").count > 2)
    // Less than a tenth of 120 texts of eight glyphs as outlines, which have 150 kB.
    #expect(document.utf8.count < 15_000)
  }

  @Test func `a frame of a text that changes is drawn by librsvg as we do`() throws {
    let frames = clock(3)
    let renderer = FrameRenderer(canvas: size, scale: 2)
    let document = VectorImage(size: size, document: Array(try svg(frames).utf8))
    let drawn = Frame(
      size: size,
      layers: [
        FrameLayer(picture: Picture { $0.draw(document, in: Rect(origin: .zero, size: size)) })
      ])
    // librsvg shows the first frame; places are rounded to a fiftieth of a pixel.
    let ratio = try peakSignalToNoise(renderer.image(of: frames[0]), renderer.image(of: drawn))
    #expect(ratio > 35, "\(ratio) dB")
    let other = try peakSignalToNoise(renderer.image(of: frames[1]), renderer.image(of: drawn))
    #expect(other < 35, "another digit is seen: \(other) dB")
  }

  @Test func `glyphs that come again in one picture are defined once`() throws {
    let font = Font.systemFont(ofSize: 16)
    let still = try svg([
      frame(
        FrameLayer(
          picture: Picture {
            $0.draw("88888888 a", atBaseline: Point(10, 30), font: font, color: .red)
          }))
    ])
    #expect(still.components("<use").count == 9, "eight references")
    #expect(still.components("<path").count == 4, "the background, an eight and an a")
  }

  @Test
  func `the region of a shadow has three deviations around what is blurred and where it falls`()
    throws
  {
    let shadow = Shadow(offset: Vector(dx: 0, dy: 8), radius: 4)
    var layer = FrameLayer(picture: disc)
    layer.shadow = shadow
    let document = try svg([frame(layer)])
    // The disc has 40 points; 3 x 4 + 1 at each side, and 8 more below.
    #expect(document.contains("x=\"-13\" y=\"-13\" width=\"66\" height=\"74\""))
  }

  @Test func `a JPEG stays the file that it is`() throws {
    let file: [UInt8] = [0xFF, 0xD8, 0xFF, 0xD9]
    let photo = Bitmap(width: 1, height: 1, pixels: [0xFF00_00FF], jpeg: file)
    let document = try svg([
      frame(
        FrameLayer(
          picture: Picture(commands: [
            .draw(photo, in: Rect(x: 0, y: 0, width: 9, height: 9), .smooth)
          ])))
    ])
    #expect(document.contains("href=\"data:image/jpeg;base64,/9j/2Q==\""))
  }

  @Test func `what a title says is text`() throws {
    let document = try svg([frame()], title: "a < b & \"c\" > d\u{1}")
    #expect(document.contains("aria-label=\"a &lt; b &amp; &quot;c&quot; &gt; d\u{FFFD}\""))
  }

  @Test func `the same film is the same document`() throws {
    let frames = (0..<6).map { index in
      frame(
        FrameLayer(
          picture: disc, transform: Transform(rotationAngle: Double(index)), opacity: 0.5))
    }
    #expect(try svg(frames) == svg(frames))
  }

  @Test func `documents in one page have identifiers of their own`() throws {
    let gradient = Picture { canvas in
      canvas.setFillPaint(
        .linearGradient(Gradient([.red, .blue]), start: .zero, end: Point(40, 0)))
      canvas.fill(Rect(x: 0, y: 0, width: 40, height: 40))
    }
    let first = try svg([frame(FrameLayer(picture: gradient))])
    let second = try svg([frame(FrameLayer(picture: gradient, opacity: 0.5))])
    func identifiers(_ text: String) -> Set<Substring> {
      Set(text.components("id=\"").dropFirst().map { $0.prefix { $0 != "\"" } })
    }
    #expect(!identifiers(first).isEmpty)
    #expect(identifiers(first).isDisjoint(with: identifiers(second)))
  }

  @Test func `what SVG lacks is an image, and is reported`() throws {
    var layer = FrameLayer(picture: disc)
    var projection = ProjectiveTransform(Transform(translationX: 20, y: 20))
    projection.m13 = 0.005
    layer.projection = projection
    var export = FilmExport(as: .svg, canvas: size, framesPerSecond: 10, scale: 2)
    try export.add(frame(layer))
    try export.add(frame(FrameLayer(picture: disc)))
    let file = try export.file(title: "", size: size)
    #expect(
      file.notes == [
        "SVG lacks a perspective: images stand in for it in 1 of 2 frames."
      ])
    #expect(String(decoding: file.bytes, as: UTF8.self).contains("data:image/png;base64,"))
  }

  // MARK: Pixels

  /// The ratio of the square of the highest level to the mean square of the differences, in
  /// decibels.
  private func peakSignalToNoise(_ first: Image, _ second: Image) throws -> Double {
    try #require(first.width == second.width && first.height == second.height)
    var sum = 0.0
    for (one, other) in zip(first.pixels, second.pixels) {
      for shift in [UInt32(0), 8, 16] {
        let difference = Double(one >> shift & 255) - Double(other >> shift & 255)
        sum += difference * difference
      }
    }
    return sum == 0 ? 99 : 10 * log10(255 * 255 * 3 * Double(first.pixels.count) / sum)
  }

  private static let text = Picture { canvas in
    canvas.draw(
      "Grüße, 你好", atBaseline: Point(10, 40), font: .systemFont(ofSize: 18), color: .black)
  }

  private static func scene(_ build: (inout FrameLayer) -> Void) -> FrameLayer {
    let picture = Picture { canvas in
      canvas.setFillPaint(
        .radialGradient(
          Gradient([.yellow, .red]), startCenter: Point(30, 30), startRadius: 4,
          endCenter: Point(40, 40), endRadius: 40))
      canvas.fillEllipse(in: Rect(x: 0, y: 0, width: 80, height: 80))
      canvas.setStrokeColor(.blue)
      canvas.setLineWidth(3)
      canvas.setLineDash(phase: 2, lengths: [8, 4])
      canvas.stroke(Rect(x: 10, y: 10, width: 60, height: 60))
    }
    var layer = FrameLayer(picture: picture, transform: Transform(translationX: 20, y: 15))
    build(&layer)
    return layer
  }

  private static let layers: [(String, FrameLayer)] = [
    ("shapes", scene { _ in }), ("text", FrameLayer(picture: text)),
    ("opacity", scene { $0.opacity = 0.4 }),
    ("clip", scene { $0.clip = Path(ovalIn: Rect(x: 10, y: 0, width: 50, height: 70)) }),
    (
      "shadow",
      scene { $0.shadow = Shadow(offset: Vector(dx: 4, dy: 6), radius: 3) }
    ),
    (
      "shadow of a path",
      scene {
        $0.shadow = Shadow(
          offset: Vector(dx: 4, dy: 6), radius: 3,
          path: Path(rect: Rect(x: 0, y: 0, width: 90, height: 80)))
      }
    ),
    ("mask", scene { $0.mask = FrameLayer(picture: text) }),
    (
      "turned and skewed",
      scene { $0.transform = Transform(a: 0.8, b: 0.4, c: -0.2, d: 1, tx: 40, ty: 5) }
    ),
    (
      "a tint",
      FrameLayer(
        picture: Picture { canvas in
          canvas.beginTransparencyLayer()
          canvas.draw(text)
          canvas.setBlendMode(.sourceIn)
          canvas.setFillColor(.purple)
          canvas.fill(Rect(x: 0, y: 0, width: 160, height: 35))
          canvas.endTransparencyLayer()
        })
    ),
    (
      "a pattern",
      FrameLayer(
        picture: Picture { canvas in
          let dot = Picture { canvas in
            canvas.setFillColor(.green)
            canvas.fill(Rect(x: 1, y: 1, width: 4, height: 6))
          }
          canvas.setFillPaint(.pattern(dot, cell: Rect(x: 0, y: 0, width: 8, height: 8)))
          canvas.fill(Rect(x: 10, y: 10, width: 120, height: 80))
        })
    ),
    (
      "a multiplied layer",
      FrameLayer(sublayers: [
        scene { _ in },
        scene {
          $0.transform = Transform(translationX: 60, y: 20)
          $0.blendMode = .multiply
        },
      ])
    ),
  ]

  @Test(arguments: layers.indices)
  func `librsvg draws a frame as we do`(index: Int) throws {
    let (name, layer) = Self.layers[index]
    let frame = frame(layer)
    let renderer = FrameRenderer(canvas: size, scale: 2)
    let document = VectorImage(size: size, document: Array(try svg([frame]).utf8))
    let drawn = Frame(
      size: size,
      layers: [
        FrameLayer(picture: Picture { $0.draw(document, in: Rect(origin: .zero, size: size)) })
      ])
    let ratio = try peakSignalToNoise(renderer.image(of: frame), renderer.image(of: drawn))
    // Coordinates are rounded to a hundredth of a point, a fiftieth of a pixel; librsvg blurs
    // shadows by three boxes, which is within 3 % of a Gaussian. A missing part gives 25 dB or
    // less.
    #expect(ratio > 35, "\(name): \(ratio) dB")
    // And something is there.
    #expect(Set(try renderer.image(of: drawn).pixels).count > 1, "\(name)")
  }
}

extension String {
  fileprivate func components(_ separator: String) -> [Substring] {
    split(separator: separator, omittingEmptySubsequences: false)
  }
}
