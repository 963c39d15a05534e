internal import ImageFiles
internal import ProjectFiles
internal import SourceImport

extension ProgramFolder {
  /// The symbols of the images and colors in asset catalogs; nil without any that the program uses.
  ///
  /// Catalogs that cannot be read have none: the film logs what is wrong with them.
  var assetSymbols: AssetSymbols? {
    guard let list = resourceList, !list.catalogs.isEmpty else { return nil }
    let catalogs = list.catalogs.compactMap { try? AssetCatalog($0) }
    // Where two names are one symbol, the color that is defined counts: the set AccentColor of a
    // template is empty, and its symbol is that of a color named accent.
    let symbols = AssetSymbols(
      images: catalogs.flatMap(\.imageNames),
      colors: catalogs.flatMap(\.definedColorNames) + catalogs.flatMap(\.colorNames),
      usedAs: members)
    return symbols.identity.isEmpty ? nil : symbols
  }

  /// The names after a dot in files in Swift.
  private var members: Set<String> {
    var names: Set<String> = []
    for file in files where file.language == .swift {
      let bytes = file.contents
      var index = 0
      while let dot = bytes[index...].firstIndex(of: UInt8(ascii: ".")) {
        let start = dot + 1
        let end = bytes[start...].firstIndex { !$0.isInName } ?? bytes.endIndex
        if end > start { names.insert(String(decoding: bytes[start..<end], as: UTF8.self)) }
        index = max(end, start)
      }
    }
    return names
  }
}

extension UInt8 {
  /// Whether the byte is one of a name: a letter, digit or underscore of ASCII, or of other letters.
  var isInName: Bool {
    self >= 0x80 || self == 0x5F || (0x30...0x39).contains(self) || (0x41...0x5A).contains(self)
      || (0x61...0x7A).contains(self)
  }
}
