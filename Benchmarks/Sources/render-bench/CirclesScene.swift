import Geometry
import PictureKit
import StageKit

/// S2, S3 and S4: fifty translucent discs that bounce between the edges; S4 has twice the scale.
struct CirclesScene: Recipe {
  let id: String
  let title = "Fifty translucent discs"
  let source = "Benchmarks"
  let canvas = Size(1920, 1080)
  var duration = 5.0
  let keyMoments = [0, 2.5]

  func perform(on stage: Stage) {
    let discs = Self.discs(in: canvas)
    for disc in discs {
      disc.move(to: 0, in: canvas)
      stage.view.addSubview(disc)
    }
    var tick = 0
    stage.scheduledTimer(withTimeInterval: 1 / 60, repeats: true) { [canvas] _ in
      tick += 1
      for disc in discs { disc.move(to: Double(tick) / 60, in: canvas) }
    }
  }

  /// Returns the discs of scenes.h and scenes.py: the same random numbers in the same order.
  private static func discs(in canvas: Size) -> [DiscView] {
    var state: UInt32 = 12345
    func random() -> Double {
      state = (state &* 1_103_515_245 &+ 12345) & 0x7fff_ffff
      return Double(state) / 0x7fff_ffff
    }
    return (0..<50).map { _ in
      let radius = 20 + 80 * random()
      let x = radius + (canvas.width - 2 * radius) * random()
      let y = radius + (canvas.height - 2 * radius) * random()
      let velocity = Vector(dx: -400 + 800 * random(), dy: 0)
      let rise = -400 + 800 * random()
      let (red, green, blue) = (random(), random(), random())
      return DiscView(
        radius: radius, start: Point(x, y), velocity: Vector(dx: velocity.dx, dy: rise),
        color: Color(red: red, green: green, blue: blue, alpha: 0.6))
    }
  }
}

/// A disc that moves at constant velocity and is reflected by the edges.
private final class DiscView: View {
  private let radius: Double
  private let start: Point
  private let velocity: Vector
  private let color: Color

  init(radius: Double, start: Point, velocity: Vector, color: Color) {
    self.radius = radius
    self.start = start
    self.velocity = velocity
    self.color = color
    super.init(frame: Rect(x: 0, y: 0, width: 2 * radius, height: 2 * radius))
  }

  /// Moves the disc to its position at a time, within a canvas.
  func move(to time: Double, in canvas: Size) {
    center = Point(
      reflected(start.x + velocity.dx * time, radius, canvas.width - radius),
      reflected(start.y + velocity.dy * time, radius, canvas.height - radius))
  }

  override func draw(_ rect: Rect, in canvas: Canvas) {
    canvas.setFillColor(color)
    canvas.fillEllipse(in: rect)
  }
}

/// Returns the position of a point that is reflected by two walls and would be at `x` without them.
private func reflected(_ x: Double, _ low: Double, _ high: Double) -> Double {
  let width = high - low
  var distance = (x - low).truncatingRemainder(dividingBy: 2 * width)
  if distance < 0 { distance += 2 * width }
  return low + (distance <= width ? distance : 2 * width - distance)
}
