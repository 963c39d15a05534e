import Zoetrope

/// Renders a card that comes down on a spring.
func renderCard(to path: FilePath) async throws {
  let stage = Stage(size: .phone)
  let card = View(frame: Rect(x: 60, y: 80, width: 200, height: 120))
  card.backgroundColor = .orange
  stage.view.addSubview(card)
  stage.animate(
    withDuration: 0.6, usingSpringWithDamping: 0.5, initialSpringVelocity: 0
  ) {
    card.center.y = 400
  }

  let renderer = FrameRenderer(canvas: stage.size, scale: 2)
  let film = Film(width: 640, height: 1136, frameRate: 60, frameCount: 60)
  try await film.render(to: .movie(path), redraw: renderer.redraw) { index in
    stage.frame(at: film.time(ofFrame: index))
  }
}
