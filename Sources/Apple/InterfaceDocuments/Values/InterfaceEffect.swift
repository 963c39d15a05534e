/// The effect of a visual effect view.
public enum InterfaceEffect: Hashable, Sendable {
  /// A blur of a style such as `light`, `dark` or `systemMaterial`.
  case blur(style: String)
  /// Vibrancy of a style such as `label`, or nil for the default, over a blur of a style.
  case vibrancy(style: String?, blurStyle: String)
}
