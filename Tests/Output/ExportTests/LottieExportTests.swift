import Export
import FoundationEssentials
import Geometry
import PictureKit
import Testing
import Text

@Suite struct LottieExportTests {
  private let size = Size(160, 120)

  private func json(_ frames: [Frame], title: String = "film", size: Size? = nil) throws -> String {
    var export = FilmExport(as: .lottie, canvas: self.size, framesPerSecond: 10, scale: 2)
    for frame in frames { try export.add(frame) }
    let file = try export.file(title: title, size: size ?? self.size)
    return String(decoding: file.bytes, as: UTF8.self)
  }

  private func frame(_ layers: FrameLayer...) -> Frame { Frame(size: size, layers: layers) }

  private let square = Picture { canvas in
    canvas.setFillColor(.red)
    canvas.fill(Rect(x: 0, y: 0, width: 40, height: 40))
  }

  /// The parts of an animation that the tests read.
  private struct Animation: Decodable {
    struct Layer: Decodable {
      let ind, ty: Int
      let parent, tt, td, bm: Int?
      let refId: String?
      let ip, op: Double
      let hasMask: Bool?
      let w, h: Double?
    }
    struct Asset: Decodable {
      let id: String
      let layers: [Layer]?
      let p: String?
    }
    let nm: String
    let w, h, fr, ip, op: Double
    let assets: [Asset]
    let layers: [Layer]
  }

  private func animation(_ text: String) throws -> Animation {
    try JSONDecoder().decode(Animation.self, from: Data(text.utf8))
  }

  @Test
  func `a layer that ends is transparent from then on, since rlottie shows it in its last frame`()
    throws
  {
    let text = try json((0..<10).map { $0 < 4 ? frame(FrameLayer(picture: square)) : frame() })
    let layer = try #require(try animation(text).layers.first)
    #expect((layer.ip, layer.op) == (0, 4))
    #expect(text.contains("{\"h\":1,\"s\":[100],\"t\":0},{\"s\":[0],\"t\":4}"))
  }

  @Test func `a text that changes has each glyph of a place once`() throws {
    let font = Font.systemFont(ofSize: 16)
    let text = try json(
      (0..<240).map { index in
        let picture = Picture { canvas in
          canvas.draw(
            "t = \(index / 100).\(index / 10 % 10)\(index % 10) s", atBaseline: Point(10, 30),
            font: font, color: .red)
        }
        return frame(FrameLayer(picture: picture))
      })
    let animation = try animation(text)
    #expect(animation.layers.map(\.ty) == [4, 4], "the text and the background")
    // Three, ten and ten digits, and t, the bars of the equals sign, the point and s, which keep
    // their places where digits are as wide as others.
    #expect(text.ranges(of: "\"ty\":\"sh\"").count < 60)
    // 240 texts of nine glyphs as outlines have 900 kB.
    #expect(text.utf8.count < 100_000, "\(text.utf8.count)")
  }

  @Test func `a layer that moves is one layer with keys`() throws {
    let text = try json(
      (0..<10).map { index in
        frame(
          FrameLayer(
            picture: square, transform: Transform(translationX: Double(index) * 5, y: 7)))
      }, title: "a \"b\"\n\\")
    let animation = try animation(text)
    #expect((animation.w, animation.h, animation.fr, animation.op) == (160, 120, 10, 10))
    #expect(animation.nm == "a \"b\"\n\\")
    // The first layer is the one in front, the second the background.
    #expect(animation.layers.map(\.ty) == [4, 4])
    #expect(
      text.contains(
        """
        "p":{"a":1,"k":[{"i":{"x":1,"y":1},"o":{"x":0,"y":0},"s":[0,7,0],"t":0},{"s":[45,7,0],"t":9}]}
        """))
    #expect(text.contains("\"v\":[[0,0],[40,0],[40,40],[0,40]]"))
  }

  @Test func `the type of a shape comes before its other entries`() throws {
    let text = try json([frame(FrameLayer(picture: square))])
    // rlottie ignores shapes whose type it does not know from the beginning.
    for type in ["gr", "sh", "fl", "tr"] { #expect(text.contains("{\"ty\":\"\(type)\",")) }
  }

  @Test func `a layer is there in its frames alone`() throws {
    let text = try json(
      (0..<8).map { [2, 3, 6].contains($0) ? frame(FrameLayer(picture: square)) : frame() })
    let layer = try #require(try animation(text).layers.first)
    #expect((layer.ip, layer.op) == (2, 7))
    // Between its intervals and after the last one it is transparent.
    #expect(
      text.contains(
        """
        "o":{"a":1,"k":[{"h":1,"s":[100],"t":2},{"h":1,"s":[0],"t":4},{"h":1,"s":[100],"t":6},{"s":[0],"t":7}]}
        """))
  }

  @Test(arguments: [
    (Path(rect: Rect(x: 10, y: 5, width: 50, height: 30)), false),
    (Path(rect: Rect(x: 10, y: 5, width: 50.5, height: 30)), true),
    (Path(ovalIn: Rect(x: 10, y: 5, width: 50, height: 30)), true),
  ])
  func `a clipped group is a composition, whose edges are the clip or which has a mask`(
    clip: Path, hasMask: Bool
  ) throws {
    let group = FrameLayer(
      opacity: 0.5, clip: clip,
      sublayers: [
        FrameLayer(picture: square),
        FrameLayer(picture: square, transform: Transform(translationX: 20, y: 0)),
      ])
    let animation = try animation(json([frame(group)]))
    let layer = animation.layers[0]
    #expect(layer.ty == 0 && (layer.hasMask ?? false) == hasMask)
    #expect(hasMask || (layer.w == 50 && layer.h == 30))
    let content = try #require(animation.assets.first { $0.id == layer.refId }?.layers)
    // Two squares, and the null layer that moves them to the corner of the composition.
    #expect(content.map(\.ty) == [4, 4, 3])
  }

  @Test func `an image keeps its opacity`() throws {
    let bitmap = Bitmap(width: 2, height: 2, pixels: Array(repeating: 0xFF00_FF00, count: 4))
    let image = Picture { $0.draw(bitmap, in: Rect(x: 0, y: 0, width: 20, height: 20)) }
    let text = try json([frame(FrameLayer(picture: image, opacity: 0.25))])
    #expect(try animation(text).layers.map(\.ty) == [2, 4])
    #expect(text.contains("\"o\":{\"a\":0,\"k\":25}"))
    // A shape has it in its group.
    let shape = try json([frame(FrameLayer(picture: square, opacity: 0.25))])
    #expect(shape.contains("{\"ty\":\"tr\"") && shape.contains("\"o\":{\"a\":0,\"k\":25}"))
  }

  @Test func `a mask is a matte in front of what it masks`() throws {
    var layer = FrameLayer(picture: square)
    layer.mask = FrameLayer(picture: square, transform: Transform(translationX: 5, y: 5))
    let animation = try animation(json([frame(layer)]))
    let composition = try #require(
      animation.assets.first { $0.id == animation.layers[0].refId }?.layers)
    #expect(composition.map(\.td) == [1, nil] && composition.map(\.tt) == [nil, 1])
  }

  @Test func `a shadow is an image, and is reported`() throws {
    var layer = FrameLayer(picture: square, transform: Transform(translationX: 30, y: 30))
    layer.shadow = Shadow(radius: 4)
    var export = FilmExport(as: .lottie, canvas: size, framesPerSecond: 10, scale: 2)
    try export.add(frame(layer))
    let file = try export.file(title: "", size: size)
    #expect(
      file.notes == ["Lottie lacks a shadow: an image stands in for it."])
    let animation = try animation(String(decoding: file.bytes, as: UTF8.self))
    #expect(animation.assets.contains { $0.p?.hasPrefix("data:image/png;base64,") == true })
    #expect(animation.layers.map(\.ty).contains(2))
  }

  @Test func `another size has a composition in the middle`() throws {
    let text = try json([frame(FrameLayer(picture: square))], size: Size(640, 240))
    let animation = try animation(text)
    #expect((animation.w, animation.h) == (640, 240))
    #expect(animation.layers[0].ty == 0)
    #expect(text.contains("\"p\":{\"a\":0,\"k\":[160,0,0]}") && text.contains("[200,200,100]"))
  }

  @Test func `the same film is the same file`() throws {
    let frames = (0..<6).map { index in
      frame(FrameLayer(picture: square, transform: Transform(rotationAngle: Double(index))))
    }
    #expect(try json(frames) == json(frames))
  }
}
