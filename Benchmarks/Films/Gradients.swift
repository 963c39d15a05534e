import Zoetrope

/// Gradients of many colors behind a ball that moves, for GIF, which has 256 colors a frame.
struct Gradients: Recipe {
  let title = "Gradients behind a ball"
  let canvas = Size(480, 360)
  let duration = 1.0

  @Parameter("kind") var kind = Kind.wheel

  enum Kind: String, CaseIterable, Sendable {
    /// The hues around a center that is white.
    case wheel
    /// Five soft colors.
    case soft
    /// The same, which move.
    case drifting
    /// The same with noise.
    case noise
  }

  func perform(on stage: Stage) {
    stage.view.backgroundColor = .white
    let soft = kind == .wheel ? [] : softColors(on: stage)
    if kind == .wheel { addWheel(to: stage) }
    if kind == .noise { stage.view.addSubview(NoiseView(frame: Rect(origin: .zero, size: canvas))) }
    let ball = GradientLayer()
    ball.type = .radial
    ball.bounds = Rect(x: 0, y: 0, width: 90, height: 90)
    ball.cornerRadius = 45
    ball.masksToBounds = true
    ball.startPoint = Point(0.35, 0.3)
    ball.endPoint = Point(1.1, 1.05)
    ball.colors = [
      Color(red: 1, green: 0.9, blue: 0.8, alpha: 1),
      Color(red: 0.6, green: 0.1, blue: 0.1, alpha: 1),
    ]
    stage.view.layer.addSublayer(ball)
    var tick = 0.0
    func move() {
      ball.position = Point(80 + 320 * tick, 180)
      guard kind == .drifting else { return }
      for (index, layer) in soft.enumerated() {
        layer.position.x = canvas.width * (0.1 + 0.2 * Double(index)) + 60 * tick
      }
    }
    move()
    stage.scheduledTimer(withTimeInterval: 1 / 20, repeats: true) { _ in
      tick += 1 / 20
      move()
    }
  }

  private func addWheel(to stage: Stage) {
    let hues = GradientLayer()
    hues.type = .conic
    hues.startPoint = Point(0.5, 0.5)
    hues.endPoint = Point(1, 0.5)
    hues.colors = [.red, .yellow, .green, .cyan, .blue, .magenta, .red]
    let white = GradientLayer()
    white.type = .radial
    white.startPoint = Point(0.5, 0.5)
    white.endPoint = Point(1.1, 1.3)
    white.colors = [Color.white, Color(white: 1, alpha: 0)]
    for layer in [hues, white] {
      layer.frame = Rect(origin: .zero, size: canvas)
      stage.view.layer.addSublayer(layer)
    }
  }

  private func softColors(on stage: Stage) -> [GradientLayer] {
    let colors: [Color] = [.orange, .green, .cyan, .purple, .magenta]
    return colors.enumerated().map { index, color in
      let layer = GradientLayer()
      layer.type = .radial
      layer.bounds = Rect(x: 0, y: 0, width: 420, height: 420)
      layer.position = Point(canvas.width * (0.1 + 0.2 * Double(index)), index % 2 == 0 ? 90 : 270)
      layer.startPoint = Point(0.5, 0.5)
      layer.endPoint = Point(1, 1)
      layer.colors = [color.withAlphaComponent(0.7), color.withAlphaComponent(0)]
      stage.view.layer.addSublayer(layer)
      return layer
    }
  }
}

/// Dark and bright points of the same places in each frame.
private final class NoiseView: View {
  override func draw(_ rect: Rect, in canvas: Canvas) {
    var state: UInt64 = 1
    for y in stride(from: 0, to: rect.height, by: 2) {
      for x in stride(from: 0, to: rect.width, by: 2) {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        canvas.setFillColor(Color(white: state >> 63 == 0 ? 0 : 1, alpha: 0.04))
        canvas.fill(Rect(x: x, y: y, width: 2, height: 2))
      }
    }
  }
}
