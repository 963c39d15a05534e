/// The size classes to which a variation applies, from keys such as
/// `heightClass=regular-widthClass=compact`.
public struct SizeClass: Hashable, Sendable {
  /// `compact` or `regular`, or nil for any width.
  public let width: String?
  /// `compact` or `regular`, or nil for any height.
  public let height: String?

  /// The size class of the key `default`: any width and any height.
  public static let any = SizeClass(width: nil, height: nil)

  init(width: String?, height: String?) {
    self.width = width
    self.height = height
  }

  /// Creates a size class from a key, or returns nil for one that is not known.
  init?(key: String) {
    var values: [String: String] = [:]
    for part in key == "default" ? [] : key.split(separator: "-", omittingEmptySubsequences: false)
    {
      let pair = part.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
      guard pair.count == 2, ["widthClass", "heightClass"].contains(pair[0]),
        ["compact", "regular"].contains(pair[1]), values[pair[0]] == nil
      else { return nil }
      values[pair[0]] = pair[1]
    }
    self.init(width: values["widthClass"], height: values["heightClass"])
  }
}
