private import FileIO
internal import SystemPackage

/// A page of a playground, or of a playground book.
struct PlaygroundPage {
  /// The extensions of folders of pages: those of playgrounds, and those of books.
  private static let extensions: Set = ["xcplaygroundpage", "playgroundpage"]

  /// The folder of the page.
  let folder: FilePath
  /// The title in the page's manifest, or the name of the folder.
  let name: String

  /// Creates the page of a folder; nil if the folder is none.
  init?(_ folder: FilePath) {
    guard Self.extensions.contains(folder.extension ?? ""), folder.components.count > 2 else {
      return nil
    }
    self.folder = folder
    let manifest = PlaygroundManifest(folder.appending("Manifest.plist"))
    name = manifest?.name ?? folder.stem ?? ""
  }

  /// Whether the page is one of a book.
  var isOfBook: Bool { folder.extension == "playgroundpage" }

  /// The folder with all pages, their sources and resources.
  var playground: FilePath {
    // Pages, and in books the chapter and Chapters.
    (0..<(isOfBook ? 4 : 2)).reduce(folder) { path, _ in path.removingLastComponent() }
  }

  /// The folder of the page's chapter; nil outside of a book.
  var chapter: FilePath? {
    isOfBook ? folder.removingLastComponent().removingLastComponent() : nil
  }

  /// Returns whether a text names the page: its title, or its folder.
  func isNamed(_ text: String) -> Bool {
    [name, folder.stem, folder.lastComponent?.string]
      .contains { $0?.lowercased() == text.lowercased() }
  }

  /// Returns whether a file belongs to the page, or to what all pages share.
  ///
  /// A book has sources of a chapter, too; a playground's own code is that before there were pages.
  func uses(_ file: ProgramFile, beside pages: [PlaygroundPage]) -> Bool {
    let path = file.path
    guard path.starts(with: playground) else { return false }
    if path.starts(with: folder) { return true }
    if pages.contains(where: { path.starts(with: $0.folder) }) { return false }
    if path == playground.appending("Contents.swift") { return false }
    let parts = path.components.dropFirst(playground.components.count)
    if parts.contains(where: { $0.extension == "cutscenepage" }) { return false }
    return parts.first != "Chapters" || chapter.map { path.starts(with: $0) } ?? false
  }
}
