extension UITraitCollection {
  /// Creates traits of a device that feels how hard a touch is, or does not.
  ///
  /// Configurations of devices name it among their traits.
  public init(forceTouchCapability: UIForceTouchCapability) {
    self.init(UITraitForceTouchCapability.self, value: forceTouchCapability)
  }
}
