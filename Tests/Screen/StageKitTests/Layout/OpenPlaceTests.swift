import Geometry
import StageKit
import Testing

/// Views whose constraints do not determine where they are.
@Suite struct `views with open places` {
  private final class Block: View {
    override var intrinsicContentSize: Size { Size(60, 20) }
  }

  private func block(in stage: Stage) -> View {
    let block = Block()
    block.translatesAutoresizingMaskIntoConstraints = false
    stage.view.addSubview(block)
    return block
  }

  @Test func `they have the size of their content, at the beginning of an open axis`() {
    let stage = Stage(size: Size(400, 400))
    let (free, low, right) = (block(in: stage), block(in: stage), block(in: stage))
    low.topAnchor.constraint(equalTo: stage.view.topAnchor, constant: 100).isActive = true
    right.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor, constant: 70).isActive = true
    stage.advance(to: 0)
    #expect(free.frame == Rect(x: 0, y: 0, width: 60, height: 20))
    #expect(low.frame == Rect(x: 0, y: 100, width: 60, height: 20))
    #expect(right.frame == Rect(x: 70, y: 0, width: 60, height: 20))
  }

  @Test func `of views that are placed by each other none is before the origin`() {
    let stage = Stage(size: Size(400, 400))
    let (first, second) = (block(in: stage), block(in: stage))
    second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 5).isActive = true
    second.topAnchor.constraint(equalTo: first.bottomAnchor, constant: 7).isActive = true
    stage.advance(to: 0)
    #expect(first.frame == Rect(x: 0, y: 0, width: 60, height: 20))
    #expect(second.frame == Rect(x: 65, y: 27, width: 60, height: 20))
    #expect(first.hasAmbiguousLayout)
    // A constraint that is added later places both.
    first.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor, constant: -30).isActive = true
    stage.advance(to: 1)
    #expect(first.frame.minX == -30)
    #expect(second.frame.minX == 35)
  }
}
