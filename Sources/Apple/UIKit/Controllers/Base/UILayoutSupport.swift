internal import Geometry
public import StageKit

/// The part of a controller's view that bars cover at its upper or lower edge.
public protocol UILayoutSupport: AnyObject {
  /// The height, in points.
  var length: CGFloat { get }
  /// The upper edge.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The lower edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height, for constraints.
  var heightAnchor: NSLayoutDimension { get }
}

extension LayoutGuide: UILayoutSupport {
  /// The height, in points.
  public var length: CGFloat { layoutFrame.height }
}

extension UIViewController {
  /// What bars cover at the upper edge of the view.
  public var topLayoutGuide: any UILayoutSupport { view.upperGuide }
  /// What bars cover at the lower edge of the view.
  public var bottomLayoutGuide: any UILayoutSupport { view.lowerGuide }

  /// The environment of the view.
  ///
  /// Until the view is in a window it is the one that it probably gets, that of the screen with what
  /// the controller, its view and its parents override, as since iOS 13: `viewDidLoad` can read the
  /// appearance.
  public var traitCollection: UITraitCollection {
    let view = viewIfLoaded
    if let view, view.stage != nil || UIApplication.current == nil { return view.traitCollection }
    var traits = parent?.traitCollection ?? UIApplication.shared.stage.traitCollection
    if overrideUserInterfaceStyle != .unspecified {
      traits.userInterfaceStyle = overrideUserInterfaceStyle
    }
    return view?.traitOverrides.applied(to: traits) ?? traits
  }
}
