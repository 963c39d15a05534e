import Geometry
import Layers
import TestSupport
import Testing

@Suite struct LayerHierarchyTests {
  private let root = Layer()
  private let a = Layer()
  private let b = Layer()
  private let c = Layer()

  private func names(_ layer: Layer) -> [String] { (layer.sublayers ?? []).map { $0.name ?? "" } }

  init() {
    for (layer, name) in [(a, "a"), (b, "b"), (c, "c")] { layer.name = name }
  }

  @Test func `sublayers are inserted at, below and above`() {
    root.addSublayer(a)
    root.insertSublayer(b, at: 0)
    root.insertSublayer(c, below: a)
    #expect(names(root) == ["b", "c", "a"])
    root.insertSublayer(b, above: a)
    #expect(names(root) == ["c", "a", "b"])
    #expect(a.superlayer === root)
  }

  @Test func `a replaced sublayer leaves its place to the other`() {
    root.sublayers = [a, b]
    root.replaceSublayer(a, with: c)
    #expect(names(root) == ["c", "b"])
    #expect(a.superlayer == nil && c.superlayer === root)
  }

  @Test func `adding a sublayer takes it from its superlayer`() {
    let other = Layer()
    other.addSublayer(a)
    root.addSublayer(a)
    #expect(other.sublayers == nil)
    #expect(names(root) == ["a"])
  }

  @Test func `a mask has no superlayer and leaves its former place`() {
    root.addSublayer(a)
    a.addSublayer(b)
    root.mask = b
    #expect(a.sublayers == nil && b.superlayer == nil && root.mask === b)
    root.mask = nil
    #expect(root.mask == nil)
    b.addSublayer(c)
    root.mask = b
    b.removeFromSuperlayer()
    #expect(root.mask == nil)
  }

  @Test func `a layer in its own tree is rejected with a sentence`() async {
    await expectSentence(
      "card cannot be its own sublayer",
      from: #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let layer = Layer()
        layer.name = "card"
        layer.addSublayer(layer)
      })
    await expectSentence(
      "card cannot become a mask of photo, its own descendant",
      from: #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let (card, photo) = (Layer(), Layer())
        card.name = "card"
        photo.name = "photo"
        card.addSublayer(photo)
        photo.mask = card
      })
    await expectSentence(
      "Layer cannot be its own mask",
      from: #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let layer = Layer()
        layer.mask = layer
      })
    await expectSentence(
      "card cannot become a sublayer of mask, its own descendant",
      from: #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let (card, mask) = (Layer(), Layer())
        card.name = "card"
        mask.name = "mask"
        card.mask = mask
        mask.addSublayer(card)
      })
  }

  @Test func `NaN in a property is rejected with a sentence`() async {
    await expectSentence(
      "the transform of card must be finite, not",
      from: #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let layer = Layer()
        layer.name = "card"
        layer.transform = Transform3D(scaleX: .nan, y: 1, z: 1)
      })
    await expectSentence(
      "the position of Layer must be finite, not {nan, 0}",
      from: #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        Layer().position = Point(.nan, 0)
      })
  }
}
