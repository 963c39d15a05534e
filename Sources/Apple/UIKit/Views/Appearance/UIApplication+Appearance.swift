internal import Bars
internal import StageKit

/// What `appearance()` has set, in the order in which it was set.
private final class AppearanceRules {
  var rules: [AppearanceRule] = []
}

extension UIApplication {
  var appearanceRules: [AppearanceRule] {
    get { service { _ in AppearanceRules() }.rules }
    set { service { _ in AppearanceRules() }.rules = newValue }
  }

  /// Gives a view that enters a window the values of its classes' appearances; those of classes
  /// that contain others come last.
  func applyAppearance(to view: UIView) {
    let rules = appearanceRules
    guard !rules.isEmpty else { return }
    run {
      let inner = rules.filter { !$0.containers.isEmpty && $0.contains(view) }
      let applied = inner + rules.filter(\.containers.isEmpty)
      for rule in applied { rule.apply(view) }
      guard let itemView = view as? any BarItemView else { return }
      itemView.shownItem.withoutNotifyingOwner {
        for rule in applied { rule.apply(itemView.shownItem) }
      }
      itemView.itemLookDidChange()
    }
  }
}
