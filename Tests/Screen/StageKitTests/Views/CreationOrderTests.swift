import Dynamics
import Geometry
import Layers
import StageKit
import Testing

/// Hashes of objects, on which the order of sets and dictionaries depends.
@Suite struct CreationOrderTests {
  /// A recipe that logs the hashes of what it creates, at the start and later.
  private struct Hashes: Recipe {
    let id = "hashes"
    let title = "Hashes"
    let source = "A test"
    let canvas = Size.phone
    let duration = 1.0

    func perform(on stage: Stage) {
      log(on: stage)
      stage.perform(at: 0.5) { log(on: stage) }
    }

    private func log(on stage: Stage) {
      let view = View(frame: .zero)
      stage.view.addSubview(view)
      let guide = LayoutGuide()
      view.addLayoutGuide(guide)
      let objects: [any Hashable] = [
        view, view.layer, Layer(), TapGestureRecognizer { _ in }, guide,
        view.widthAnchor.constraint(equalToConstant: 3), GravityBehavior(items: []),
        DynamicAnimator(referenceView: view), view.widthAnchor, guide.topAnchor, Event(shakeAt: 0),
        Selector(View.setNeedsLayout), BasicAnimation(keyPath: "opacity"), EmitterCell(),
        DynamicItemGroup(items: [View(frame: .zero)]), SpringAnimation(keyPath: "opacity"),
      ]
      stage.log(objects.map { "\($0.hashValue)" }.joined(separator: " "))
    }
  }

  /// Returns what the recipe logs up to its end.
  private func log() -> [String] {
    let stage = Hashes().stage()
    stage.advance(to: 1)
    return stage.logEntries.map(\.text)
  }

  @Test func `the hashes of a stage's objects do not depend on other stages and on addresses`() {
    let first = log()
    #expect(first.count == 2)
    // Objects that stay, so that those of the next stage have other addresses.
    let others = (0..<100).map { _ in View(frame: .zero) }
    #expect(log() == first)
    #expect(Set(others).count == others.count)
  }

  @Test func `objects of a stage have hashes of their own`() {
    let words = log().flatMap { $0.split(separator: " ") }
    #expect(Set(words).count == words.count)
  }
}
