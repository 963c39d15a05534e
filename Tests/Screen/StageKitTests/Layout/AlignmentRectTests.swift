import Geometry
import StageKit
import Testing

/// Constraints align the rectangle that a view says.
@Suite struct `alignment rectangles` {
  /// A view whose lowest 10 points do not count.
  private final class Tip: View {
    override func alignmentRect(forFrame frame: Rect) -> Rect {
      Rect(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height - 10)
    }

    override func frame(forAlignmentRect alignmentRect: Rect) -> Rect {
      Rect(
        x: alignmentRect.minX, y: alignmentRect.minY, width: alignmentRect.width,
        height: alignmentRect.height + 10)
    }
  }

  @Test func `are those of the methods that a view overrides`() {
    let stage = Stage(size: Size(100, 100))
    let view = Tip()
    view.translatesAutoresizingMaskIntoConstraints = false
    stage.view.addSubview(view)
    LayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: stage.view.leftAnchor),
      view.rightAnchor.constraint(equalTo: stage.view.rightAnchor),
      view.bottomAnchor.constraint(equalTo: stage.view.bottomAnchor),
      view.heightAnchor.constraint(equalToConstant: 30),
    ])
    stage.view.layoutIfNeeded()
    #expect(view.frame == Rect(x: 0, y: 70, width: 100, height: 40))
  }
}
