/// What the filtered pixels of a backdrop depend on.
struct BackdropKey: Equatable, Sendable {
  let pixels: [UInt32]
  let width: Int
  let filter: BackdropFilter
}

extension BackdropKey: Hashable {
  /// Hashes samples of the pixels, of which there may be millions.
  func hash(into hasher: inout Hasher) {
    hasher.combine(pixels.count)
    hasher.combine(width)
    hasher.combine(filter.deviation)
    pixels.forEachSample { hasher.combine($0) }
  }
}
