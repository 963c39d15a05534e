extension World {
  /// The version of the format of saved worlds.
  private static let savedVersion: UInt32 = 3
  /// The first bytes of a saved world: `ZWLD`.
  private static let savedMagic: UInt32 = 0x444C_575A

  /// Returns the world as bytes, from which `init(saved:pairFilter:materialRule:contactModifier:)`
  /// makes one that continues identically, bit for bit, in any process and on any machine.
  ///
  /// The bytes contain what cannot be recomputed: bodies, shapes, contacts with their impulses,
  /// joints, and the orders on which rounding depends. Inverse masses, normals and hash tables are
  /// recomputed. The custom functions of the world are not saved. Handles stay valid.
  ///
  /// A world can be read again unless it has numbers above 1e18, more than 1000 sub-steps or more
  /// than 10,000 iterations.
  ///
  /// - Returns: The bytes: about 240 for a body with a circle, and 125 for each pair of shapes
  ///   whose boxes overlap.
  /// - Complexity: Linear.
  public func save() -> [UInt8] { save(withTrees: true) }

  /// Saves the world, with or without the trees of bounding boxes.
  ///
  /// A version with different trees reads a world without them: it continues from the same state,
  /// but the order of new contacts, and so the rounding, differs.
  package func save(withTrees: Bool) -> [UInt8] {
    var archive = StateArchive()
    var state = WorldState(copying: storage.state)
    var (magic, version) = (Self.savedMagic, Self.savedVersion)
    do {
      try archive.code(&magic)
      try archive.code(&version)
      try state.code(&archive, withTrees: withTrees)
      try archive.appendChecksum()
    } catch {
      preconditionFailure("writing to memory failed: \(error)")
    }
    return archive.bytes
  }

  /// Creates the world that `save()` has returned as bytes.
  ///
  /// Bytes from an unknown source are safe to read: each number and reference is checked, and the
  /// allocated memory is proportional to the number of bytes.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - pairFilter: The custom filter for pairs of shapes; nil, the default, accepts all.
  ///   - materialRule: The custom rule for materials; nil, the default, mixes by the settings.
  ///   - contactModifier: The function that changes contacts; nil, the default, for none.
  /// - Throws: A ``SavedWorldError`` if the bytes are not a world of this version, or are damaged.
  public init(
    saved bytes: [UInt8], pairFilter: PairFilter? = nil, materialRule: MaterialRule? = nil,
    contactModifier: ContactModifier? = nil
  ) throws(SavedWorldError) {
    var archive = StateArchive(reading: bytes)
    var (magic, version): (UInt32, UInt32) = (0, 0)
    try archive.code(&magic)
    try archive.require(magic == Self.savedMagic, "the bytes are not a world")
    try archive.code(&version)
    try archive.require(
      version == Self.savedVersion,
      "the bytes have format \(version); this version reads format \(Self.savedVersion)")
    try archive.removeChecksum()
    var state = WorldState(settings: Settings())
    try state.code(&archive, withTrees: true)
    try archive.require(archive.remaining == 0, "\(archive.remaining) bytes are left")
    self.init(state)
    self.pairFilter = pairFilter
    self.materialRule = materialRule
    self.contactModifier = contactModifier
  }
}
