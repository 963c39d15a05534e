/// What a film file has beside its pictures.
package struct Accompaniment: Sendable {
  /// The sound; nil for none.
  package var sound: (any SoundTrack)?
  /// The captions of a track that players can show; empty for none.
  package var captions: [Caption]
  /// The chapters; empty for none.
  package var chapters: [Chapter]

  /// Creates an accompaniment.
  package init(
    sound: (any SoundTrack)? = nil, captions: [Caption] = [], chapters: [Chapter] = []
  ) {
    self.sound = sound
    self.captions = captions
    self.chapters = chapters
  }

  /// Whether the film has pictures only.
  package var isEmpty: Bool { sound == nil && captions.isEmpty && chapters.isEmpty }
}

extension Movie.Format {
  /// Whether films of the format can have sound, captions and chapters.
  package var hasSound: Bool { soundCodec != nil }

  /// The formats with sound, such as `.mp4, .mov, .mkv or .webm`.
  package static var soundFormats: String {
    list(allCases.filter(\.hasSound).map { ".\($0)" })
  }
}
