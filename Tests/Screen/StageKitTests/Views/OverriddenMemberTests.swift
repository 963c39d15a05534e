import Geometry
import Layers
import StageKit
import Testing

/// Subclasses override what UIKit lets them override, and have properties whose names only a stage
/// uses.
@Suite struct `members of views that subclasses have` {
  private final class Person: View {
    var name = "Ann"
    var stage = 7
    var presentation = "front"
  }

  private final class Board: View {
    var calls: [String] = []
    override func bringSubviewToFront(_ view: View) {
      calls.append("front")
      super.bringSubviewToFront(view)
    }
    override func insertSubview(_ view: View, at index: Int) {
      calls.append("insert \(index)")
      super.insertSubview(view, at: index)
    }
    override func endEditing(_ force: Bool) -> Bool {
      calls.append("end")
      return super.endEditing(force)
    }
    override var safeAreaInsets: Insets { Insets(top: 1, left: 2, bottom: 3, right: 4) }
    override class var layerClass: Layer.Type { ShapeLayer.self }
    override var layer: ShapeLayer {
      guard let layer = super.layer as? ShapeLayer else { return ShapeLayer() }
      return layer
    }
  }

  @Test func `a view with a name, a stage and a presentation of its own is shown and traced`() {
    let stage = Stage(size: Size(100, 100))
    let person = Person(frame: Rect(x: 10, y: 10, width: 20, height: 20))
    stage.view.addSubview(person)
    #expect(person.name == "Ann" && person.stage == 7 && person.presentation == "front")
    let view: View = person
    view.name = "card"
    #expect(view.name == "card" && person.name == "Ann")
    #expect(view.stage === stage && view.presentation.frame == person.frame)
    person.removeFromSuperview()
    #expect(view.stage == nil)
  }

  @Test func `overrides are called, and call what they override`() {
    let board = Board(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    let view: View = board
    let (first, second) = (View(), View())
    view.insertSubview(first, at: 0)
    view.insertSubview(second, at: 5)
    view.bringSubviewToFront(first)
    #expect(board.calls == ["insert 0", "insert 5", "front"])
    #expect(board.subviews == [second, first])
    #expect(!view.endEditing(true) && board.calls.last == "end")
    #expect(view.safeAreaInsets == Insets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(view.layer is ShapeLayer)
  }
}
