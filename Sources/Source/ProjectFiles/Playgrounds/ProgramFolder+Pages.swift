private import FileIO
internal import SystemPackage

extension ProgramFolder {
  /// The pages of the playground or book in the folder, in the order of its table of contents; those
  /// of a book if there are both.
  var pages: [PlaygroundPage] {
    var folders: [FilePath] = []
    for file in files {
      var folder = file.path.removingLastComponent()
      while folder.components.count > 2 {
        if !folders.contains(folder) { folders.append(folder) }
        folder.removeLastComponent()
      }
    }
    let all = folders.compactMap(PlaygroundPage.init)
    let ofBooks = all.filter(\.isOfBook)
    return Self.sorted(ofBooks.isEmpty ? all : ofBooks)
  }

  /// Returns the program of a page, with the sources of its playground and chapter.
  ///
  /// - Parameters:
  ///   - name: The title or the folder's name of the page; nil for the first one.
  ///   - className: The name of a class that the page declares; nil for none.
  /// - Returns: The program; nil if the folder has no pages.
  /// - Throws: A ``ProjectError`` that lists the pages if none has the name.
  func page(named name: String?, declaring className: String?) throws -> ProgramFolder? {
    let pages = pages
    guard let first = pages.first else {
      guard let name else { return nil }
      throw ProjectError("\(path.printable) has no pages, such as '\(name.printable)'.")
    }
    if let name {
      guard let page = pages.first(where: { $0.isNamed(name) }) else {
        let names = pages.map { "'\($0.name.printable)'" }.joined(separator: ", ")
        throw ProjectError(
          "\(path.printable) has no page '\(name.printable)'; its pages are \(names).")
      }
      return program(of: page, in: pages)
    }
    let declaring = pages.first { page in
      guard let className else { return false }
      return files.contains { $0.path.starts(with: page.folder) && $0.declares(className) }
    }
    return program(of: declaring ?? first, in: pages)
  }

  /// Returns the program of the page in a folder of its own; nil if the folder is none.
  static func page(_ path: FilePath) throws -> ProgramFolder? {
    guard let page = PlaygroundPage(path) else { return nil }
    let whole = try ProgramFolder(page.playground)
    let pages = whole.pages
    guard let page = pages.first(where: { $0.folder == path }) else { return nil }
    return whole.program(of: page, in: pages)
  }

  private func program(of page: PlaygroundPage, in pages: [PlaygroundPage]) -> ProgramFolder {
    let own = files.filter { page.uses($0, beside: pages) }
    let liveView = page.folder.appending("LiveView.swift")
    let code = own.filter { file in
      file.path.removingLastComponent() == page.folder && file.path != liveView
    }
    // A book shows the live view of one file, which the code of the page talks to from another
    // process.
    let showsItself = code.contains { $0.text.contains("liveView") }
    let hasLiveView = own.contains { $0.path == liveView }
    let left = own.filter { file in
      guard hasLiveView else { return true }
      return showsItself
        ? file.path != liveView : !code.contains { $0.path == file.path }
    }
    var program = ProgramFolder(page.folder, left, resources: page.playground)
    (program.unread, program.search) = (unread, search)
    return program
  }

  private static func sorted(_ pages: [PlaygroundPage]) -> [PlaygroundPage] {
    let places = pages.map { (place: PagePlace($0), page: $0) }
    return places.sorted { $0.place < $1.place }.map(\.page)
  }
}

/// Where a page stands in the table of contents: chapters before pages, and what is not there last.
private struct PagePlace: Comparable {
  private let numbers: [Int]
  private let path: String

  init(_ page: PlaygroundPage) {
    path = page.folder.string
    if let chapter = page.chapter {
      numbers = [
        Self.position(of: chapter, in: page.playground.appending("Manifest.plist")),
        Self.position(of: page.folder, in: chapter.appending("Manifest.plist")),
      ]
    } else {
      let contents = page.playground.appending("contents.xcplayground")
      numbers = [Self.position(of: page.folder, in: contents)]
    }
  }

  private static func position(of folder: FilePath, in list: FilePath) -> Int {
    guard let name = folder.lastComponent, let manifest = PlaygroundManifest(list) else {
      return .max
    }
    return manifest.position(of: name) ?? .max
  }

  static func < (one: PagePlace, other: PagePlace) -> Bool {
    one.numbers == other.numbers
      ? one.path < other.path : one.numbers.lexicographicallyPrecedes(other.numbers)
  }
}
