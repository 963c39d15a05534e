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

  /// Gives a view that enters a window the values of its classes' appearances; those of classes that
  /// contain others come last.
  func applyAppearance(to view: UIView) {
    let rules = appearanceRules
    guard !rules.isEmpty else { return }
    run {
      for rule in rules where !rule.containers.isEmpty && rule.contains(view) { rule.apply(view) }
      for rule in rules where rule.containers.isEmpty { rule.apply(view) }
    }
  }
}
