internal import Geometry
public import StageKit

/// A guide whose constraints depend on where it is; they do not here.
open class UITrackingLayoutGuide: UILayoutGuide {
  /// Activates constraints; the guide is never away from its edge.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) { if edge.contains(.bottom) { NSLayoutConstraint.activate(trackingConstraints) } }

  /// Activates constraints unless the guide is near an edge; it is always near the bottom.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) { if !edge.contains(.bottom) { NSLayoutConstraint.activate(trackingConstraints) } }

  /// Deactivates constraints.
  open func removeAllTrackedConstraints() {}
}

/// The place of the keyboard in a view; without a keyboard, the lower edge of the safe area.
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide follows a keyboard that is apart from the edge; false by default.
  open var followsUndockedKeyboard = false
  /// Whether the guide ends at the safe area without a keyboard; true by default.
  open var usesBottomSafeArea = true { didSet { update() } }
  /// The distance of a finger that moves the keyboard; it has no effect.
  open var keyboardDismissPadding: CGFloat = 0

  private var top: NSLayoutConstraint?
  private var height: NSLayoutConstraint?
  private var keyboardHeight = 0.0

  /// Adds the guide to a view.
  init(in view: UIView) {
    super.init()
    identifier = "UIKeyboardLayoutGuide"
    view.addLayoutGuide(self)
    let top = topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
    let height = heightAnchor.constraint(equalToConstant: 0)
    self.top = top
    self.height = height
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: view.leadingAnchor),
      trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    update()
  }

  /// Follows the keyboard.
  ///
  /// - Parameter height: Its height above the lower edge of the screen, in points.
  func keyboardDidChange(height: Double) {
    guard let view = owningView else { return }
    let screen = UIApplication.shared.screen.bounds
    let bottom = view.convert(CGPoint(x: 0, y: view.bounds.maxY), to: nil).y
    keyboardHeight = height > 0 ? max(0, bottom - (screen.maxY - height)) : 0
    update()
    let root = view.window ?? view
    root.setNeedsLayout()
  }

  private func update() {
    let isShown = keyboardHeight > 0 || !usesBottomSafeArea
    (isShown ? top : height)?.isActive = false
    height?.constant = keyboardHeight
    (isShown ? height : top)?.isActive = true
  }
}

/// The guides that follow the keyboard.
private final class KeyboardGuides {
  private struct Entry {
    weak var guide: UIKeyboardLayoutGuide?
  }

  private var entries: [Entry] = []

  var guides: [UIKeyboardLayoutGuide] {
    entries.removeAll { $0.guide == nil }
    return entries.compactMap(\.guide)
  }

  func add(_ guide: UIKeyboardLayoutGuide) { entries.append(Entry(guide: guide)) }
}

extension UIApplication {
  private var keyboardGuides: KeyboardGuides { service { _ in KeyboardGuides() } }

  /// Moves the guides to the keyboard, with its animation.
  ///
  /// - Parameters:
  ///   - height: The height of the keyboard, in points.
  ///   - duration: The duration of the animation, in seconds.
  func moveKeyboardGuides(to height: Double, duration: Double) {
    let guides = keyboardGuides.guides
    guard !guides.isEmpty else { return }
    UIView.animate(withDuration: duration, delay: 0, options: .curveEaseOut) {
      for guide in guides { guide.keyboardDidChange(height: height) }
      for window in Set(guides.compactMap { $0.owningView?.window }) { window.layoutIfNeeded() }
    }
  }

  fileprivate func follow(_ guide: UIKeyboardLayoutGuide, height: Double) {
    keyboardGuides.add(guide)
    if height > 0 { guide.keyboardDidChange(height: height) }
  }
}

extension View {
  /// The place of the keyboard; without a keyboard, the lower edge of the safe area.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let guide: UIKeyboardLayoutGuide = AttachedValue.value("keyboardGuide", of: self) {
      return guide
    }
    let guide = UIKeyboardLayoutGuide(in: self)
    AttachedValue.set(guide, "keyboardGuide", of: self)
    let application = UIApplication.shared
    application.follow(guide, height: application.shownKeyboardHeight)
    return guide
  }
}
