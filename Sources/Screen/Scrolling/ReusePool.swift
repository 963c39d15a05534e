internal import StageKit

/// The views that are currently unused, by their reuse identifiers.
struct ReusePool<Content: View> {
  private var views: [String: [Content]] = [:]

  /// Hides a view and stores it.
  mutating func store(_ view: Content, _ identifier: String?) {
    guard let identifier else { return view.removeFromSuperview() }
    view.isHidden = true
    views[identifier, default: []].append(view)
  }

  /// Removes and returns the view that was stored last; nil if there is none.
  mutating func take(_ identifier: String) -> Content? {
    guard let view = views[identifier]?.popLast() else { return nil }
    view.isHidden = false
    return view
  }
}
