public import PictureKit

extension Drawing {
  /// What a symbol's configuration inherits from: there is no other kind.
  public typealias Configuration = SymbolConfiguration

  /// Draws a system symbol.
  ///
  /// The shapes are drawn for this program, after what Apple's symbols depict; `Symbols.md` of the
  /// documentation shows them. They are templates. In place of a symbol without a shape is a circle
  /// or a square, and a sentence in the log with the place of the call. What no symbol is called
  /// gives nil.
  ///
  /// - Parameters:
  ///   - name: The name, such as `circle.fill` or `plus`.
  ///   - configuration: The size, the weight and the colors; nil, the default, specifies none.
  ///   - file: The file of the call.
  ///   - line: The line of the call.
  public convenience init?(
    systemName name: String, withConfiguration configuration: Configuration? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    let fileName = "\(file)".split(separator: "/").last ?? ""
    self.init(systemName: name, configuration, at: "\(fileName):\(line): ")
  }

  /// Draws a system symbol, or a plain shape with a sentence in the log, which begins with a place.
  convenience init?(
    systemName name: String, _ configuration: Configuration?, at place: String
  ) {
    if let parts = SymbolLibrary.parts(named: name) {
      self.init(symbol: parts, configuration: configuration)
      return
    }
    guard let parts = SymbolLibrary.placeholder(named: name) else {
      UIApplication.logOnce("\(place)No system symbol is named \"\(name)\".")
      return nil
    }
    UIApplication.logOnce(
      "\(place)The system symbol \(name) is not available: a plain shape is in its place.")
    self.init(symbol: parts, configuration: configuration)
  }

  /// Draws a system symbol without a configuration, for use as a function.
  @_disfavoredOverload
  public convenience init?(systemName name: String) {
    self.init(systemName: name, nil, at: "")
  }

  /// Draws a system symbol, the same for all traits.
  public convenience init?(
    systemName name: String, compatibleWith traits: UITraitCollection?,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(systemName: name, withConfiguration: nil, file: file, line: line)
  }

  /// Draws a system symbol; the shapes here have no part that depends on a value.
  public convenience init?(
    systemName name: String, variableValue value: Double, configuration: Configuration? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    if SymbolLibrary.parts(named: name) != nil {
      UIApplication.logOnce("The system symbol \(name) is whole, whatever its variable value.")
    }
    self.init(systemName: name, withConfiguration: configuration, file: file, line: line)
  }

  /// What the configuration of a symbol specifies; nil for another image.
  public var configuration: Configuration? { symbolConfiguration }
}
