internal import PictureKit

/// The appearances of a navigation bar.
struct NavigationBarAppearances {
  var standard: NavigationBarAppearance?
  var scrollEdge: NavigationBarAppearance?
  var compact: NavigationBarAppearance?
  var compactScrollEdge: NavigationBarAppearance?
}

extension NavigationBar {
  /// The look, which replaces the fill, the separator and the attributes of the bar's other
  /// properties.
  ///
  /// Initially it is a default appearance, which has no effect until one of its values changes.
  public var standardAppearance: NavigationBarAppearance {
    get {
      if let standard = appearances.standard { return standard }
      let made = NavigationBarAppearance()
      made.onChange = { [weak self, unowned made] in self?.standardAppearance = made }
      return made
    }
    set { appearances.standard = newValue }
  }

  /// The look while no content is scrolled under the bar of a navigation controller; nil, the
  /// default, is the standard one without background and separator.
  ///
  /// Before iOS 15 it is that of bars with a large title alone. A bar that no controller manages
  /// always has its standard look.
  public var scrollEdgeAppearance: NavigationBarAppearance? {
    get { appearances.scrollEdge }
    set { appearances.scrollEdge = newValue }
  }

  /// The look in a compact environment, which has no effect, since bars look the same there; nil by
  /// default.
  public var compactAppearance: NavigationBarAppearance? {
    get { appearances.compact }
    set { appearances.compact = newValue }
  }

  /// The look in a compact environment while content is not scrolled under the bar, which has no
  /// effect, since bars look the same there; nil by default.
  public var compactScrollEdgeAppearance: NavigationBarAppearance? {
    get { appearances.compactScrollEdge }
    set { appearances.compactScrollEdge = newValue }
  }

  /// The look of the top item, or else of the bar; nil is that of the bar's other properties.
  var appearance: NavigationBarAppearance? {
    scrollEdge.look(
      atEdge: topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance,
      standard: topItem?.standardAppearance ?? appearances.standard)
  }

  /// The image of the back button: the appearance's, the bar's, or the arrow of the system.
  var backIndicator: Drawing {
    let own = backIndicatorTransitionMaskImage == nil ? nil : backIndicatorImage
    guard let image = appearance?.backIndicatorImage ?? own else {
      return NavigationMetrics.chevron
    }
    return image.renderingMode == .automatic ? image.withRenderingMode(.alwaysTemplate) : image
  }

  var hasScrollEdgeAppearance: Bool {
    scrollEdgeAppearance != nil || topItem?.scrollEdgeAppearance != nil
  }

  /// Sets how far content is scrolled under the bar, in points; nil if no controller manages the
  /// bar.
  package func setContentOverlap(_ overlap: Double?) { scrollEdge.overlap = overlap }

  func appearanceDidChange() {
    for one in [appearances.standard, appearances.scrollEdge] {
      one?.onChange = { [weak self] in self?.appearanceDidChange() }
    }
    barItemDidChange()
  }
}
