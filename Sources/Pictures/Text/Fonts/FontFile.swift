internal import CFontconfig
internal import Geometry
internal import PictureKit

/// A face of a font file, installed or added by a program, as fontconfig describes it.
struct FontFile {
  let path: String
  /// The index of the face in its file, and in the upper 16 bits that of a named instance plus 1.
  let index: Int
  let families: [String]
  let fullNames: [String]
  let postScriptName: String?
  /// The revision of the file, `head.fontRevision`.
  let version: String
  /// The weight of OpenType, 1...1000.
  let weight: Double
  let isItalic: Bool
  /// The width in percent of the normal one.
  let width: Int
  let hasColor: Bool
  /// Whether a program added the file.
  let isAdded: Bool
  /// The characters, which belong to the pattern of the configuration.
  let characters: OpaquePointer

  /// Creates a face from fontconfig's pattern; returns nil for bitmap fonts and for the whole of a
  /// variable font, whose instances have patterns of their own.
  init?(_ pattern: OpaquePointer, isAdded: Bool) {
    guard let path = pattern.string(FC_FILE), let characters = pattern.characters,
      pattern.bool(FC_SCALABLE), !pattern.bool(FC_VARIABLE)
    else { return nil }
    self.path = path
    self.isAdded = isAdded
    self.characters = characters
    index = pattern.integer(FC_INDEX) ?? 0
    families = pattern.strings(FC_FAMILY)
    fullNames = pattern.strings(FC_FULLNAME)
    postScriptName = pattern.string(FC_POSTSCRIPT_NAME)
    version = (Double(pattern.integer(FC_FONTVERSION) ?? 0) / 65536).fixed(3)
    weight = FcWeightToOpenTypeDouble(pattern.double(FC_WEIGHT) ?? Double(FC_WEIGHT_REGULAR))
    isItalic = pattern.integer(FC_SLANT) ?? 0 > 0
    width = pattern.integer(FC_WIDTH) ?? 100
    hasColor = pattern.bool(FC_COLOR)
  }

  /// The face by its name and version.
  var source: FontSource {
    FontSource(
      name: postScriptName ?? path.split(separator: "/").last.map(String.init) ?? path,
      version: version)
  }

  /// Returns whether the face has a character.
  func has(_ scalar: Unicode.Scalar) -> Bool { FcCharSetHasChar(characters, scalar.value) != 0 }
}

extension OpaquePointer {
  fileprivate func string(_ object: String) -> String? { string(object, at: 0) }

  /// Returns all values, for example a family in several languages.
  fileprivate func strings(_ object: String) -> [String] {
    var strings: [String] = []
    while let string = string(object, at: strings.count) { strings.append(string) }
    return strings
  }

  private func string(_ object: String, at index: Int) -> String? {
    var value: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(self, object, Int32(index), &value) == FcResultMatch, let value else {
      return nil
    }
    return String(cString: value)
  }

  fileprivate func integer(_ object: String) -> Int? {
    var value: Int32 = 0
    return FcPatternGetInteger(self, object, 0, &value) == FcResultMatch ? Int(value) : nil
  }

  fileprivate func double(_ object: String) -> Double? {
    var value = 0.0
    return FcPatternGetDouble(self, object, 0, &value) == FcResultMatch ? value : nil
  }

  fileprivate func bool(_ object: String) -> Bool {
    var value: FcBool = 0
    return FcPatternGetBool(self, object, 0, &value) == FcResultMatch && value != 0
  }

  fileprivate var characters: OpaquePointer? {
    var value: OpaquePointer?
    return FcPatternGetCharSet(self, FC_CHARSET, 0, &value) == FcResultMatch ? value : nil
  }
}
