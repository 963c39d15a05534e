import Zoetrope

/// A card comes down on a spring, and turns: animation blocks.
struct Card: Recipe {
  let title = "A card comes down"
  let duration = 2.5
  let keyMoments = [0, 0.2, 0.4, 1, 1.5, 2.5]

  func perform(on stage: Stage) {
    let card = View(frame: Rect(x: 60, y: -140, width: 200, height: 120))
    card.backgroundColor = .blue
    stage.view.addSubview(card)

    stage.animate(
      withDuration: 1, delay: 0.1, usingSpringWithDamping: 0.5, initialSpringVelocity: 0
    ) {
      card.center = stage.view.center
    } completion: { _ in
      stage.log("The card is down.")
      stage.animate(withDuration: 0.8) {
        card.transform = Transform(rotationAngle: .pi)
      }
    }
  }
}
