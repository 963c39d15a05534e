import Physics
import PhysicsScenes
import Zoetrope

/// A view of the world of a scene: static bodies are gray, kinematic ones green, those that move
/// orange and those that sleep blue.
final class WorldView: View {
  private let scene: TestbedScene
  private var drawn: DrawnWorld

  /// Creates a view that shows the scene at its start.
  init(_ scene: TestbedScene, solver: Solver, frame: Rect) {
    self.scene = scene
    drawn = scene.start(solver)
    super.init(frame: frame)
  }

  /// Moves the scene on by a step.
  func step() {
    scene.step(&drawn)
    setNeedsDisplay()
  }

  override func draw(_ rect: Rect, in canvas: Canvas) {
    canvas.setLineWidth(1)
    canvas.setLineJoin(.round)
    canvas.setStrokeColor(Color(white: 0.27))
    for outline in drawn.outlines { draw(outline, in: canvas) }
    canvas.setStrokeColor(Color(white: 0.53))
    for line in drawn.lines { canvas.stroke(path([line.start, line.end], isClosed: false)) }
  }

  private func draw(_ outline: DrawnWorld.Outline, in canvas: Canvas) {
    let body = drawn.world[outline.body]
    canvas.setFillColor(color(of: body))
    let points = drawn.points(of: outline)
    guard outline.radius > 0 else {
      if outline.isClosed { canvas.fill(path(points, isClosed: true)) }
      canvas.stroke(path(points, isClosed: outline.isClosed))
      return
    }
    let center = place(points[0])
    let radius = Double(outline.radius * scene.scale(height: Float(bounds.height)))
    let bounds = Rect(
      x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    canvas.fillEllipse(in: bounds)
    canvas.strokeEllipse(in: bounds)
    let rim = points[0] + outline.radius * (Rot(body.angle) * Vec2(1, 0))
    canvas.stroke(path([points[0], rim], isClosed: false))
  }

  private func path(_ points: [Vec2], isClosed: Bool) -> Path {
    var path = Path()
    for (index, point) in points.map(place).enumerated() {
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    if isClosed { path.close() }
    return path
  }

  private func color(of body: Body) -> Color {
    switch body.kind {
    case .static: Color(white: 0.8)
    case .kinematic: Color(red: 0.74, green: 0.88, blue: 0.75)
    case .dynamic:
      body.isAwake
        ? Color(red: 0.96, green: 0.79, blue: 0.66) : Color(red: 0.78, green: 0.83, blue: 0.9)
    }
  }

  private func place(_ point: Vec2) -> Point {
    let place = scene.place(point, width: Float(bounds.width), height: Float(bounds.height))
    return Point(Double(place.x), Double(place.y))
  }
}
