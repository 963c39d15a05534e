public import Geometry

/// A color as a document gives it.
public enum InterfaceColor: Hashable, Sendable {
  /// A color by its components.
  ///
  /// The components are in sRGB, clamped to 0...1. Those of calibrated, device and generic spaces
  /// are taken as sRGB unchanged; those of Display P3, Adobe RGB (1998) and CMYK are converted.
  case components(Color)
  /// A color of the system by its name in the document, such as `systemBackgroundColor` or
  /// `darkTextColor`.
  ///
  /// `fallback` has the components that are written beside the name, if there are any; those of
  /// the document's resources are in ``InterfaceResources/systemColors``.
  case system(String, fallback: Color?)
  /// A color of the asset catalog by its name; its components when the document was saved are
  /// in ``InterfaceResources/namedColors``.
  case named(String)
}
