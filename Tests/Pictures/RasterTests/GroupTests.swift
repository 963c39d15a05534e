import Geometry
import Imaging
import PictureKit
import Raster
import TestSupport
import Testing

/// A translucent layer has the pixels of a group with a surface of the size of the image, whether
/// it is drawn on a smaller one or on none.
@Suite struct GroupTests {
  /// A shape or a line, with the colors, transforms and places of which rounding depends.
  private struct RandomLayers {
    var generator: SeededGenerator

    mutating func number(_ range: ClosedRange<Double>) -> Double {
      .random(in: range, using: &generator)
    }

    mutating func isOne(of count: Int) -> Bool { Int.random(in: 0..<count, using: &generator) == 0 }

    mutating func color() -> Color {
      Color(
        red: number(0...1), green: number(0...1), blue: number(0...1),
        alpha: isOne(of: 2) ? 1 : number(0...1))
    }

    mutating func path() -> Path {
      let origin = Point(number(-15...105), number(-15...85))
      let size = Size(number(0.1...40), number(0.1...40))
      let rect = Rect(origin: origin, size: size)
      switch Int.random(in: 0..<5, using: &generator) {
      case 0: return Path(ovalIn: rect)
      case 1: return Path(roundedRect: rect, cornerRadius: min(size.width, size.height) / 3)
      case 2: return Path(rect: rect)
      case 3:
        return Path(
          rect: Rect(
            x: origin.x.rounded(), y: origin.y.rounded(), width: size.width.rounded(.up),
            height: size.height.rounded(.up)))
      default:
        var path = Path()
        path.move(to: origin)
        path.addLine(to: origin + Vector(dx: size.width, dy: number(-20...20)))
        path.addLine(to: origin + Vector(dx: number(-20...20), dy: size.height))
        path.close()
        return path
      }
    }

    mutating func command() -> Picture.Command {
      let path = path()
      let paint = Paint.color(color())
      guard isOne(of: 3) else { return .fill(path, isOne(of: 4) ? .evenOdd : .winding, paint) }
      return .stroke(path, StrokeStyle(lineWidth: number(0.2...9)), paint)
    }

    mutating func layer(depth: Int = 0) -> FrameLayer {
      var layer = FrameLayer(opacity: isOne(of: 6) && depth > 0 ? 1 : number(0...1))
      if isOne(of: 2) {
        layer.transform = Transform(translationX: number(-20...20), y: number(-20...20))
          .scaledBy(x: number(0.5...1.5), y: number(-1.5...1.5))
          .rotated(by: isOne(of: 2) ? 0 : number(-3...3))
      }
      let count = isOne(of: 2) ? 1 : Int.random(in: 1...3, using: &generator)
      layer.picture = Picture(commands: (0..<count).map { _ in command() })
      if depth < 2, isOne(of: 2) {
        layer.sublayers = (0..<2).map { _ in self.layer(depth: depth + 1) }
      }
      if isOne(of: 4) {
        let clip = Rect(x: number(0...50), y: number(0...40), width: number(1...50), height: 30)
        layer.clip = isOne(of: 2) ? Path(rect: clip) : Path(ovalIn: clip)
      }
      return layer
    }
  }

  /// Returns the layer with groups that have surfaces of the size of the clip.
  private func grouped(_ layer: FrameLayer) -> FrameLayer {
    var grouped = layer
    grouped.isGroup = layer.opacity < 1
    grouped.sublayers = layer.sublayers.map { self.grouped($0) }
    return grouped
  }

  @Test(arguments: TestedRasterizer.allCases, 0..<8 as Range<UInt64>)
  func `random translucent layers have the pixels of groups with whole surfaces`(
    rasterizer: TestedRasterizer, seed: UInt64
  ) throws {
    var random = RandomLayers(generator: SeededGenerator(seed: seed))
    let size = Size(100, 80)
    let renderer = rasterizer.renderer(canvas: size, scale: seed % 3 == 0 ? 1.5 : 1)
    for _ in 0..<40 {
      let layers = (0..<3).map { _ in random.layer() }
      let background = random.isOne(of: 3) ? random.color() : .white
      func image(_ layers: [FrameLayer]) throws -> Image {
        try renderer.image(of: Frame(size: size, background: background, layers: layers))
      }
      #expect(try image(layers) == image(layers.map { grouped($0) }), "\(layers)")
    }
  }

  /// All opacities with all coverages that a slope has, over different backgrounds.
  @Test func `a fill with an opacity has the pixels of its group at every opacity`() throws {
    let size = Size(64, 24)
    let renderer = TestedRasterizer.cairoWithSpanFiller.renderer(canvas: size)
    for level in 1..<256 {
      let fills = [0.2, 0.5, 0.9].enumerated().map { index, tone in
        let rect = Rect(x: 2 + 20 * Double(index), y: 1.3, width: 18.6, height: 21.2)
        let color = Color(red: tone, green: 1 - tone, blue: 0.4, alpha: index == 1 ? 0.6 : 1)
        return FrameLayer(
          picture: Picture(
            commands: [.fill(Path(roundedRect: rect, cornerRadius: 9), .winding, .color(color))]),
          opacity: Double(level) / 256)
      }
      for background in [Color.white, Color(red: 0.3, green: 0.7, blue: 0.1, alpha: 0.4)] {
        func image(_ layers: [FrameLayer]) throws -> Image {
          try renderer.image(of: Frame(size: size, background: background, layers: layers))
        }
        #expect(try image(fills) == image(fills.map { grouped($0) }), "\(level)")
      }
    }
  }
}
