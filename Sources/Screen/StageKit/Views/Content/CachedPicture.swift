internal import PictureKit

/// A picture that is cached for a key and redrawn only for another key.
///
/// Frames of an unchanged view therefore share one picture.
final class CachedPicture<Key: Equatable> {
  private var cache: (key: Key, picture: Picture)?

  func picture(for key: Key, make: () -> Picture) -> Picture {
    if let cache, cache.key == key { return cache.picture }
    let picture = make()
    cache = (key, picture)
    return picture
  }

  func invalidate() { cache = nil }
}
