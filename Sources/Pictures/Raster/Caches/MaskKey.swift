internal import Geometry

/// What the mask of a path, such as a line of text, depends on, except for a displacement by whole
/// pixels.
struct MaskKey: Equatable, Sendable {
  let path: Path
  let rule: FillRule
  /// The transform to pixels, with a translation of less than a pixel from a place far away.
  let transform: Transform
}

extension MaskKey {
  /// Returns the key of a path with the whole pixels of its displacement; nil if it is far away.
  ///
  /// The same path has the same key at all places that differ by whole pixels. At the place far
  /// away, coordinates are rounded to 2^-34, so that a vertex halfway between two units is there
  /// too.
  static func placed(
    _ path: Path, _ rule: FillRule, _ transform: Transform
  ) -> (key: MaskKey, x: Int, y: Int)? {
    guard let (fraction, x, y) = transform.splitIntoPixels() else { return nil }
    let origin = 1 << 18
    var place = fraction
    place.tx += Double(origin)
    place.ty += Double(origin)
    return (MaskKey(path: path, rule: rule, transform: place), x - origin, y - origin)
  }
}

extension Path {
  /// Whether the path has two subpaths or more, as texts do.
  var hasSeveralSubpaths: Bool {
    elements.dropFirst().contains { if case .move = $0 { true } else { false } }
  }
}

extension MaskKey: Hashable {
  /// Hashes samples of the path, which may be a long text.
  func hash(into hasher: inout Hasher) {
    hasher.combine(path.elements.count)
    path.elements.forEachSample { hasher.combine($0) }
    hasher.combine(transform)
  }

  /// Returns the bytes that the key and a mask take, about.
  func size(with mask: CoverageMask?) -> Int {
    path.elements.count * MemoryLayout<Path.Element>.stride + (mask?.size ?? 0) + 256
  }
}
