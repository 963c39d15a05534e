import ImageTesting
import Testing
import Zoetrope

/// A card that comes down on a spring.
struct Spring: Recipe {
  let id = "spring"
  let title = "A card on a spring"
  let source = "My notes"
  let canvas = Size.phone
  let duration = 1.0
  let keyMoments = [0.0, 0.3, 0.6]

  func perform(on stage: Stage) {
    let card = View(frame: Rect(x: 60, y: 80, width: 200, height: 120))
    card.backgroundColor = .orange
    stage.view.addSubview(card)
    stage.animate(
      withDuration: 0.6, usingSpringWithDamping: 0.5, initialSpringVelocity: 0
    ) {
      card.center.y = 400
    }
  }
}

@Suite struct SpringTests {
  // The golden film is Goldens/SpringTests/spring-0.000-0.600.apng, which a browser plays.
  @Test func `the card comes down like a spring`() async {
    await expectFilm(of: Spring(), from: 0, to: 0.6, fps: 30)
  }
}
