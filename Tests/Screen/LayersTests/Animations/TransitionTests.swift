import Geometry
import Layers
import PictureKit
import TestSupport
import Testing
import Tween

@Suite struct TransitionTests {
  /// Returns a layer of 80 x 40 that changes from red to blue in 1 s, and its clock.
  private func layer(
    _ kind: Transition.Kind, _ subtype: Transition.Subtype? = nil,
    change: (Transition) -> Void = { _ in }
  ) -> (Layer, ManualContext) {
    let layer = Layer()
    layer.frame = Rect(x: 100, y: 50, width: 80, height: 40)
    layer.backgroundColor = .red
    let context = ManualContext()
    layer.context = context
    let transition = Transition()
    transition.type = kind
    transition.subtype = subtype
    transition.duration = 1
    change(transition)
    layer.add(transition, forKey: nil)
    context.transaction.begin()
    context.transaction.disableActions = true
    layer.backgroundColor = .blue
    context.transaction.commit()
    return (layer, context)
  }

  /// Returns the colors of the parts of a frame with their displacements.
  private func parts(_ layer: Layer, at time: Double) -> [(color: Color?, offset: Vector)] {
    let node = layer.frameLayer(at: time)
    #expect(node?.transform == Transform(translationX: 100, y: 50))
    #expect(node?.clip == Path(rect: Rect(x: 0, y: 0, width: 80, height: 40)))
    return (node?.sublayers ?? []).map {
      ($0.fillColor, Vector(dx: $0.transform.tx, dy: $0.transform.ty))
    }
  }

  @Test(arguments: [.fade, "cube", Transition.Kind(rawValue: "rippleEffect")])
  func `a fade, and a filter of a system, adds the shares of the old and the new layer`(
    kind: Transition.Kind
  ) {
    let (layer, context) = layer(kind)
    let node = layer.frameLayer(at: 0.25)
    #expect(node?.isGroup == true)
    #expect(node?.sublayers.map(\.opacity) == [0.75, 0.25])
    #expect(node?.sublayers.map(\.fillColor) == [.red, .blue])
    #expect(node?.sublayers.map(\.blendMode) == [.normal, .plusLighter])
    context.advance(to: 1)
    #expect(layer.animationKeys() == nil)
    #expect(layer.frameLayer(at: 1)?.fillColor == .blue)
    #expect(layer.frameLayer(at: 1)?.sublayers.isEmpty == true)
  }

  @Test(arguments: [
    (Transition.Subtype?.none, Vector(dx: 80, dy: 0)), (.fromLeft, Vector(dx: 80, dy: 0)),
    (.fromRight, Vector(dx: -80, dy: 0)), (.fromTop, Vector(dx: 0, dy: 40)),
    (.fromBottom, Vector(dx: 0, dy: -40)),
  ])
  func `a push moves the new layer in and the old one out`(
    subtype: Transition.Subtype?, way: Vector
  ) {
    let (layer, _) = layer(.push, subtype)
    let parts = parts(layer, at: 0.25)
    #expect(parts.map(\.color) == [.red, .blue])
    #expect(parts.map(\.offset) == [way * 0.25, way * -0.75])
  }

  @Test func `moving in covers the old layer, and revealing uncovers the new one`() {
    let movedIn = parts(layer(.moveIn, .fromRight).0, at: 0.5)
    #expect(movedIn.map(\.color) == [.red, .blue])
    #expect(movedIn.map(\.offset) == [.zero, Vector(dx: 40, dy: 0)])
    let revealed = parts(layer(.reveal, .fromTop).0, at: 0.5)
    #expect(revealed.map(\.color) == [.blue, .red])
    #expect(revealed.map(\.offset) == [.zero, Vector(dx: 0, dy: 20)])
  }

  @Test func `start and end progress cut the transition, and a timing function bends it`() {
    let (half, _) = layer(.push, .fromLeft) {
      $0.startProgress = 0.5
      $0.endProgress = 0.75
    }
    #expect(parts(half, at: 0.5).map(\.offset.dx) == [50, -30])
    let (eased, _) = layer(.push, .fromLeft) { $0.timingFunction = .easeIn }
    let fraction = TimingCurve.easeIn.value(at: 0.5)
    #expect(parts(eased, at: 0.5).map(\.offset.dx) == [80 * fraction, 80 * (fraction - 1)])
  }

  @Test func `sublayers that are replaced are in the old part`() {
    let (layer, _) = layer(.push)
    let old = Layer()
    old.frame = Rect(x: 0, y: 0, width: 5, height: 5)
    old.backgroundColor = .green
    layer.addSublayer(old)
    let transition = Transition()
    transition.type = .push
    transition.duration = 2
    layer.add(transition, forKey: "other")
    // A layer has one transition, whatever its key is.
    #expect(layer.animationKeys() == ["transition"])
    old.removeFromSuperlayer()
    let parts = layer.frameLayer(at: 1)?.sublayers ?? []
    #expect(parts.count == 2)
    #expect(parts.first?.sublayers.first?.sublayers.first?.fillColor == .green)
    #expect(parts.last?.sublayers.first?.sublayers.isEmpty == true)
  }

  @Test func `a layer that becomes hidden leaves by its transition`() {
    let (layer, context) = layer(.reveal)
    context.transaction.begin()
    context.transaction.disableActions = true
    layer.isHidden = true
    context.transaction.commit()
    #expect(parts(layer, at: 0.5).map(\.color) == [.red])
    context.advance(to: 1)
    #expect(layer.frameLayer(at: 1) == nil)
  }

  @Test func `the progress must be in 0...1 and not run backwards`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let transition = Transition()
      transition.startProgress = 0.8
      transition.endProgress = 0.5
      Layer().add(transition, forKey: nil)
    }
    expectSentence(
      "the progress of a transition of Layer must be in 0...1, the end not before the start, not "
        + "0.8 to 0.5", from: result)
  }
}
