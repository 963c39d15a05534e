extension Bundle {
  /// Creates the objects of a xib, connects them and calls `awakeFromNib()`.
  ///
  /// - Parameters:
  ///   - name: The name of the file, without its extension.
  ///   - owner: The file's owner, whose outlets are set and whose actions are called.
  ///   - options: External objects; none by default.
  /// - Returns: The objects at the top level; nil if there is no such document.
  @discardableResult
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    let nib = UINib(nibName: name, bundle: self)
    return nib.document == nil ? nil : nib.instantiate(withOwner: owner, options: options)
  }
}
