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
  /// Where the bar is: at the lower edge of the screen.
  public var barPosition: UIBarPosition { .bottom }
}
