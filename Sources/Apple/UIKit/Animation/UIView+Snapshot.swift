public import Geometry
internal import Layers
public import StageKit

extension View {
  /// Returns a view that shows this one, with its subviews, as it is now.
  ///
  /// - Parameter afterUpdates: Whether changes are laid out before; otherwise the view is shown as
  ///   it was drawn last.
  /// - Returns: The view, of the same size.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    layoutIfNeeded()
    let view = SnapshotView(frame: CGRect(origin: .zero, size: bounds.size))
    (view.layer as? SnapshotLayer)?.show(layer, at: UIApplication.shared.stage.time)
    return view
  }

  /// Returns a view that shows a part of this one as it is now.
  ///
  /// - Parameters:
  ///   - rect: The part, in the coordinates of this view.
  ///   - afterUpdates: Whether changes are laid out before.
  ///   - capInsets: The edges that keep their sizes when the view is resized; they have no effect.
  /// - Returns: The view, of the size of the part.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    guard let whole = snapshotView(afterScreenUpdates: afterUpdates) else { return nil }
    let part = UIView(frame: CGRect(origin: .zero, size: rect.size))
    part.clipsToBounds = true
    whole.frame.origin = CGPoint(x: bounds.minX - rect.minX, y: bounds.minY - rect.minY)
    part.addSubview(whole)
    return part
  }
}

extension UIScreen {
  /// Returns a view that shows what is on the screen now.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    UIApplication.shared.stage.view.snapshotView(afterScreenUpdates: afterUpdates) ?? UIView()
  }
}

/// A view that shows another one as it was.
private final class SnapshotView: UIView {
  override class var layerClass: CALayer.Type { SnapshotLayer.self }
}
