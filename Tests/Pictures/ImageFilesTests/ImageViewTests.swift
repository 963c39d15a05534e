import Geometry
import ImageFiles
import Imaging
import PictureKit
import Raster
import Rendering
import StageKit
import TestSupport
import Testing

@Suite struct `Image views` {
  private let stage = Stage(size: Size(8, 4))
  private let half = Drawing(Bitmap(width: 2, height: 1, pixels: [0xFFFF_0000, 0]))

  @Test func `draw a template in the tint color that they inherit`() throws {
    let view = ImageView(image: half.withRenderingMode(.alwaysTemplate))
    let container = View(frame: Rect(x: 0, y: 0, width: 2, height: 1))
    container.addSubview(view)
    #expect(try shown(container)[0, 0] == 0xFF00_7AFF)
    container.tintColor = .green
    #expect(try shown(container)[0, 0] == 0xFF00_FF00)
    view.tintColor = .blue
    container.tintColor = .red
    #expect(try shown(container)[0, 0] == 0xFF00_00FF)
    view.tintColor = nil
    #expect(try shown(container)[0, 0] == 0xFFFF_0000)

    let other = View(frame: container.frame)
    other.tintColor = .white
    other.addSubview(view)
    #expect(try shown(other).pixels == [0xFFFF_FFFF, 0])
  }

  @Test func `draw the highlighted image while they are highlighted`() throws {
    let blue = Drawing(Bitmap(width: 1, height: 1, pixels: [0xFF00_00FF]))
    let view = ImageView(image: half, highlightedImage: blue)
    view.isHighlighted = true
    #expect(try shown(view).pixels == [0xFF00_00FF, 0xFF00_00FF])
    view.highlightedImage = nil
    #expect(try shown(view).pixels == [0xFFFF_0000, 0])
  }

  @Test(arguments: ContentMode.allCases)
  func `place an image by their content mode`(mode: ContentMode) throws {
    let red = Drawing(
      Bitmap(width: 2, height: 2, pixels: [UInt32](repeating: 0xFFFF_0000, count: 4)))
    let view = ImageView(image: red)
    view.frame = Rect(x: 0, y: 0, width: 8, height: 4)
    view.contentMode = mode
    view.clipsToBounds = true
    let image = try shown(view)
    let rect = mode.rect(for: red.size, in: view.bounds)
    for y in 0..<4 {
      for x in 0..<8 {
        let isCovered = rect.contains(Point(Double(x) + 0.5, Double(y) + 0.5))
        #expect(image[x, y] == (isCovered ? 0xFFFF_0000 : 0))
      }
    }
  }

  @Test func `keep the caps of a resizable image at every moment of an animation`() throws {
    let row = Bitmap(width: 3, height: 1, pixels: [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF])
    let view = ImageView(
      image: Drawing(row).resizableImage(
        withCapInsets: Insets(top: 0, left: 1, bottom: 0, right: 1)))
    stage.view.addSubview(view)
    stage.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.frame = Rect(x: 0, y: 0, width: 7, height: 1)
    }
    let renderer = FrameRenderer(canvas: stage.size)
    let image = try renderer.image(of: stage.frame(at: 0.5))
    #expect(
      (0..<6).map { image[$0, 0] }
        == [0xFFFF_0000, 0xFF00_FF00, 0xFF00_FF00, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FFFF])
  }

  private func shown(_ view: View) throws -> Image {
    let snapshot = try #require(try view.snapshot(scale: 1))
    return try image(of: snapshot)
  }
}
