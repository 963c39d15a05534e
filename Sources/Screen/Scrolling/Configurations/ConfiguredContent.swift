internal import Geometry
internal import StageKit

/// The view of a cell's content configuration.
final class ConfiguredContent {
  private(set) var configuration: (any ContentConfiguration)?
  /// The view of the background configuration; nil without one.
  private(set) var background: ConfiguredBackgroundView?
  /// Whether the configurations are to be updated for the state of the cell.
  var needsUpdate = true
  private(set) var view: (any View & ContentView)?

  /// Shows a configuration in a view; nil removes the last one.
  func show(_ configuration: (any ContentConfiguration)?, in container: View) {
    self.configuration = configuration
    guard let configuration else {
      view?.removeFromSuperview()
      view = nil
      return
    }
    if let view, type(of: view.configuration) == type(of: configuration),
      view.supports(configuration)
    {
      view.configuration = configuration
      return
    }
    view?.removeFromSuperview()
    let made = configuration.makeContentView()
    made.frame = container.bounds
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.insertSubview(made, at: 0)
    view = made
  }

  /// Shows a background behind the subviews of a cell; nil removes the last one.
  func showBackground(_ configuration: BackgroundConfiguration?, in cell: View) {
    guard let configuration else {
      background?.removeFromSuperview()
      background = nil
      return
    }
    let view = background ?? ConfiguredBackgroundView(frame: cell.bounds)
    if background == nil { cell.insertSubview(view, at: 0) }
    background = view
    view.show(configuration)
  }

  /// The width of an image with its distance to the text, in points; 0 without one.
  var widthBeforeText: Double { (view as? ListContentView)?.widthBeforeText ?? 0 }

  /// Returns the height of the view for a width; nil without one.
  func height(width: Double) -> Double? {
    guard let view else { return nil }
    if view.hasConstraintsInTree, !(view is ListContentView) {
      return view.systemLayoutSizeFitting(
        Size(width, 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    return view.sizeThatFits(Size(width, 0)).height
  }
}
