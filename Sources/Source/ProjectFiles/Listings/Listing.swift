private import FileIO
internal import SystemPackage

/// Listings as books and pages print them, put together to one text that a compiler takes.
///
/// A method without a class is one of the class that was declared last. A method or class that
/// comes again takes the place of the earlier one, and `//...` in it stands for what the earlier
/// one has there.
package struct Listing: Sendable {
  /// The text, with directives that name the listings and their lines.
  package let text: String
  /// What was added or read differently, a line each, with its place.
  package let notes: [String]
  /// The names of the classes that are declared.
  package let classes: Set<String>

  /// Puts listings together.
  ///
  /// - Parameter files: The listings in their order.
  package init(_ files: [ProgramFile]) {
    let paths = files.map(\.path.printable)
    var notes: [String] = []
    var parts = ListingParts(paths: paths)
    for (index, file) in files.enumerated() {
      let printed = file.printed
      notes += printed.notes.map { "\(paths[index]):\($0.line): note: \($0.sentence)" }
      parts.add(ListingReader(printed.text, file: index).items, of: index)
    }
    parts.finish()
    parts.noteMissingEnds()
    text = parts.text
    classes = parts.classNames
    self.notes = notes + parts.notes
  }

  /// Returns whether a file is no whole file of Objective-C but a text that was printed: its
  /// methods or statements stand outside of a class.
  package static func isPart(_ file: ProgramFile) -> Bool {
    if file.language == .listing { return true }
    guard file.language == .objectiveC else { return false }
    var isImplementation = false
    var hasImplementation = false
    for item in ListingReader(file.printed.text, file: 0).items {
      switch item {
      case .implementation:
        isImplementation = true
        hasImplementation = true
      case .end: isImplementation = false
      case .method: if !isImplementation { return true }
      case .statement: if !hasImplementation { return true }
      case .interface(let interface): if !interface.hasEnd { return true }
      case .declaration, .fileName: break
      }
    }
    return false
  }
}
