internal import CHarfBuzz
internal import Synchronization

/// Characters of one font, script and direction, which HarfBuzz shapes.
struct ShapeKey: Hashable {
  let face: ObjectIdentifier
  let script: UInt32
  let isRightToLeft: Bool
  let features: ShapeFeatures
  let language: String
  /// The units, with the context around them if the script joins letters.
  let units: [UInt16]
  /// The units that are shaped.
  let range: Range<Int>
}

/// The OpenType features that differ from the defaults.
struct ShapeFeatures: OptionSet, Hashable {
  let rawValue: UInt8
  /// Digits of one width, `tnum`.
  static let tabularDigits = ShapeFeatures(rawValue: 1)
  /// Without common ligatures, `liga` and `clig`.
  static let noLigatures = ShapeFeatures(rawValue: 2)
  /// Without contextual forms, `calt`, which are the ligatures of fonts for code.
  static let noContextualForms = ShapeFeatures(rawValue: 4)
}

/// A glyph in units of its font.
struct RawGlyph {
  let id: UInt32
  /// The first UTF-16 unit of the glyph's characters, relative to the shaped range.
  let cluster: Int
  let isUnsafeToBreak: Bool
  let advance: Int32
  let x: Int32
  let y: Int32
}

/// Shapes text with HarfBuzz, and keeps the results.
///
/// Results do not depend on the font size, so that a text at another size is found.
final class ShapeCache: Sendable {
  private struct State {
    var results: [ShapeKey: [RawGlyph]] = [:]
    var glyphCount = 0
  }

  private let state = Mutex(State())
  /// The number of glyphs at which the cache is emptied: about 10 MB.
  private static let maxGlyphs = 200_000

  /// Returns the glyphs of a text, from left to right.
  func glyphs(_ key: ShapeKey, _ face: FontFace) -> [RawGlyph] {
    if let known = state.withLock({ $0.results[key] }) { return known }
    let glyphs = shape(key, face)
    state.withLock { state in
      if state.glyphCount > Self.maxGlyphs {
        state.results.removeAll()
        state.glyphCount = 0
      }
      state.results[key] = glyphs
      state.glyphCount += glyphs.count
    }
    return glyphs
  }

  private func shape(_ key: ShapeKey, _ face: FontFace) -> [RawGlyph] {
    let buffer = hb_buffer_create()
    defer { hb_buffer_destroy(buffer) }
    hb_buffer_add_utf16(
      buffer, key.units, Int32(key.units.count), UInt32(key.range.lowerBound),
      Int32(key.range.count))
    hb_buffer_set_direction(buffer, key.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, hb_script_t(rawValue: key.script))
    hb_buffer_set_language(buffer, hb_language_from_string(key.language, -1))
    var features: [hb_feature_t] = []
    if key.features.contains(.tabularDigits) { features.append(feature("tnum", 1)) }
    if key.features.contains(.noLigatures) { features += [feature("liga", 0), feature("clig", 0)] }
    if key.features.contains(.noContextualForms) { features.append(feature("calt", 0)) }
    hb_shape(face.font, buffer, features, UInt32(features.count))
    var count: UInt32 = 0
    let infos = hb_buffer_get_glyph_infos(buffer, &count)
    let positions = hb_buffer_get_glyph_positions(buffer, &count)
    guard let infos, let positions else { return [] }
    return (0..<Int(count)).map { index in
      let position = positions[index]
      return RawGlyph(
        id: infos[index].codepoint, cluster: Int(infos[index].cluster) - key.range.lowerBound,
        isUnsafeToBreak: infos[index].mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0,
        advance: position.x_advance, x: position.x_offset, y: position.y_offset)
    }
  }

  private func feature(_ tag: StaticString, _ value: UInt32) -> hb_feature_t {
    let tag = tag.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt32($1) } }
    return hb_feature_t(tag: tag, value: value, start: 0, end: UInt32.max)
  }
}
