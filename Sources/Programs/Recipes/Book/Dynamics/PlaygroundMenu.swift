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

    let bar = NavigationBar(title: title, width: view.frame.width)
    view.addSubview(bar)

    for (index, demo) in parts.enumerated() {
      let y = bar.frame.maxY + MenuCell.height * Double(index)
      view.addSubview(MenuCell(title: demo.title, y: y, width: view.frame.width))
    }
  }
}

/// A navigation bar with a centered title below the status bar.
private final class NavigationBar: View {
  private static let statusBarHeight = 20.0

  init(title: String, width: Double) {
    super.init(frame: Rect(x: 0, y: 0, width: width, height: 64))
    name = title
    backgroundColor = Color(white: 0.97)
    let label = Label(
      frame: bounds.inset(by: Insets(top: Self.statusBarHeight, left: 0, bottom: 0, right: 0)))
    label.text = title
    label.font = .systemFont(ofSize: 17, weight: .semibold)
    label.textAlignment = .center
    addSubview(label)
  }

  override func draw(_ rect: Rect, in canvas: Canvas) {
    canvas.setFillColor(Color(white: 0.7))
    canvas.fill(Rect(x: 0, y: rect.maxY - 0.5, width: rect.width, height: 0.5))
  }
}

/// A table row with a text and a disclosure indicator.
private final class MenuCell: View {
  static let height = 44.0

  init(title: String, y: Double, width: Double) {
    super.init(frame: Rect(x: 0, y: y, width: width, height: Self.height))
    name = title
    let label = Label(
      frame: bounds.inset(by: Insets(top: 0, left: 15, bottom: 0, right: 30)))
    label.text = title
    addSubview(label)
  }

  override func draw(_ rect: Rect, in canvas: Canvas) {
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
