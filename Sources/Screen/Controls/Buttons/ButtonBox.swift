internal import Geometry

/// Places the image of a button left of its title.
struct ButtonBox {
  /// The space, in points.
  let content: Rect
  /// The size of the image; zero without one.
  let imageSize: Size
  /// The size of the title; zero without one.
  let titleSize: Size
  let horizontal: Control.ContentHorizontalAlignment
  let vertical: Control.ContentVerticalAlignment

  /// The width of the image, at most that of the space.
  private var imageWidth: Double { min(imageSize.width, max(content.width, 0)) }

  /// The rectangle of the title, narrower than its size if there is too little space.
  var titleRect: Rect {
    guard titleSize.width > 0 else { return Rect(origin: content.origin, size: .zero) }
    let room = max(content.width - imageWidth, 0)
    let width = horizontal == .fill ? room : min(titleSize.width, room)
    let (y, height) = column(of: titleSize.height)
    return Rect(x: left(titleWidth: width) + imageWidth, y: y, width: width, height: height)
  }

  /// The rectangle of the image, smaller than its size if there is too little space.
  var imageRect: Rect {
    let isAlone = titleSize.width == 0
    let (y, height) = column(of: imageSize.height)
    guard horizontal != .fill || !isAlone else {
      return Rect(x: content.minX, y: y, width: max(content.width, 0), height: height)
    }
    let titleWidth = min(titleSize.width, max(content.width - imageWidth, 0))
    return Rect(x: left(titleWidth: titleWidth), y: y, width: imageWidth, height: height)
  }

  /// Returns the left edge of the image, or of a title without one.
  private func left(titleWidth: Double) -> Double {
    let rest = content.width - imageWidth - titleWidth
    return switch horizontal {
    case .left, .leading, .fill: content.minX
    case .right, .trailing: content.minX + rest
    case .center: content.minX + rest / 2
    }
  }

  private func column(of height: Double) -> (y: Double, height: Double) {
    let height = min(height, max(content.height, 0))
    return switch vertical {
    case .top: (content.minY, height)
    case .bottom: (content.maxY - height, height)
    case .center: (content.midY - height / 2, height)
    case .fill: (content.minY, max(content.height, 0))
    }
  }
}
