import Geometry
import StageKit
import Testing

@Suite struct ViewHierarchyTests {
  private let stage = Stage(size: .phone)
  private let box = named("box")
  private let a = named("a")
  private let b = named("b")
  private let c = named("c")

  init() {
    stage.view.addSubview(box)
    for view in [a, b, c] { box.addSubview(view) }
  }

  private static func named(_ name: String) -> View {
    let view = View(frame: .zero)
    view.name = name
    return view
  }

  private var order: String { box.subviews.compactMap(\.name).joined() }

  @Test func `addSubview adds in front`() {
    #expect(order == "abc")
    #expect(a.superview === box && a.stage === stage)
    box.addSubview(a)
    #expect(order == "bca")
  }

  @Test func `insertSubview inserts at an index, behind or in front of a subview`() {
    let d = Self.named("d")
    box.insertSubview(d, at: 1)
    #expect(order == "adbc")
    box.insertSubview(d, belowSubview: a)
    #expect(order == "dabc")
    box.insertSubview(d, aboveSubview: b)
    #expect(order == "abdc")
    box.insertSubview(a, aboveSubview: c)
    #expect(order == "bdca")
  }

  @Test func `subviews can be brought to the front and sent to the back`() {
    box.bringSubviewToFront(a)
    #expect(order == "bca")
    box.sendSubviewToBack(c)
    #expect(order == "cba")
    stage.view.bringSubviewToFront(a)
    #expect(order == "cba")
  }

  @Test func `adding a view removes it from its previous superview`() {
    stage.view.addSubview(b)
    #expect(order == "ac")
    #expect(b.superview === stage.view)
  }

  @Test func `removing a view removes its subviews from the stage`() {
    box.removeFromSuperview()
    #expect(stage.view.subviews.isEmpty)
    #expect(box.superview == nil && box.stage == nil)
    #expect(a.superview === box && a.stage == nil)
    stage.view.addSubview(box)
    #expect(a.stage === stage)
  }

  @Test func `a view is a descendant of itself and of its ancestors`() {
    #expect(a.isDescendant(of: a) && a.isDescendant(of: box) && a.isDescendant(of: stage.view))
    #expect(!box.isDescendant(of: a) && !a.isDescendant(of: b))
  }

  @Test func `cycles, subviews that are roots of stages and wrong siblings trap`() async {
    await #expect(processExitsWith: .failure) {
      let outer = View(frame: .zero)
      let inner = View(frame: .zero)
      outer.addSubview(inner)
      inner.addSubview(outer)
    }
    await #expect(processExitsWith: .failure) {
      let stage = Stage(size: .phone)
      View(frame: .zero).addSubview(stage.view)
    }
    await #expect(processExitsWith: .failure) {
      View(frame: .zero).insertSubview(View(frame: .zero), aboveSubview: View(frame: .zero))
    }
  }

  @Test func `view states are in drawing order with unique names`() {
    a.name = "ball"
    b.name = nil
    c.name = "ball"
    let inner = Self.named("inner")
    a.addSubview(inner)
    c.center = Point(3, 4)
    c.bounds.size = Size(5, 6)
    c.transform = Transform(rotationAngle: 1)
    c.alpha = 0.5
    let states = stage.viewStates
    #expect(states.map(\.name) == ["box", "ball", "inner", "View", "ball 2"])
    #expect(states.last?.center == Point(3, 4) && states.last?.size == Size(5, 6))
    #expect(states.last?.angle == Transform(rotationAngle: 1).rotationAngle)
    #expect(states.last?.alpha == 0.5)
  }
}
