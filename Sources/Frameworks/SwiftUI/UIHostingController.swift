import FrameworkSupport
import UIKit

/// A controller of a view of SwiftUI: a plain area that says so, with the name of the view.
open class UIHostingController<Content>: UIViewController {
  /// The view.
  open var rootView: Content { didSet { area?.name = Self.text(of: rootView) } }
  private var area: HostedArea?

  /// Creates the controller of a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates the controller of a storyboard with a view.
  public init?(coder aDecoder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(coder: aDecoder)
  }

  /// Returns nil: a storyboard knows no view.
  public required init?(coder aDecoder: NSCoder) { nil }

  private static func text(of view: Content) -> String { "SwiftUI: \(placeholderName(of: view))" }

  override open func loadView() {
    let area = HostedArea(frame: UIScreen.main.bounds)
    area.name = Self.text(of: rootView)
    self.area = area
    view = area
  }

  /// Returns the size of a view, which is that of its name.
  open func sizeThatFits(in size: CGSize) -> CGSize {
    CGSize(width: min(size.width, 200), height: min(size.height, 44))
  }
}

private final class HostedArea: PlaceholderView {
  var name = "" { didSet { setNeedsLayout() } }
  override var placeholderName: String { name }
}
