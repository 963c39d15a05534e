internal import Geometry
internal import PictureKit
internal import StageKit

/// A gallery of one class of views: two pages side by side, in light and dark.
protocol ViewGallery: Recipe {
  /// The name of the class.
  var className: String { get }
  /// The height of the pages, in points.
  var height: Double { get }

  /// Adds the samples to a page, and scripts their touches.
  func show(on page: GalleryPage)
}

extension ViewGallery {
  var className: String { String(String(describing: Self.self).dropFirst("Gallery".count)) }
  var title: String { "Gallery: \(className)" }
  var source: String { galleries }
  var canvas: Size { Size(2 * GalleryPage.width, height) }
  var duration: Double { 2 }
  var keyMoments: [Double] { [0, 0.6, 1.2, 1.8] }

  func perform(on stage: Stage) {
    for (index, style) in [UserInterfaceStyle.light, .dark].enumerated() {
      let frame = Rect(
        x: Double(index) * GalleryPage.width, y: 0, width: GalleryPage.width, height: height)
      let page = GalleryPage(frame: frame, style: style)
      stage.view.addSubview(page.view)
      show(on: page)
    }
  }
}

/// A page of a gallery: rows with captions.
final class GalleryPage {
  static let width = 300.0
  private static let captionWidth = 110.0
  private static let margin = 12.0

  let view: View
  private var bottom = 12.0

  init(frame: Rect, style: UserInterfaceStyle) {
    view = View(frame: frame)
    view.backgroundColor = .systemBackground
    view.overrideUserInterfaceStyle = style
    view.clipsToBounds = true
  }

  /// Adds a view in its own size, with a caption at its left.
  func add(_ caption: String, _ sample: View) {
    let height = max(sample.bounds.height, 28)
    let label = Label(
      frame: Rect(x: Self.margin, y: bottom, width: Self.captionWidth - Self.margin, height: height)
    )
    label.text = caption
    label.name = "caption"
    label.font = .systemFont(ofSize: 11)
    label.numberOfLines = 2
    label.textColor = .secondaryLabel
    view.addSubview(label)
    sample.name = caption
    sample.center = Point(
      Self.captionWidth + sample.bounds.width / 2, bottom + height / 2)
    view.addSubview(sample)
    bottom += height + 10
  }

  /// Adds a view that fills the width of the page.
  func addWide(_ sample: View, height: Double, margin: Double = 0) {
    sample.frame = Rect(x: margin, y: bottom, width: Self.width - 2 * margin, height: height)
    view.addSubview(sample)
    bottom += height + 10
  }

  /// Touches a view of the page and lifts the finger.
  ///
  /// - Parameters:
  ///   - target: The view.
  ///   - time: The time, in seconds.
  ///   - duration: How long the finger stays, in seconds.
  ///   - point: Where, in the view's coordinates; nil for its middle.
  func tap(_ target: View, at time: Double, duration: Double = 0.2, on point: Point? = nil) {
    view.stage?.tap(at: stagePoint(point, of: target), time: time, duration: duration)
  }

  /// Drags a finger on a view of the page.
  ///
  /// - Parameters:
  ///   - target: The view.
  ///   - start: Where the finger begins, in the view's coordinates; nil for its middle.
  ///   - move: How far it moves, in points.
  ///   - time: The time, in seconds.
  ///   - duration: How long it moves, in seconds.
  func drag(
    _ target: View, from start: Point? = nil, by move: Vector, at time: Double, duration: Double
  ) {
    let start = stagePoint(start, of: target)
    view.stage?.pan(from: start, to: start + move, at: time, duration: duration)
  }

  /// Does something at a time, in seconds.
  func at(_ time: Double, _ action: @escaping () -> Void) {
    view.stage?.scheduledTimer(withTimeInterval: time, repeats: false) { _ in action() }
  }

  private func stagePoint(_ point: Point?, of target: View) -> Point {
    target.convert(point ?? Point(target.bounds.midX, target.bounds.midY), to: nil)
  }
}
