internal import PictureKit

/// A picture that is cached for a key and redrawn only for another key.
///
/// Frames of an unchanged view therefore share one picture.
final class CachedPicture<Key: Equatable> {
  private var cache: (key: Key, picture: Picture)?

  func picture(for key: Key, draw: (Canvas) -> Void) -> Picture {
    if let cache, cache.key == key { return cache.picture }
    let picture = Picture(draw: draw)
    cache = (key, picture)
    return picture
  }

  func invalidate() { cache = nil }
}
