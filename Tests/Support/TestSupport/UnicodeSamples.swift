/// Three scalars of every general category, and of every class of grapheme breaks.
public let unicodeSamples: [Unicode.Scalar] = {
  var byCategory: [Unicode.GeneralCategory: [Unicode.Scalar]] = [:]
  for value in UInt32(0)...0x10FFFF {
    guard let scalar = Unicode.Scalar(value) else { continue }
    let category = scalar.properties.generalCategory
    if byCategory[category, default: []].count < 3 {
      byCategory[category, default: []].append(scalar)
    }
  }
  // Prepend, CR, LF, Extend, ZWJ, SpacingMark, regional indicator, L, V, T, LV, LVT, pictographic.
  let breaks: [Unicode.Scalar] = [
    "\u{600}", "\u{110BD}", "\r", "\n", "\u{300}", "\u{200D}", "\u{903}", "\u{1F1E6}",
    "\u{1100}", "\u{1160}", "\u{11A8}", "\u{AC00}", "\u{AC01}", "\u{2764}", "\u{1F469}",
    "\u{E0001}", "\u{FE0F}",
  ]
  // What formats count as line breaks, marks or no characters at all.
  let special: [Unicode.Scalar] = [
    "\u{7F}", "\u{85}", "\u{2028}", "\u{2029}", "\u{202E}", "\u{FEFF}", "\u{FFFE}", "\u{FFFF}",
  ]
  return byCategory.values.joined().sorted { $0.value < $1.value } + breaks + special
}()

/// Returns a text with characters that have a meaning in a language, each after, before and between
/// scalars of every class: U+0600 joins what follows to one grapheme cluster, U+0300 what precedes.
///
/// - Parameters:
///   - characters: The characters.
///   - excluded: Scalars that the text must not have.
/// - Returns: The text.
public func hostileText(_ characters: String, without excluded: [Unicode.Scalar] = []) -> String {
  var text = String.UnicodeScalarView()
  for sample in unicodeSamples where !excluded.contains(sample) {
    for character in characters.unicodeScalars {
      text.append(contentsOf: [sample, character, sample])
    }
  }
  return String(text)
}
