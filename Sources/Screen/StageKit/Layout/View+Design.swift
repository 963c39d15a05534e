internal import Geometry

extension View {
  /// Keeps the frames of the descendants as long as the view keeps its size and nothing that
  /// constraints place changes.
  ///
  /// The frames of an interface document satisfy its constraints for the text and bars of the
  /// device that it was designed for. Measured here, the same text may differ in size by a fraction
  /// of a point.
  package func keepDesign() {
    layout.designSize = bounds.size
    markDesign(true)
  }

  /// Enables the constraints of the document to which this one belongs.
  func leaveDesign() {
    var view: View? = self
    while let candidate = view {
      if candidate.layout.designSize != nil, !candidate.layout.isArranging {
        candidate.layout.designSize = nil
        candidate.markDesign(false)
        // The content of a view with a fixed size does not move the views around it.
        if candidate.layout.keepsFrame { return }
      }
      view = candidate.superview
    }
  }

  /// Calls a function whose new constraints do not count as changes of the document.
  func keepingDesign(_ body: () -> Void) {
    let roots = sequence(first: self, next: \.superview).filter { $0.layout.designSize != nil }
    for root in roots { root.layout.isArranging = true }
    body()
    for root in roots { root.layout.isArranging = false }
  }

  private func markDesign(_ keeps: Bool) {
    if !keeps { setNeedsLayout() }
    for view in subviews {
      view.layout.keepsDesign = keeps
      view.markDesign(keeps)
    }
  }
}
