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
