import Geometry
import Layers
import PictureKit
import TestSupport
import Testing

@Suite struct CornerTests {
  private func outline(
    _ size: Size, radius: Double, _ curve: LayerCornerCurve, _ corners: CornerMask? = nil
  ) -> Path {
    let layer = Layer()
    layer.frame = Rect(origin: .zero, size: size)
    layer.backgroundColor = .red
    layer.cornerRadius = radius
    layer.cornerCurve = curve
    if let corners { layer.maskedCorners = corners }
    guard case .fill(let path, _, _) = layer.frameLayer(at: 0)?.picture?.commands.first else {
      return Path()
    }
    return path
  }

  @Test func `a circular corner is a quarter of a circle, and the radius is limited`() {
    let size = Size(40, 20)
    let rect = Rect(origin: .zero, size: size)
    #expect(outline(size, radius: 5, .circular) == Path(roundedRect: rect, cornerRadius: 5))
    #expect(outline(size, radius: 50, .circular) == Path(roundedRect: rect, cornerRadius: 10))
  }

  @Test func `only masked corners are rounded`() {
    let path = outline(Size(40, 20), radius: 5, .circular, .layerMaxXMinYCorner)
    #expect(path.contains(Point(0.1, 0.1)) && !path.contains(Point(39.9, 0.1)))
    #expect(path.contains(Point(39.9, 19.9)) && path.contains(Point(0.1, 19.9)))
    // A quarter of a circle leaves (1 - pi/4) r^2 of its square; 0.03 % for the cubic curve.
    #expect(isClose(path.area, 800 - (1 - .pi / 4) * 25, within: 0.01))
  }

  @Test func `a continuous corner begins at 1.528665 radii and passes through the published point`()
  {
    // The first curve of UIBezierPath(roundedRect:cornerRadius:) ends at (0.63149379, 0.07491139).
    let path = outline(Size(100, 100), radius: 10, .continuous)
    #expect(LayerCornerCurve.expansionFactor(for: .continuous) == 1.528665)
    let points = path.elements.compactMap {
      if case .curve(let point, _, _) = $0 { point } else { nil }
    }
    // 1e-12: rounding of coordinates below 100.
    #expect(points.contains { $0.distance(to: Point(6.3149379, 0.7491139)) < 1e-12 })
    #expect(points.contains { $0.distance(to: Point(15.28665, 0)) < 1e-12 })
    #expect(points.count == 12)
  }

  @Test func `a continuous corner without room is circular`() {
    let path = outline(Size(20, 20), radius: 10, .continuous)
    // The cubics of 30 degrees deviate from the circle by less than 1e-5 of the radius.
    #expect(isClose(path.area, .pi * 100, within: 0.01))
    for point in path.flattened(tolerance: 0.001)[0].points {
      #expect(isClose(point.distance(to: Point(10, 10)), 10, within: 0.002))
    }
  }

  @Test func `corners are mirror images of each other`() {
    let path = outline(Size(60, 60), radius: 15, .continuous)
    let mirrored = path.applying(Transform(a: -1, b: 0, c: 0, d: 1, tx: 60, ty: 0))
    // 1e-9: the area of 3600 has rounding errors of 1e-12.
    #expect(isClose(path.area, -mirrored.area, within: 1e-9))
    for point in [Point(2, 3), Point(3, 2), Point(57, 2), Point(58, 57), Point(3, 58)] {
      #expect(path.contains(point) == mirrored.contains(point))
    }
  }
}
