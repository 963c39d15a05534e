/// An action that runs when a property of a layer changes or an event occurs: `CAAction`.
public protocol LayerAction {
  /// Runs the action.
  ///
  /// - Parameters:
  ///   - event: The name of the property or event.
  ///   - layer: The layer.
  func run(forKey event: String, layer: Layer)
}

/// The action that does nothing, and ends the search for an action: `NSNull` in Core Animation.
public struct NoAction: LayerAction, Sendable {
  /// Creates the action.
  public init() {}
  /// Does nothing.
  public func run(forKey event: String, layer: Layer) {}
}
