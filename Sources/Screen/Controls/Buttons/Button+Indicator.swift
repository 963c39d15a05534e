internal import Geometry
internal import PictureKit
internal import StageKit

/// The two chevrons of a button whose menu selects a value.
extension Button {
  /// The size of the chevrons, as commonly measured beside text of 17 points.
  static let indicatorSize = Size(9, 15)
  /// The distance from the title or the image to the chevrons, in points.
  static let indicatorGap = 5.0

  /// Whether a configuration shows the chevrons: always, never, or if the menu selects a value.
  func showsIndicator(_ configuration: Configuration) -> Bool {
    switch configuration.indicator {
    case .none: false
    case .popup: true
    case .automatic:
      menu != nil && showsMenuAsPrimaryAction && changesSelectionAsPrimaryAction
    }
  }

  /// Adds or removes the chevrons.
  func showIndicator(_ isShown: Bool, color: Color) {
    guard isShown else {
      indicator?.removeFromSuperview()
      indicator = nil
      return
    }
    let view = indicator ?? ImageView(image: Self.chevrons)
    view.tintColor = color
    if indicator == nil { addSubview(view) }
    indicator = view
  }

  /// The chevrons, as a template.
  private static var chevrons: Drawing {
    Drawing(size: indicatorSize) { canvas in
      canvas.setLineWidth(1.75)
      canvas.setLineCap(.round)
      canvas.setLineJoin(.round)
      for (edge, tip) in [(5.0, 1.5), (10.0, 13.5)] {
        canvas.move(to: Point(1, edge))
        canvas.addLine(to: Point(4.5, tip))
        canvas.addLine(to: Point(8, edge))
      }
      canvas.strokePath()
    }
    .withRenderingMode(.alwaysTemplate)
  }
}
