import Geometry
import Layers
import PictureKit
import TestSupport
import Testing

@Suite struct EmitterShapeTests {
  /// Returns the places at which 1000 particles are born.
  private func places(_ shape: EmitterShape, _ mode: EmitterMode) -> [Point] {
    let layer = emitter { $0.birthRate = 500 }
    layer.emitterShape = shape
    layer.emitterMode = mode
    layer.emitterPosition = Point(100, 50)
    layer.emitterSize = Size(40, 20)
    return layer.particles(at: 2).map { Point($0.transform.tx - 100, $0.transform.ty - 50) }
  }

  @Test func `a point and a line emit where they are`() {
    for mode in EmitterMode.allCases {
      #expect(places(.point, mode).allSatisfy { $0 == .zero })
      #expect(places(.line, mode).allSatisfy { abs($0.x) <= 20 && $0.y == 0 })
    }
    #expect(Set(places(.line, .points).map(\.x)) == [-20, 20])
    #expect(Set(places(.line, .outline).map { ($0.x / 4).rounded() }).count == 11)
  }

  @Test func `a rectangle emits from its corners, its edges or its area`() {
    let corners = Set(places(.rectangle, .points).map { "\($0)" })
    #expect(corners.count == 4)
    let edges = places(.rectangle, .outline)
    #expect(edges.allSatisfy { abs(abs($0.x) - 20) < 1e-9 || abs(abs($0.y) - 10) < 1e-9 })
    // Two thirds of the outline are horizontal: 667 of 1000, with a standard deviation of 15.
    let horizontal = edges.filter { abs($0.y) == 10 }.count
    #expect(abs(horizontal - 667) < 75)
    let area = places(.rectangle, .surface)
    #expect(area.allSatisfy { abs($0.x) <= 20 && abs($0.y) <= 10 })
    #expect(area.contains { abs($0.x) < 10 && abs($0.y) < 5 })
  }

  @Test func `a circle has the width of the size as radius`() {
    #expect(places(.circle, .points).allSatisfy { $0 == .zero })
    #expect(
      places(.circle, .outline).allSatisfy { abs(($0 - .zero).length - 40) < 1e-9 })
    let inside = places(.circle, .volume).filter { ($0 - .zero).length < 20 }.count
    // A quarter of the area: 250 of 1000, with a standard deviation of 14.
    #expect(abs(inside - 250) < 70)
  }

  @Test func `a sphere and a cuboid emit in space`() {
    let surface = places(.sphere, .surface)
    #expect(surface.allSatisfy { ($0 - .zero).length <= 40 + 1e-9 })
    // On a sphere half of the points are farther than sqrt(3) / 2 of the radius from the axis.
    let outer = surface.filter { ($0 - .zero).length > 40 * 0.75.squareRoot() }.count
    #expect(abs(outer - 500) < 80)
    let layer = emitter { $0.birthRate = 500 }
    layer.emitterShape = .cuboid
    layer.emitterMode = .surface
    layer.emitterSize = Size(40, 20)
    layer.emitterDepth = 30
    layer.emitterZPosition = 5
    layer.preservesDepth = true
    layer.sublayerTransform.m34 = -1 / 400
    let root = Layer()
    root.addSublayer(layer)
    let nodes = root.frameLayer(at: 2)?.sublayers ?? []
    #expect(nodes.count == 1000)
    #expect(nodes.allSatisfy { $0.projection == nil || $0.projection?.m33 != 0 })
  }

  @Test func `directions are measured from the shape's own direction`() {
    func direction(_ shape: EmitterShape, _ mode: EmitterMode) -> [Vector] {
      let layer = emitter { cell in
        cell.velocity = 1000
        cell.birthRate = 100
      }
      layer.emitterShape = shape
      layer.emitterMode = mode
      layer.emitterSize = Size(1, 1)
      return layer.particles(at: 2).dropLast(10).map {
        Vector(dx: $0.transform.tx, dy: $0.transform.ty)
      }
    }
    #expect(direction(.point, .volume).allSatisfy { $0.dx > 0 && $0.dy == 0 })
    #expect(direction(.rectangle, .volume).allSatisfy { $0.dx > 0 && abs($0.dy) < 1 })
    // A line emits upwards.
    #expect(direction(.line, .outline).allSatisfy { $0.dy < 0 && abs($0.dx) < 1 })
    let outwards = direction(.circle, .outline).map(\.angle)
    #expect(outwards.contains { $0 > 2 } && outwards.contains { $0 < -2 })
    let sides = direction(.rectangle, .outline)
    #expect(sides.allSatisfy { abs($0.dx) < 1 || abs($0.dy) < 1 })
    #expect(sides.contains { $0.dx < -90 } && sides.contains { $0.dy > 90 })
  }
}
