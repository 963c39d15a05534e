import Geometry
import Testing
import Tween

@Suite struct InterpolatableTests {
  @Test func `interpolation is exact at the ends even if the sum is not`() {
    // 0.1 + (-0.2 - 0.1) is -0.20000000000000004.
    #expect(0.1.displaced(by: 0.1.displacement(to: -0.2)) != -0.2)
    #expect(0.1.interpolated(to: -0.2, fraction: 1) == -0.2)
    #expect(0.1.interpolated(to: -0.2, fraction: 0) == 0.1)
  }

  @Test func `a fraction outside of 0 to 1 extrapolates`() {
    #expect(10.0.interpolated(to: 20, fraction: 1.5) == 25)
    #expect(10.0.interpolated(to: 20, fraction: -0.5) == 5)
  }

  @Test func `points, vectors and sizes are interpolated linearly`() {
    #expect(Point(0, 8).interpolated(to: Point(4, 0), fraction: 0.25) == Point(1, 6))
    #expect(
      Vector(dx: 0, dy: 8).interpolated(to: Vector(dx: 4, dy: 0), fraction: 0.25)
        == Vector(dx: 1, dy: 6))
    #expect(Size(0, 8).interpolated(to: Size(4, 0), fraction: 0.25) == Size(1, 6))
  }

  @Test func `the origin and size of a rectangle are interpolated together`() {
    let start = Rect(x: 0, y: 10, width: 20, height: 40)
    let end = Rect(x: 8, y: 10, width: 40, height: 0)
    #expect(
      start.interpolated(to: end, fraction: 0.25) == Rect(x: 2, y: 10, width: 25, height: 30))
  }

  @Test func `two additive animations sum their displacements`() {
    // From 0 to 100, then to 40, when the first is half complete and the second has just begun.
    let first = 0.0.displacement(to: 100).scaled(by: 0.5 - 1)
    let second = 100.0.displacement(to: 40).scaled(by: 0 - 1)
    #expect(40.0.displaced(by: first + second) == 50)
  }

  @Test func `magnitudes are sums of squares`() {
    #expect((-3.0).magnitudeSquared == 9)
    #expect(Vector(dx: 3, dy: 4).magnitudeSquared == 25)
    #expect(
      Rect.Displacement(origin: Vector(dx: 1, dy: 2), size: Vector(dx: 3, dy: 4)).magnitudeSquared
        == 30)
    #expect(Color.Displacement(red: 1, green: 2, blue: 3, alpha: 4).magnitudeSquared == 30)
    let components = Transform.Components(
      translation: Vector(dx: 1, dy: 2), rotation: 3, scaleX: 4, scaleY: 5, skew: 6)
    #expect(components.magnitudeSquared == 91)
  }

  @Test func `displacements subtract and scale component by component`() {
    let rect = Rect.Displacement(origin: Vector(dx: 1, dy: 2), size: Vector(dx: 3, dy: 4))
    #expect(rect - rect == .zero)
    #expect(rect.scaled(by: 2) == rect + rect)
    let color = Color.Displacement(red: 1, green: 2, blue: 3, alpha: 4)
    #expect(color - color == .zero)
    #expect(color.scaled(by: 2) == color + color)
    let components = Transform.Components(
      translation: Vector(dx: 1, dy: 2), rotation: 3, scaleX: 4, scaleY: 5, skew: 6)
    #expect(components - components == .zero)
    #expect(components.scaled(by: 2) == components + components)
  }
}
