internal import Geometry
internal import PictureKit

// Texts that change: each place has the shapes that it shows, once each, of which one is visible.
extension LottieWriter {
  /// What a layer draws during some of its frames.
  enum Run {
    case content(ContentRun)
    /// Texts that are shown one after the other, by frame.
    case texts([GlyphText?])
  }

  /// Returns what a layer draws.
  mutating func runs(of track: LayerTrack) -> [Run] {
    let texts = glyphs.texts(of: track, film.pictures, parser)
    let runs = track.contentRuns(pictures: film.pictures, neverMorphing: Set(texts.keys))
    let others = runs.filter { run in
      guard case .still(let number, _) = run else { return true }
      return texts[number] == nil
    }
    return others.map { .content($0) }
      + (texts.isEmpty ? [] : [.texts(track.samples.map { $0?.picture.flatMap { texts[$0] } })])
  }

  /// Returns the shapes of texts that are shown one after the other, from front to back.
  func shapes(of texts: [GlyphText?]) -> [LottieValue] {
    guard let color = texts.compactMap({ $0?.color }).first else { return [] }
    let fill = LottieShapes.fill(.color(color), .winding)
    let count = texts.reduce(0) { max($0, $1?.glyphs.count ?? 0) }
    return (0..<count).reversed().flatMap { place in
      let shown = texts.map { text in
        text.flatMap { place < $0.glyphs.count ? $0.glyphs[place] : nil }
      }
      return Set(shown.compactMap { $0?.number }).sorted().map { number in
        group(of: shown.map { $0?.number == number ? $0 : nil }, glyphs.paths[number], fill)
      }
    }
  }

  /// Returns a shape that is visible in some frames, at a place for each.
  private func group(
    of shown: [GlyphTable.Placed?], _ path: Path, _ paint: [String: LottieValue]
  ) -> LottieValue {
    var last = shown.compactMap(\.self).first?.origin ?? .zero
    let origins = shown.map { shape in
      last = shape?.origin ?? last
      return [last.x, last.y]
    }
    return [
      "ty": "gr",
      "it": .list(
        path.lottieCurves.map { ["ty": "sh", "ks": .still($0.value)] } + [
          .object(paint),
          [
            "ty": "tr", "a": .still([0, 0]), "s": .still([100, 100]), "r": .still(0),
            "sk": .still(0), "sa": .still(0),
            "p": Self.steps(origins).property { .numbers($0) },
            "o": Self.steps(shown.map { [$0 == nil ? 0 : 100] }).property { .number($0[0]) },
          ],
        ]),
    ]
  }

  /// Returns keys between which values do not change.
  private static func steps(_ values: [[Double]]) -> [Key] {
    values.indices.compactMap { frame in
      frame > 0 && values[frame] == values[frame - 1]
        ? nil : Key(frame: frame, values: values[frame], isStep: frame > 0)
    }
  }
}
