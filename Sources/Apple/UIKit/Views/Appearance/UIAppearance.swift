public import Bars
public import StageKit

/// A class whose objects take over values when they enter a window.
public protocol UIAppearance: AnyObject {}

extension View: UIAppearance {}

/// Items of bars take over values when the view that shows them enters a window.
extension BarItem: UIAppearance {}

extension UIAppearance {
  /// Returns what sets properties of all objects of the class that enter a window from now on.
  ///
  /// ```swift
  /// UINavigationBar.appearance().barTintColor = .black
  /// ```
  ///
  /// An object that has a value of its own keeps it.
  public static func appearance() -> UIAppearanceProxy<Self> { UIAppearanceProxy(containers: []) }

  /// Returns what sets properties of all objects of the class in others.
  ///
  /// - Parameter containerTypes: The classes of views or controllers that contain the objects, the
  ///   innermost first.
  /// - Returns: What sets properties of those objects.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any AnyObject.Type]
  ) -> UIAppearanceProxy<Self> { UIAppearanceProxy(containers: containerTypes) }

  /// Returns the same as `appearance()`, whatever the traits.
  ///
  /// - Parameter trait: The traits, which have no effect.
  /// - Returns: What sets properties of all objects of the class.
  public static func appearance(for trait: UITraitCollection) -> UIAppearanceProxy<Self> {
    appearance()
  }
}
