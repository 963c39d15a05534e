import Geometry
import StageKit
import Testing

/// The order and number of calls in a layout.
@Suite struct LayoutOrderTests {
  private final class Calls {
    var list: [String] = []

    func take() -> [String] {
      defer { list = [] }
      return list
    }
  }

  /// Notes the calls of its layout.
  private final class Noting: View {
    let name: String
    let calls: Calls

    init(_ name: String, _ calls: Calls) {
      self.name = name
      self.calls = calls
      super.init(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    }

    override func updateConstraints() {
      calls.list.append("update \(name)")
      super.updateConstraints()
    }

    override func layoutSubviews() {
      calls.list.append("lay out \(name)")
      super.layoutSubviews()
    }
  }

  private let stage = Stage(size: Size(320, 480))
  private let calls = Calls()
  private let views: [View]

  init() {
    views = [Noting("outer", calls), Noting("middle", calls), Noting("inner", calls)]
    views[1].addSubview(views[2])
    views[0].addSubview(views[1])
    stage.view.addSubview(views[0])
    stage.view.layoutIfNeeded()
    _ = calls.take()
  }

  @Test func `constraints are updated from the inside, then views are laid out from the outside`() {
    for view in views {
      view.setNeedsLayout()
      view.setNeedsUpdateConstraints()
    }
    #expect(calls.list == [])
    stage.view.layoutIfNeeded()
    #expect(
      calls.take() == [
        "update inner", "update middle", "update outer", "lay out outer", "lay out middle",
        "lay out inner",
      ])
    stage.view.layoutIfNeeded()
    #expect(calls.take() == [])
  }

  @Test func `several requests are one call`() {
    for _ in 0..<3 { views[1].setNeedsUpdateConstraints() }
    #expect(views[1].needsUpdateConstraints())
    views[1].updateConstraintsIfNeeded()
    #expect(!views[1].needsUpdateConstraints())
    #expect(calls.take() == ["update middle"])
    for _ in 0..<3 { views[1].setNeedsLayout() }
    views[1].layoutIfNeeded()
    #expect(calls.take() == ["lay out middle"])
  }

  @Test func `a changed constant lays out the superview, and updates no constraints`() {
    let inner = views[2]
    inner.translatesAutoresizingMaskIntoConstraints = false
    let width = inner.widthAnchor.constraint(equalToConstant: 20)
    LayoutConstraint.activate([
      width, inner.heightAnchor.constraint(equalToConstant: 20),
      inner.leftAnchor.constraint(equalTo: views[1].leftAnchor),
      inner.topAnchor.constraint(equalTo: views[1].topAnchor),
    ])
    stage.view.layoutIfNeeded()
    _ = calls.take()
    width.constant = 40
    stage.view.layoutIfNeeded()
    #expect(inner.frame == Rect(x: 0, y: 0, width: 40, height: 20))
    let list = calls.take()
    #expect(list.filter { $0.hasPrefix("update") } == [])
    #expect(list == ["lay out middle", "lay out inner"])
  }
}
