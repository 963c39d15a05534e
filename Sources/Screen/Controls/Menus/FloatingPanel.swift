package import Geometry
internal import Layers
package import StageKit

/// A box over all other views, beside the view that opens it; a touch elsewhere closes it.
///
/// It grows out of its source in 0.35 s with a spring and fades out in 0.2 s, as commonly measured
/// for menus.
package final class FloatingPanel: View {
  /// Called when the panel begins to close.
  package var onDismissal: (() -> Void)?
  /// Whether the panel is open.
  package private(set) var isOpen = false

  private let content: View
  private let box = View()
  private let material = VisualEffectView(effect: BlurEffect(style: .systemMaterial))

  private static let cornerRadius = 13.0
  /// The distance from the source and from the edges of the screen, in points.
  private static let gap = 8.0
  private static let openDuration = 0.35
  private static let closeDuration = 0.2
  private static let startScale = 0.3

  /// Creates a panel around a view, which keeps its size.
  package init(content: View) {
    self.content = content
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    box.layer.shadowColor = .black
    box.layer.shadowOpacity = 0.2
    box.layer.shadowRadius = 24
    box.layer.shadowOffset = Size(0, 8)
    material.layer.cornerRadius = Self.cornerRadius
    material.layer.cornerCurve = .continuous
    material.clipsToBounds = true
    material.contentView.addSubview(content)
    box.addSubview(material)
    addSubview(box)
  }

  /// Opens the panel over the outermost view around a source.
  ///
  /// - Parameters:
  ///   - source: The view beside which the panel is.
  ///   - rect: The rectangle of the source.
  package func open(from source: View, rect: Rect) {
    var root = source
    while let outer = root.superview { root = outer }
    isOpen = true
    withoutAnimation {
      frame = root.bounds
      root.addSubview(self)
      layoutIfNeeded()
      place(beside: source.convert(rect, to: self))
      box.alpha = 0
      box.transform = Transform(scaleX: Self.startScale, y: Self.startScale)
    }
    spring(withDuration: Self.openDuration) {
      box.alpha = 1
      box.transform = .identity
    }
  }

  /// Closes the panel.
  package func close() {
    guard isOpen else { return }
    isOpen = false
    isUserInteractionEnabled = false
    onDismissal?()
    guard let stage, stage.areAnimationsEnabled else { return removeFromSuperview() }
    stage.animate(withDuration: Self.closeDuration) {
      box.alpha = 0
    } completion: { [self] _ in
      removeFromSuperview()
    }
  }

  /// Resizes the panel to its content; the edge at the source stays in place.
  func contentDidChangeSize() {
    let anchor = box.layer.anchorPoint
    let fixed = Point(box.frame.minX, anchor.y == 0 ? box.frame.minY : box.frame.maxY)
    spring(withDuration: Self.openDuration) {
      setSize(content.bounds.size)
      box.center = Point(fixed.x + anchor.x * box.bounds.width, fixed.y)
    }
  }

  /// Places the box below the source, or above it if there is more space.
  private func place(beside source: Rect) {
    let area = bounds.inset(by: safeAreaInsets).insetBy(dx: Self.gap, dy: Self.gap)
    let size = content.bounds.size
    let (below, above) = (area.maxY - source.maxY - Self.gap, source.minY - Self.gap - area.minY)
    let isBelow = below >= size.height || below >= above
    let isLeft = source.midX <= bounds.midX
    let wantedX = isLeft ? source.minX : source.maxX - size.width
    let x = min(max(wantedX, area.minX), max(area.maxX - size.width, area.minX))
    let wantedY = isBelow ? source.maxY + Self.gap : source.minY - Self.gap - size.height
    let y = min(max(wantedY, area.minY), max(area.maxY - size.height, area.minY))
    setSize(size)
    let anchor = Point(
      min(max((source.midX - x) / max(size.width, 1), 0), 1), isBelow ? 0 : 1)
    box.layer.anchorPoint = anchor
    box.center = Point(x + anchor.x * size.width, y + anchor.y * size.height)
  }

  private func setSize(_ size: Size) {
    box.bounds.size = size
    material.frame = box.bounds
    content.frame.origin = .zero
    box.layer.shadowPath = Path(roundedRect: box.bounds, cornerRadius: Self.cornerRadius)
  }

  /// Closes the panel after a touch outside the box.
  package override func touchesBegan(_ touches: Set<Touch>, with event: StageKit.Event?) {
    if !touches.contains(where: { box.point(inside: $0.location(in: box), with: event) }) {
      close()
    }
  }
}
