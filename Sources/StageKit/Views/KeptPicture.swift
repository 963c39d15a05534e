internal import PictureKit

/// A picture that is drawn again only when what it depends on has changed.
///
/// So the frames of a view that stays as it is share one picture.
final class KeptPicture<Key: Equatable> {
  private var kept: (key: Key, picture: Picture)?

  func picture(for key: Key, draw: (Canvas) -> Void) -> Picture {
    if let kept, kept.key == key { return kept.picture }
    let picture = Picture(draw: draw)
    kept = (key, picture)
    return picture
  }

  func discard() { kept = nil }
}
