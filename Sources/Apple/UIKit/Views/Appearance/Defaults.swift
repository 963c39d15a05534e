internal import Bars
internal import Controls
internal import Geometry
internal import Scrolling
internal import StageKit

/// The values that properties of views and items have before a program sets them.
enum Defaults {
  /// Returns whether an object has the value that a new one has.
  ///
  /// Classes of the program cannot be made here: their properties are new if they are nil, or if
  /// they cannot be nil.
  static func isDefault<Target: AnyObject, Value>(
    _ object: Target, _ keyPath: KeyPath<Target, Value>
  ) -> Bool {
    let value = object[keyPath: keyPath]
    if let fresh = make(Target.self) as? Target {
      return areEqual(value, fresh[keyPath: keyPath])
    }
    if let view = object as? View, keyPath == (\View.tintColor as AnyKeyPath) {
      return areEqual(view.tintColor, View().tintColor)
    }
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle != .optional || mirror.children.isEmpty
  }

  private static func areEqual(_ left: Any?, _ right: Any?) -> Bool {
    switch (left as? AnyHashable, right as? AnyHashable) {
    case (let left?, let right?): left == right
    case (nil, nil): true
    default: false
    }
  }

  private static func make(_ type: any AnyObject.Type) -> AnyObject? {
    let makers: [ObjectIdentifier: () -> AnyObject] = [
      ObjectIdentifier(BarButtonItem.self): { BarButtonItem() },
      ObjectIdentifier(TabBarItem.self): { TabBarItem() },
      ObjectIdentifier(View.self): { View() },
      ObjectIdentifier(Window.self): { Window(frame: .zero) },
      ObjectIdentifier(Label.self): { Label() },
      ObjectIdentifier(ImageView.self): { ImageView(image: nil) },
      ObjectIdentifier(Button.self): { Button(type: .custom) },
      ObjectIdentifier(Switch.self): { Switch() },
      ObjectIdentifier(Slider.self): { Slider() },
      ObjectIdentifier(ProgressView.self): { ProgressView() },
      ObjectIdentifier(PageControl.self): { PageControl() },
      ObjectIdentifier(SegmentedControl.self): { SegmentedControl() },
      ObjectIdentifier(TextField.self): { TextField() },
      ObjectIdentifier(NavigationBar.self): { NavigationBar() },
      ObjectIdentifier(TabBar.self): { TabBar() },
      ObjectIdentifier(Toolbar.self): { Toolbar() },
      ObjectIdentifier(SearchBar.self): { SearchBar() },
      ObjectIdentifier(TableView.self): { TableView() },
      ObjectIdentifier(TextView.self): { TextView() },
    ]
    return makers[ObjectIdentifier(type)]?()
  }
}
