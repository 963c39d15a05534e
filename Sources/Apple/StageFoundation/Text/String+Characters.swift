extension String {
  /// The characters, which Swift 2 and 3 named so; the string itself.
  public var characters: String {
    get { self }
    set { self = newValue }
  }
}

extension Substring {
  /// The characters, which Swift 2 and 3 named so; the substring itself.
  public var characters: Substring { self }
}
