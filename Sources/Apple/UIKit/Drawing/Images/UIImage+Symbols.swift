public import PictureKit

extension Drawing {
  /// What a symbol's configuration inherits from: there is no other kind.
  public typealias Configuration = SymbolConfiguration

  /// Draws a system symbol: one of the few plain shapes that are known here.
  ///
  /// They are templates of 20 by 20 points without configuration. In place of another symbol is a
  /// plain shape, and a sentence in the log: Apple's symbols cannot be had. What no symbol is
  /// called gives nil.
  ///
  /// - Parameters:
  ///   - name: The name, such as `circle.fill` or `plus`.
  ///   - configuration: The size, the weight and the colors; nil, the default, specifies none.
  public convenience init?(
    systemName name: String, withConfiguration configuration: Configuration? = nil
  ) {
    if let (path, isFilled) = SymbolShapes.shape(named: name) {
      self.init(symbol: path, isFilled: isFilled, configuration: configuration)
      return
    }
    guard let (path, isFilled) = SymbolShapes.placeholder(named: name) else {
      UIApplication.logOnce("No system symbol is named \"\(name)\".")
      return nil
    }
    UIApplication.logOnce(
      "The system symbol \(name) is not available: a plain shape is in its place.")
    self.init(symbol: path, isFilled: isFilled, configuration: configuration)
  }

  /// Draws a system symbol, the same for all traits.
  public convenience init?(systemName name: String, compatibleWith traits: UITraitCollection?) {
    self.init(systemName: name)
  }

  /// Draws a system symbol; the plain shapes here have no part that depends on a value.
  public convenience init?(
    systemName name: String, variableValue value: Double,
    configuration: Configuration? = nil
  ) {
    if SymbolShapes.shape(named: name) != nil {
      UIApplication.logOnce("The system symbol \(name) is whole, whatever its variable value.")
    }
    self.init(systemName: name, withConfiguration: configuration)
  }

  /// What the configuration of a symbol specifies; nil for another image.
  public var configuration: Configuration? { symbolConfiguration }
}
