// What methods set, which proxies cannot find by the names of properties.

public import Bars
public import Controls
public import Geometry
public import PictureKit

extension UIAppearanceProxy where Target: Button {
  /// Sets the colour of the titles of buttons that have none of their own.
  public func setTitleColor(_ color: Color?, for state: UIControl.State) {
    add { button in
      if button.titleColor(for: state) == Button(type: .custom).titleColor(for: state) {
        button.setTitleColor(color, for: state)
      }
    }
  }

  /// Sets the background of buttons that have none of their own.
  public func setBackgroundImage(_ image: Drawing?, for state: UIControl.State) {
    add { button in
      if button.backgroundImage(for: state) == nil { button.setBackgroundImage(image, for: state) }
    }
  }
}

extension UIAppearanceProxy where Target: NavigationBar {
  /// Sets the background of bars that have none of their own.
  public func setBackgroundImage(_ backgroundImage: Drawing?, for barMetrics: BarMetrics) {
    add { bar in
      if bar.backgroundImage(for: barMetrics) == nil {
        bar.setBackgroundImage(backgroundImage, for: barMetrics)
      }
    }
  }

  /// Returns nil: the bars have their images when they enter a window.
  @discardableResult
  public func backgroundImage(for barMetrics: BarMetrics) -> Drawing? { nil }
}
