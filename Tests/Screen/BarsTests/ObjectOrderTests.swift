import Bars
import Controls
import Geometry
import Scrolling
import StageKit
import Testing

/// Hashes of items, actions and layouts, on which the order of sets and dictionaries depends.
@Suite struct ObjectOrderTests {
  /// A recipe that logs the hashes of what it creates.
  private struct Hashes: Recipe {
    let id = "hashes"
    let title = "Hashes"
    let source = "A test"
    let canvas = Size.phone
    let duration = 1.0

    func perform(on stage: Stage) {
      let size = CollectionLayoutSize(
        widthDimension: .absolute(1), heightDimension: .absolute(1))
      let action = Action(title: "a") { _ in }
      let menu = Menu(title: "b", children: [])
      let objects: [any Hashable] = [
        BarButtonItem(), NavigationItem(title: "a"), BarAppearance(), BarButtonItemAppearance(),
        AlertAction(title: "a", style: .default), action, menu, action.identifier, menu.identifier,
        VisualEffect(), CollectionViewLayout(), CollectionViewLayoutInvalidationContext(), size,
        CollectionLayoutItem(layoutSize: size), CollectionLayoutAnchor(edges: .top),
        CollectionLayoutDimension.absolute(1), CollectionLayoutSpacing.fixed(1),
        CollectionViewCompositionalLayoutConfiguration(),
        ContextualAction(style: .normal, title: "a") { _, _, _ in },
        SwipeActionsConfiguration(actions: []),
        TableViewRowAction(style: .normal, title: "a") { _, _ in },
      ]
      stage.log(objects.map { "\($0.hashValue)" }.joined(separator: " "))
    }
  }

  /// Returns the hashes that the recipe logs.
  private func hashes() -> [Substring] {
    Hashes().stage().logEntries.flatMap { $0.text.split(separator: " ") }
  }

  @Test func `hashes do not depend on other stages and on addresses, and differ`() {
    let first = hashes()
    #expect(first.count == 21)
    #expect(Set(first).count == first.count)
    // Objects that stay, so that those of the next stage have other addresses.
    let others = (0..<100).map { _ in BarButtonItem() }
    #expect(hashes() == first)
    #expect(Set(others).count == others.count)
  }
}
