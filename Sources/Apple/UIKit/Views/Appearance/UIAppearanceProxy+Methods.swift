// What methods set, which proxies cannot find by the names of properties.

public import Bars
public import Controls
public import Geometry
public import PictureKit

extension UIAppearanceProxy where Target: Button {
  /// Sets the color of the titles of buttons that have none of their own.
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

extension UIAppearanceProxy where Target: BarItem {
  /// Sets the attributes of the titles of items that have none of their own in the state.
  public func setTitleTextAttributes(_ attributes: TextAttributes?, for state: UIControl.State) {
    add { item in
      if item.titleTextAttributes(for: state) == nil {
        item.setTitleTextAttributes(attributes, for: state)
      }
    }
  }

  /// Returns nil: the items have their attributes when they are shown.
  public func titleTextAttributes(for state: UIControl.State) -> TextAttributes? { nil }
}

extension UIAppearanceProxy where Target: SegmentedControl {
  /// Sets the attributes of the titles of controls that have none of their own in the state.
  public func setTitleTextAttributes(_ attributes: TextAttributes?, for state: UIControl.State) {
    add { control in
      if control.titleTextAttributes(for: state) == nil {
        control.setTitleTextAttributes(attributes, for: state)
      }
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
