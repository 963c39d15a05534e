import Geometry
import StageKit
import Testing

/// Layouts that ask for others.
@Suite struct LayoutEndTests {
  /// Calls a function in each layout, and counts them.
  private final class Placing: View {
    var layouts = 0
    var onLayout: (Placing) -> Void = { _ in }

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      onLayout(self)
    }
  }

  private let stage = Stage(size: Size(320, 480))
  private let board = Placing(frame: Rect(x: 0, y: 0, width: 320, height: 480))

  @Test func `a subview that a layout adds requests no other layout`() {
    board.onLayout = { $0.addSubview(View(frame: Rect(x: 20, y: 40, width: 60, height: 30))) }
    stage.view.addSubview(board)
    stage.advance(to: 1)
    #expect(board.layouts == 1)
    #expect(board.subviews.count == 1)
    #expect(stage.notes == [])
  }

  @Test func `a subview that a layout adds is laid out itself`() {
    let inner = Placing(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    board.onLayout = { if inner.superview == nil { $0.addSubview(inner) } }
    stage.view.addSubview(board)
    stage.advance(to: 0)
    #expect(inner.layouts == 1)
  }

  @Test func `a layout that requests another each time ends and is named once`() {
    board.onLayout = { $0.setNeedsLayout() }
    stage.view.addSubview(board)
    stage.advance(to: 0)
    #expect(board.layouts == 100)
    board.setNeedsLayout()
    stage.advance(to: 1)
    #expect(
      stage.notes == [
        "the layout of the layer of Placing does not end: it is kept as it is after 100 times, each of which asked for another"
      ])
  }

  @Test func `views that lay out each other end, however deep they are nested`() {
    let views = (0..<8).map { _ in Placing(frame: board.bounds) }
    for (outer, inner) in zip(views, views.dropFirst()) { outer.addSubview(inner) }
    for view in views {
      view.onLayout = { _ in for other in views { other.setNeedsLayout() } }
    }
    stage.view.addSubview(views[0])
    stage.advance(to: 0)
    for view in views { #expect(view.layouts == 100) }
  }

  @Test func `a layout within a layout counts with it`() {
    board.onLayout = {
      $0.setNeedsLayout()
      if $0.layouts < 10_000 { $0.layoutIfNeeded() }
    }
    stage.view.addSubview(board)
    stage.advance(to: 0)
    #expect(board.layouts == 100)
  }

  @Test func `constraints that change in each layout end and are named`() {
    let card = View()
    card.translatesAutoresizingMaskIntoConstraints = false
    stage.view.addSubview(board)
    board.addSubview(card)
    let width = card.widthAnchor.constraint(equalToConstant: 100)
    width.isActive = true
    board.onLayout = { _ in width.constant = 300 - width.constant }
    stage.advance(to: 0)
    #expect(stage.notes.count == 1)
    #expect(stage.notes.allSatisfy { $0.contains("does not end") })
    #expect([100, 200].contains(card.bounds.width))
  }

  @Test func `equal values of a stack view request no layout`() {
    let stack = StackView(arrangedSubviews: [View()])
    board.onLayout = { _ in
      stack.axis = .vertical
      stack.spacing = 7
      stack.alignment = .center
      stack.distribution = .equalSpacing
      stack.isLayoutMarginsRelativeArrangement = true
      stack.setCustomSpacing(3, after: stack.arrangedSubviews[0])
    }
    stage.view.addSubview(board)
    board.addSubview(stack)
    stage.advance(to: 0)
    #expect(board.layouts < 5)
    #expect(stage.notes == [])
  }
}
