internal import PictureKit
internal import Synchronization

/// Finds the faces of fonts, and those of characters that a font lacks.
///
/// The result depends on the installed fonts alone.
final class FontLibrary: Sendable {
  /// A face and whether it must be slanted to be italic.
  struct Match {
    let face: FontFace
    let isSlanted: Bool
    /// Whether the face is of the font's own family.
    let isRequested: Bool
    /// The distances that are added after characters.
    var spacing = LetterSpacing()
    /// The factor by which glyphs are larger than the face's.
    var scale = 1.0
    /// The factor by which glyphs are wider than the face's at this scale.
    var stretch = 1.0
    /// The line of the font that the face stands for; nil is the face's own.
    var line: SubstituteTypeface.Line?
  }

  /// The faces of a family.
  struct Family {
    let name: String
    let files: [Int]
    let rank: Int
  }

  private struct StyleKey: Hashable {
    let family: Int
    let weight: Font.Weight
    let isItalic: Bool
  }

  private struct State {
    var faces: [Int: FontFace] = [:]
    var matches: [StyleKey: Int] = [:]
    /// The families with a character, by their rank for a language.
    var fallbacks: [Unicode.Scalar: [Int]] = [:]
    var metrics: [Font: FontMetrics] = [:]
  }

  /// The shaped texts of the library's faces.
  let shapes = ShapeCache()
  /// The directories of the installed fonts.
  let directories: FontDirectories
  private let configuration: FontConfiguration
  /// The families, by rank and name.
  let families: [Family]
  private let familyIndices: [String: Int]
  private let fileIndices: [String: Int]
  private let state = Mutex(State())

  /// The family of the system font with serifs, and what takes its place.
  static let serifFamilies = ["noto serif", "dejavu serif"]
  /// The family of the monospaced system font, and what takes its place.
  static let monospacedFamilies = ["jetbrains mono", "noto sans mono", "dejavu sans mono"]

  /// Reads the list of installed fonts, and the files that a program adds.
  init(_ directories: FontDirectories, added paths: [String] = []) {
    self.directories = directories
    configuration = FontConfiguration(directories, added: paths)
    let files = configuration.files
    var members: [String: [Int]] = [:]
    var names: [String: Int] = [:]
    for (index, file) in files.enumerated() {
      if let family = file.families.first { members[family, default: []].append(index) }
      for name in file.fullNames + [file.postScriptName].compactMap(\.self) {
        let key = name.lowercased()
        if names[key] == nil { names[key] = index }
      }
    }
    let unsorted = members.map { name, members in
      Family(
        name: name, files: members,
        rank: members.allSatisfy { files[$0].isAdded }
          ? FallbackRank.added
          : FallbackRank.of(name, hasColor: members.contains { files[$0].hasColor }))
    }
    families = unsorted.sorted { ($0.rank, $0.name) < ($1.rank, $1.name) }
    var indices: [String: Int] = [:]
    for (index, family) in families.enumerated() {
      for name in family.files.flatMap({ files[$0].families })
      where indices[name.lowercased()] == nil {
        indices[name.lowercased()] = index
      }
    }
    for (index, family) in families.enumerated() { indices[family.name.lowercased()] = index }
    familyIndices = indices
    fileIndices = names
  }

  /// Returns the index of the first family that is installed.
  func family(_ names: [String]) -> Int? { names.lazy.compactMap { self.familyIndices[$0] }.first }

  /// Returns whether a file has a face.
  func hasFile(at path: String) -> Bool { configuration.files.contains { $0.path == path } }

  /// Returns the index of a file by its full or PostScript name.
  func file(named name: String) -> Int? { fileIndices[name.lowercased()] }

  /// The names of the families, in order.
  var familyNames: [String] { families.map(\.name).sorted() }

  /// Returns the PostScript names of a family's faces, in order.
  func faceNames(ofFamily name: String) -> [String] {
    guard let family = familyIndices[name.lowercased()] else { return [] }
    let names = families[family].files.compactMap { configuration.files[$0].postScriptName }
    return Set(names).sorted()
  }

  /// Returns the installed face with a PostScript name or, without one, a file name.
  func source(named name: String) -> FontSource? {
    configuration.files.lazy.map(\.source).first { $0.name == name }
  }

  /// Returns the face of a family that is nearest to a style.
  func match(family: Int, weight: Font.Weight, isItalic: Bool) -> Match? {
    let key = StyleKey(family: family, weight: weight, isItalic: isItalic)
    let known = state.withLock { $0.matches[key] }
    guard let file = known ?? nearestFile(of: family, weight, isItalic) else { return nil }
    if known == nil { state.withLock { $0.matches[key] = file } }
    guard let face = face(at: file) else { return nil }
    return Match(
      face: face, isSlanted: isItalic && !configuration.files[file].isItalic, isRequested: true)
  }

  private func nearestFile(of family: Int, _ weight: Font.Weight, _ isItalic: Bool) -> Int? {
    let files = configuration.files
    func distance(_ index: Int) -> (Int, Int, Double, Int) {
      let file = files[index]
      return (
        abs(file.width - 100), file.isItalic == isItalic ? 0 : 1,
        abs(file.weight - weight.openTypeWeight), index
      )
    }
    return families[family].files.min { distance($0) < distance($1) }
  }

  /// Returns a face, which is opened once; nil if its file cannot be read.
  func face(at file: Int) -> FontFace? {
    if let face = state.withLock({ $0.faces[file] }) { return face }
    guard let face = FontFace(configuration.files[file]) else { return nil }
    return state.withLock { state in
      if let face = state.faces[file] { return face }
      state.faces[file] = face
      return face
    }
  }

  /// Returns the families with a character, in the order in which they are preferred.
  func families(with scalar: Unicode.Scalar) -> [Int] {
    if let known = state.withLock({ $0.fallbacks[scalar] }) { return known }
    let found = families.indices.filter { index in
      families[index].rank != FallbackRank.added
        && families[index].files.contains { configuration.files[$0].has(scalar) }
    }
    state.withLock { state in
      if state.fallbacks.count >= 65_536 { state.fallbacks.removeAll() }
      state.fallbacks[scalar] = found
    }
    return found
  }

  /// Returns the metrics of a font: of San Francisco and Inter for the system font, of the file for
  /// others.
  func metrics(of font: Font) -> FontMetrics {
    if let known = state.withLock({ $0.metrics[font] }) { return known }
    let match = primary(for: font).match
    let letters = match.face.metrics.scaled(by: match.scale)
    let result =
      switch font.design {
      case .system, .monospacedDigit, .rounded, .serif: FontMetrics.system(letters: letters, font)
      case .monospaced, .named:
        (match.line?.applied(to: letters) ?? letters).scaled(by: font.pointSize)
      }
    state.withLock { state in
      if state.metrics.count >= 4096 { state.metrics.removeAll() }
      state.metrics[font] = result
    }
    return result
  }

  /// Returns whether a family's face of a style has all characters.
  func has(_ scalars: [Unicode.Scalar], face: FontFace) -> Bool {
    scalars.allSatisfy { face.file.has($0) }
  }
}
