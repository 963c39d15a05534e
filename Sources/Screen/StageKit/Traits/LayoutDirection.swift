/// The direction in which views are laid out: `UIUserInterfaceLayoutDirection`.
public enum UserInterfaceLayoutDirection: Int, Hashable, Sendable {
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}

/// What the content of a view means for the direction of layout: `UISemanticContentAttribute`.
public enum SemanticContentAttribute: Int, Hashable, Sendable {
  /// The view follows the direction of the language.
  case unspecified
  /// Controls of playback, which are never mirrored.
  case playback
  /// Directions in space, which are never mirrored.
  case spatial
  /// The view is always laid out from left to right.
  case forceLeftToRight
  /// The view is always laid out from right to left.
  case forceRightToLeft
}

extension SemanticContentAttribute {
  /// Returns the direction of a view with the attribute.
  ///
  /// - Parameter direction: The direction of the language.
  /// - Returns: The direction of the view.
  package func direction(
    in direction: UserInterfaceLayoutDirection
  ) -> UserInterfaceLayoutDirection {
    switch self {
    case .unspecified: direction
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}

extension TraitCollection {
  /// The direction of the language: `UITraitEnvironmentLayoutDirection`.
  public enum LayoutDirection: Int, Hashable, Sendable {
    /// Unknown.
    case unspecified = -1
    /// From left to right.
    case leftToRight
    /// From right to left.
    case rightToLeft
  }
}
