internal import Geometry
internal import PictureKit
internal import StageKit

/// A segment of a segmented control with its views.
final class Segment {
  var title: String? { didSet { if title != nil { image = nil } } }
  var image: Drawing? { didSet { if image != nil { title = nil } } }
  var action: Action?
  /// The width in points; 0 lets the control choose it.
  var width = 0.0
  var contentOffset = Size.zero
  var isEnabled = true

  let label = Label()
  let imageView = ImageView()
  /// The line before the segment.
  let separator = View()

  init(title: String? = nil, image: Drawing? = nil) {
    self.title = title
    self.image = image
    separator.isUserInteractionEnabled = false
    separator.alpha = 0
    label.textAlignment = .center
  }

  /// The opacity of the content.
  var alpha: Double {
    get { label.alpha }
    set {
      label.alpha = newValue
      imageView.alpha = newValue
    }
  }

  /// Returns the width of the content, in points.
  func contentWidth(font: Font) -> Double {
    if let image { return image.size.width }
    let text = TextContents(string: title ?? "", attributes: TextAttributes(font: font))
    var label = LabelText(text)
    label.displayScale = self.label.traitCollection.displayScale
    return label.sizeThatFits(.zero).width
  }

  /// Places the views; the separator is 1 point wide and leaves 5 points above and below.
  func place(in rect: Rect, height: Double, isMirrored: Bool) {
    let content = rect.offsetBy(dx: contentOffset.width, dy: contentOffset.height)
    label.frame = content
    let size = image?.size ?? .zero
    imageView.bounds = Rect(origin: .zero, size: size)
    imageView.center = content.center
    let edge = isMirrored ? rect.maxX : rect.minX
    separator.frame = Rect(x: edge - 0.5, y: 8, width: 1, height: max(height - 16, 0))
  }

  /// Removes the views.
  func remove() {
    for view in [label, imageView, separator] { view.removeFromSuperview() }
  }
}
