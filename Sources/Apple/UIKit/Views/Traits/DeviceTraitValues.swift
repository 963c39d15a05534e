// The values of the traits that a device gives.

/// Whether content lies over other content.
public enum UIUserInterfaceLevel: Int, Sendable {
  case unspecified = -1
  case base, elevated
}

/// The contrast that a reader prefers.
public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal, high
}

/// The weight of texts that a reader prefers.
public enum UILegibilityWeight: Int, Sendable {
  case unspecified = -1
  case regular, bold
}

/// Whether a screen feels the force of touches.
public enum UIForceTouchCapability: Int, Sendable {
  case unknown, unavailable, available
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The colors that a screen shows.
public enum UIDisplayGamut: Int, Sendable {
  case unspecified = -1
  case SRGB, P3
}

/// Whether a window is active.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  case unspecified = -1
  case inactive, active
}

/// Whether a screen is recorded.
public enum UISceneCaptureState: Int, Sendable {
  case unspecified = -1
  case inactive, active
}
