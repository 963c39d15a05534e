internal import Geometry
internal import ImageFiles
internal import PictureKit
internal import StageContext
internal import StageKit

/// Draws views and controllers in a window, with a size and traits.
struct ViewDrawing {
  let size: CGSize?
  let safeArea: UIEdgeInsets
  let traits: UITraitCollection

  /// The number of pixels per point: that of traits with one of their own, or of the screen.
  var scale: CGFloat {
    let phone = UITraitCollection()
    return traits.displayScale == phone.displayScale ? UIScreen.main.scale : traits.displayScale
  }

  /// Returns a picture of a view, with its constraints or frame where no size is given.
  func image(of view: UIView) -> UIImage {
    // Another strategy may follow for the same view.
    let frame = view.frame
    defer { view.frame = frame }
    if let size { view.bounds.size = size }
    if view.bounds.isEmpty, view.window == nil {
      // What the view needs depends on its traits, such as the size of texts.
      view.bounds.size = show(view, size: UIScreen.main.bounds.size) {
        view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      }
    } else if view.bounds.isEmpty {
      view.bounds.size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    guard view.window == nil else { return draw(view) }
    return show(view, size: view.bounds.size) {
      view.frame.origin = .zero
      return draw(view)
    }
  }

  /// Shows a view, without a window of its own, while a function is called.
  private func show<Result>(_ view: UIView, size: CGSize, during body: () -> Result) -> Result {
    let controller = UIViewController()
    controller.view.backgroundColor = .clear
    controller.view.frame.size = size
    return show(controller, size: size) {
      let superview = view.superview
      if superview == nil { controller.view.addSubview(view) }
      let result = body()
      if superview == nil { view.removeFromSuperview() }
      return result
    }
  }

  /// Returns a picture of the view of a controller, as large as the screen if neither a size is
  /// given nor the view has one, as of a view that `loadView()` made without a frame.
  func image(of controller: UIViewController) -> UIImage {
    if size == nil, controller.view.bounds.isEmpty { controller.view.frame = UIScreen.main.bounds }
    let drawing = drawing(of: controller)
    return drawing.show(controller, size: drawing.size ?? controller.view.bounds.size) {
      draw(controller.view)
    }
  }

  /// Returns the drawing of a controller, which is lower if it has bars: Point-Free's library
  /// leaves out the safe area above navigation controllers and below tabs.
  private func drawing(of controller: UIViewController) -> ViewDrawing {
    let tabs = controller as? UITabBarController
    let content = tabs?.selectedViewController ?? controller
    let top = content is UINavigationController ? safeArea.top : 0
    let bottom = tabs == nil ? 0 : safeArea.bottom
    guard top > 0 || bottom > 0 else { return self }
    let size = size ?? controller.view.bounds.size
    return ViewDrawing(
      size: CGSize(width: size.width, height: size.height - top - bottom),
      safeArea: UIEdgeInsets(
        top: safeArea.top - top, left: safeArea.left, bottom: safeArea.bottom - bottom,
        right: safeArea.right),
      traits: traits)
  }

  /// Shows a controller in a window of a size while a function is called.
  private func show<Result>(
    _ controller: UIViewController, size: CGSize, during body: () -> Result
  ) -> Result {
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    let stage = ApplicationContext.current?.stage
    let insets = stage?.safeAreaInsets
    stage?.safeAreaInsets = safeArea
    let oldWindow = UIApplication.shared.windows.first { $0.isKeyWindow }
    let parent = UIViewController()
    if controller.parent == nil {
      parent.view.frame = window.bounds
      parent.view.backgroundColor = .clear
      parent.addChild(controller)
      parent.setOverrideTraitCollection(traits, forChild: controller)
      controller.view.frame = window.bounds
      parent.view.addSubview(controller.view)
      if !controller.view.translatesAutoresizingMaskIntoConstraints {
        controller.view.fill(parent.view)
      }
      controller.didMove(toParent: parent)
      window.rootViewController = parent
    }
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    // What appears calls its methods now.
    if let stage, !isAdvancing { stage.advance(to: stage.time) }
    window.layoutIfNeeded()
    let result = body()
    controller.willMove(toParent: nil)
    controller.view.removeFromSuperview()
    controller.removeFromParent()
    window.rootViewController = nil
    window.isHidden = true
    oldWindow?.makeKeyAndVisible()
    if let insets { stage?.safeAreaInsets = insets }
    return result
  }

  private var isAdvancing: Bool { TestRun.current?.isInTask ?? true }

  private func draw(_ view: UIView) -> UIImage {
    view.layoutIfNeeded()
    guard var frame = view.snapshotFrame(background: .clear) else { return UIImage() }
    let pixels = frame.size.height * scale
    // A thousandth of a pixel is rounding.
    let gap = ((pixels - 0.001).rounded(.up) - pixels) / scale
    if gap * scale > 0.001 {
      // Apple's bitmaps begin at their lower edge: the label of `testPrecision` in Point-Free's
      // library, 61.5 pixels high, begins half a pixel below the upper edge.
      let place = Transform(translationX: 0, y: gap)
      frame.layers = [FrameLayer(transform: place, sublayers: frame.layers)]
    }
    return (try? UIImage(rendering: frame, scale: scale)) ?? UIImage()
  }
}

extension UIView {
  /// Adds constraints that keep the view as large as another one.
  fileprivate func fill(_ view: UIView) {
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: view.topAnchor),
      bottomAnchor.constraint(equalTo: view.bottomAnchor),
      leadingAnchor.constraint(equalTo: view.leadingAnchor),
      trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }
}
