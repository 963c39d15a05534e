import Zoetrope

/// A card falls and turns over; the camera comes closer while a line of code types itself.
struct Explanation: Recipe {
  let duration = 5.0

  func perform(on stage: Stage) {
    let card = View(frame: Rect(x: 60, y: 40, width: 200, height: 60))
    card.backgroundColor = .white
    card.layer.cornerRadius = 12
    stage.view.addSubview(card)

    let label = Label(frame: card.bounds)
    label.font = .monospacedSystemFont(ofSize: 16, weight: .regular)
    label.textAlignment = .center
    label.isHidden = true
    card.addSubview(label)

    stage.animate(withDuration: 1, curve: .easeOutBounce) { card.center.y = 400 }
    stage.perform(at: 1.2) { [unowned stage] in
      stage.transition(with: card, duration: 0.6, options: .transitionFlipFromLeft) {
        label.isHidden = false
      }
      stage.camera.zoom(to: card, padding: 20, duration: 0.8)
    }
    stage.type("let answer = 42", into: label, at: 2, charactersPerSecond: 12)
    stage.sound(.chime, at: 3.5)
    stage.perform(at: 4) { [unowned stage] in stage.camera.reset(duration: 0.8) }
  }
}
