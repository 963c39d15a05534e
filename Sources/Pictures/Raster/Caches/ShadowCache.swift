internal import Geometry
internal import Synchronization

/// The shadow textures that were drawn last, and what was found out about paths.
final class ShadowCache: Sendable {
  private let textures: BoundedCache<ShadowTexture.Key, ShadowTexture>
  private let innerRects = Mutex<[Path: Rect?]>([:])

  /// Creates a cache.
  ///
  /// - Parameter capacity: The bytes of its textures, 64 MiB by default.
  init(capacity: Int = 64 << 20) {
    textures = BoundedCache(capacity: capacity) { $1.size }
  }

  /// Returns the texture of a key, which is drawn if the cache does not have it.
  func texture(for key: ShadowTexture.Key, draw: () -> ShadowTexture) -> ShadowTexture {
    textures.value(for: key, make: draw)
  }

  /// Returns the inner rectangle of a path.
  func innerRect(of path: Path) -> Rect? {
    if let known = innerRects.withLock({ $0[path] }) { return known }
    let rect = path.innerRect
    innerRects.withLock { rects in
      // Paths that change with each frame must not fill the memory.
      if rects.count >= 1024 { rects.removeAll() }
      rects[path] = .some(rect)
    }
    return rect
  }
}
