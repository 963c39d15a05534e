internal import Geometry

extension PNG {
  /// The trade-off between encoding time and file size; all settings are lossless.
  ///
  /// Flat shapes on a flat background are smallest and fastest without a filter. Level 6 takes
  /// about twice the time of level 3 and saves a tenth of the bytes; level 9 takes several times as
  /// long and saves a little more. For images full of gradients the `up` filter saves a third of
  /// the bytes and takes about twice as long.
  public struct Compression: Hashable, Sendable {
    /// The PNG filter type of all rows.
    public enum Filter: Hashable, Sendable {
      /// Bytes are stored unchanged.
      case none
      /// Bytes are stored as differences from the bytes above.
      case up
    }

    /// zlib's level, from 0 (stored) to 9 (smallest).
    public let level: Int
    /// The PNG filter type of all rows.
    public let filter: Filter
    /// Whether flat images go to ``RunLengthEncoder`` and photographs to ``PhotoEncoder``; level
    /// and filter are for all others.
    let prefersRuns: Bool

    /// Creates a setting of zlib's level, 0...9, and a filter.
    public init(level: Int, filter: Filter = .none) {
      self.init(level: level, filter: filter, prefersRuns: false)
    }

    private init(level: Int, filter: Filter = .none, prefersRuns: Bool) {
      precondition((0...9).contains(level), "a compression level is 0 to 9, not \(level)")
      self.level = level
      self.filter = filter
      self.prefersRuns = prefersRuns
    }

    /// Run-length encoding for flat images, differences of neighbors for photographs, otherwise
    /// level 6: for many frames.
    ///
    /// For the stills of all recipes it takes a tenth of the time of level 6, and files are 3 %
    /// larger, 23 % at worst.
    public static let frames = Compression(level: 6, prefersRuns: true)
    /// Level 3, for files that are read again soon.
    public static let fast = Compression(level: 3)
    /// Level 6, for files that are kept.
    public static let standard = Compression(level: 6)
    /// Level 9, for files that are downloaded often.
    public static let smallest = Compression(level: 9)
  }
}
