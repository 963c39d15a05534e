internal import Artwork
internal import Geometry
internal import StageKit

/// Recipe 13-1 of the book, part 1: a ball moves from the top of the screen to the center.
struct Move: Recipe {
  let id = "book-13-1-move"
  let title = "View animation: move"
  let source = book
  let canvas = Size.phone
  let duration = 3.5
  let keyMoments = [0, 0.75, 1.5, 2.25, 3]

  func perform(on stage: Stage) {
    let view = stage.view

    let blueBall = ImageView(image: .ball)
    blueBall.name = "ball"
    blueBall.frame = Rect(x: view.frame.width / 2 - 32, y: 20, width: 64, height: 64)
    view.addSubview(blueBall)

    stage.animate(withDuration: 3) {
      blueBall.frame = Rect(
        x: view.frame.width / 2 - 32, y: view.frame.height / 2 - 32, width: 64, height: 64)
    } completion: { _ in
      stage.log("Animation Finished")
    }
  }
}
