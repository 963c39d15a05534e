public import Bars
public import PictureKit

/// Where a bar is.
public enum UIBarPosition: Int, Sendable {
  case any
  /// At the lower edge of the screen.
  case bottom
  /// At the upper edge of its view.
  case top
  /// At the upper edge of the screen, under the status bar.
  case topAttached
}

/// A bar that knows where it is.
public protocol UIBarPositioning: AnyObject {
  /// Where the bar is.
  var barPosition: UIBarPosition { get }
}

/// What says where a bar is.
public protocol UIBarPositioningDelegate: AnyObject {
  /// Returns where a bar is; bars here do not ask.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Returns the upper edge.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .top }
}

extension NavigationBar: UIBarPositioning {}
extension Toolbar: UIBarPositioning {}

extension NavigationBar {
  /// Sets the image that is stretched over the bar instead of its fill, wherever the bar is.
  public func setBackgroundImage(
    _ backgroundImage: Drawing?, for position: UIBarPosition, barMetrics: BarMetrics
  ) { setBackgroundImage(backgroundImage, for: barMetrics) }

  /// Where the bar is: at the upper edge of the screen.
  public var barPosition: UIBarPosition { .topAttached }
}

extension Toolbar {
  /// Sets the image that is stretched over the bar instead of its fill; nil is the fill.
  public func setBackgroundImage(
    _ backgroundImage: Drawing?, forToolbarPosition position: UIBarPosition, barMetrics: BarMetrics
  ) { self.backgroundImage = backgroundImage }

  /// Returns the image that is stretched over the bar; nil without one.
  public func backgroundImage(
    forToolbarPosition position: UIBarPosition, barMetrics: BarMetrics
  ) -> Drawing? { backgroundImage }

  /// Sets the image in place of the line at the bar's edge; nil is the line.
  public func setShadowImage(
    _ shadowImage: Drawing?, forToolbarPosition position: UIBarPosition
  ) { self.shadowImage = shadowImage }

  /// Returns the image in place of the line at the bar's edge; nil without one.
  public func shadowImage(forToolbarPosition position: UIBarPosition) -> Drawing? { shadowImage }

  /// Where the bar is: at the lower edge of the screen.
  public var barPosition: UIBarPosition { .bottom }
}
