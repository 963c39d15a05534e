internal import Geometry
internal import Synchronization

/// The shadow textures that were drawn last, and what was found out about paths.
///
/// The textures depend on their keys alone, so the cache changes no pixel. Threads share it.
final class ShadowCache: Sendable {
  private struct State {
    var textures: [ShadowTexture.Key: ShadowTexture] = [:]
    var order: [ShadowTexture.Key] = []
    var size = 0
  }

  private let state = Mutex(State())
  private let innerRects = Mutex<[Path: Rect?]>([:])
  private let capacity: Int

  /// Creates a cache.
  ///
  /// - Parameter capacity: The bytes of its textures, 64 MiB by default.
  init(capacity: Int = 64 << 20) { self.capacity = capacity }

  /// Returns the texture of a key, which is drawn if the cache does not have it.
  func texture(for key: ShadowTexture.Key, draw: () -> ShadowTexture) -> ShadowTexture {
    if let texture = state.withLock({ $0.textures[key] }) { return texture }
    let texture = draw()
    guard texture.size <= capacity else { return texture }
    state.withLock { state in
      guard state.textures.updateValue(texture, forKey: key) == nil else { return }
      state.order.append(key)
      state.size += texture.size
      while state.size > capacity {
        let oldest = state.order.removeFirst()
        state.size -= state.textures.removeValue(forKey: oldest)?.size ?? 0
      }
    }
    return texture
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
