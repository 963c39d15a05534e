import Geometry
import PictureKit
import StageKit

/// A square that moves from x = 20 to x = 80 within a second, with a log line at its end.
struct SampleRecipe: Recipe {
  let id = "sample"
  let title = "Sample"
  let source = "Tests"
  let canvas = Size(100, 50)
  let duration = 1.5
  let keyMoments = [0.0, 0.5, 1.0]

  func perform(on stage: Stage) {
    let square = View(frame: Rect(x: 10, y: 15, width: 20, height: 20))
    square.name = "a \"square\", red"
    square.backgroundColor = .red
    stage.view.addSubview(square)
    stage.animate(withDuration: 1, options: .curveLinear) {
      square.center.x = 80
    } completion: { _ in
      stage.log("done")
    }
    stage.tap(at: Point(50, 25), time: 0.5)
  }
}

/// A view with a text in which two characters are missing from the stroke font.
struct LabelRecipe: Recipe {
  let id = "label"
  let title = "Label"
  let source = "Tests"
  let canvas = Size(100, 50)
  let duration = 0.1
  let keyMoments = [0.0]

  func perform(on stage: Stage) {
    let text = Drawing(size: Size(100, 50)) {
      $0.draw("日 e\u{301}\u{302} 日", at: Point(10, 30), font: StrokeFont(size: 20))
    }
    stage.view.addSubview(ImageView(image: text))
  }
}
