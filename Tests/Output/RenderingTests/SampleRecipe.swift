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

/// A square whose place and size, and the size of the stage, are parameters.
struct ParameterRecipe: Recipe {
  /// A shade of gray.
  enum Shade: String, CaseIterable {
    case light, dark
  }

  let id = "parameters"
  let source = "Tests"
  let keyMoments = [0.0]
  @Parameter("place", 0...80, unit: "pt") var place = 40.0
  @Parameter("side", 1...40, unit: "pt") var side = 20
  @Parameter("wide") var isWide = false
  @Parameter("shade") var shade = Shade.dark

  var title: String { "Parameters" }
  var canvas: Size { Size(isWide ? 150 : 100, 60) }
  var duration: Double { isWide ? 2 : 1 }

  func perform(on stage: Stage) {
    let square = View(
      frame: Rect(x: place, y: 15.5, width: Double(side), height: Double(side)))
    square.name = "square"
    square.backgroundColor = shade == .dark ? .black : .gray
    stage.view.addSubview(square)
  }
}

/// A view with a text in which two characters are in no font.
struct LabelRecipe: Recipe {
  let id = "label"
  let title = "Label"
  let source = "Tests"
  let canvas = Size(100, 50)
  let duration = 0.1
  let keyMoments = [0.0]

  func perform(on stage: Stage) {
    let text = Drawing(size: Size(100, 50)) {
      $0.draw(
        "\u{10FFFD} e\u{10FFFC} \u{10FFFD}", atBaseline: Point(10, 30),
        font: .systemFont(ofSize: 20))
    }
    stage.view.addSubview(ImageView(image: text))
  }
}
