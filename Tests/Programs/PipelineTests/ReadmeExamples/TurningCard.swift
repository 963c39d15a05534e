import Zoetrope

/// A card with corners, a shadow and a text turns in perspective.
struct TurningCard: Recipe {
  let duration = 2.0

  func perform(on stage: Stage) {
    var perspective = Transform3D.identity
    perspective.m34 = -1 / 500
    stage.view.layer.sublayerTransform = perspective

    let card = View(frame: Rect(x: 60, y: 200, width: 200, height: 120))
    card.backgroundColor = .white
    card.layer.cornerRadius = 16
    card.layer.shadowOpacity = 0.3
    card.layer.shadowRadius = 10
    card.layer.shadowOffset = Size(0, 6)
    stage.view.addSubview(card)

    let label = Label(frame: card.bounds)
    label.text = "Grüße, 你好 😀"
    label.font = .systemFont(ofSize: 24, weight: .semibold)
    label.textAlignment = .center
    card.addSubview(label)

    let turn = BasicAnimation(keyPath: "transform.rotation.y")
    turn.fromValue = -0.8
    turn.toValue = 0.8
    turn.duration = 1
    turn.autoreverses = true
    turn.timingFunction = .easeInOut
    card.layer.add(turn, forKey: "turn")
  }
}
