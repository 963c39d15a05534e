import Zoetrope

struct Bounce: Recipe {
  let duration = 4.0

  func perform(on stage: Stage) {
    let ball = ImageView(image: .ball)
    ball.center = Point(160, 60)
    stage.view.addSubview(ball)
  }
}
