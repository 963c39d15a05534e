internal import Geometry
internal import PictureKit
internal import StageKit

/// Recipe 13-2 of the book, overview: the menu of the six demos.
///
/// Its contact sheet shows the demos.
struct PlaygroundMenu: Recipe {
  let id = "book-13-2-playground-menu"
  let title = "Dynamics Playground"
  let source = book
  let canvas = Size.phone
  let duration = 1.0
  let keyMoments = [0.0]
  let parts: [any Recipe] = [
    Gravity(), GravityCollision(), ItemProperties(), Snap(), Push(), SpringAttachment(),
  ]

  func perform(on stage: Stage) {
    let view = stage.view

    let bar = NavigationBar(title: title)
    bar.frame = Rect(x: 0, y: 0, width: view.frame.width, height: 64)
    view.addSubview(bar)

    for (index, demo) in parts.enumerated() {
      let cell = MenuCell(title: demo.title)
      cell.frame = Rect(
        x: 0, y: bar.frame.maxY + 44 * Double(index), width: view.frame.width, height: 44)
      view.addSubview(cell)
    }
  }
}

/// A navigation bar with a centered title below the status bar area.
private final class NavigationBar: View {
  init(title: String) {
    super.init()
    name = title
    backgroundColor = Color(white: 0.97)
  }

  override func draw(_ rect: Rect, in canvas: Canvas) {
    canvas.draw(
      name ?? "", at: Point(rect.midX, 48), font: StrokeFont(size: 17, weight: .bold),
      alignment: .center)
    canvas.setFillColor(Color(white: 0.7))
    canvas.fill(Rect(x: 0, y: rect.maxY - 0.5, width: rect.width, height: 0.5))
  }
}

/// A table row with a disclosure indicator.
private final class MenuCell: View {
  init(title: String) {
    super.init()
    name = title
  }

  override func draw(_ rect: Rect, in canvas: Canvas) {
    canvas.draw(name ?? "", at: Point(15, 28), font: StrokeFont(size: 17))
    canvas.setStrokeColor(Color(white: 0.78))
    canvas.setLineWidth(2)
    canvas.move(to: Point(rect.maxX - 22, rect.midY - 6))
    canvas.addLine(to: Point(rect.maxX - 16, rect.midY))
    canvas.addLine(to: Point(rect.maxX - 22, rect.midY + 6))
    canvas.strokePath()
    canvas.setFillColor(Color(white: 0.78))
    canvas.fill(Rect(x: 15, y: rect.maxY - 0.5, width: rect.width - 15, height: 0.5))
  }
}
