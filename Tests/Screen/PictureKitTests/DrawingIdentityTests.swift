import Geometry
import PictureKit
import Testing

/// A drawing is an object whose contents do not change.
@Suite struct `drawings as objects` {
  private let square = Drawing(size: Size(10, 10)) { canvas in
    canvas.fill(Rect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test func `a changed drawing is another object, and the first one stays as it is`() {
    let template = square.withRenderingMode(.alwaysTemplate)
    #expect(template !== square && template != square)
    #expect(square.renderingMode == .automatic && template.renderingMode == .alwaysTemplate)
    let resizable = square.resizableImage(
      withCapInsets: Insets(top: 1, left: 2, bottom: 3, right: 4), resizingMode: .stretch)
    #expect(resizable.capInsets.right == 4 && resizable.resizingMode == .stretch)
    #expect(square.capInsets == .zero && !square.isResizable)
  }

  @Test func `drawings with the same contents are equal, and a copy has them`() {
    let copy = Drawing(square.contents)
    #expect(copy == square && copy !== square && copy.hashValue == square.hashValue)
    #expect(copy.withRenderingMode(.alwaysOriginal) != square)
  }

  @Test func `a subclass inherits the initializers`() {
    final class Badge: Drawing, @unchecked Sendable {
      var number: Int { Int(size.width) }
    }
    #expect(Badge(size: Size(12, 3)) { _ in }.number == 12)
    #expect(Badge(square.contents) == square)
  }

  @Test func `raw values are UIKit's`() {
    #expect(Drawing.Orientation.rightMirrored.rawValue == 7)
    #expect(Drawing.RenderingMode.alwaysTemplate.rawValue == 2)
    #expect(Drawing.ResizingMode.stretch.rawValue == 1)
    #expect(TextAlignment.natural.rawValue == 4 && BlendMode.plusLighter.rawValue == 27)
    #expect(ParagraphStyle.WritingDirection.natural.rawValue == -1)
  }
}
