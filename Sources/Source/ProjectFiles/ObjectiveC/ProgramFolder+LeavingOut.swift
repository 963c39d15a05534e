private import FileIO
internal import SystemPackage

extension ProgramFolder {
  /// Returns the program without some of its files in Objective-C, such as those of a library that
  /// does not compile.
  ///
  /// What implements a header that is left out is left out, too. The other headers stay, so that
  /// their classes are known without what they do.
  ///
  /// - Parameter paths: The paths of the files and headers, as messages show them.
  /// - Returns: The program; nil if it has none of the files, if it is shown by one of them, or if
  ///   nothing else is left.
  /// - Throws: A ``ProjectError`` if a file cannot be read, or they are too large together.
  package func leavingOut(_ paths: Set<String>) throws -> ProgramFolder? {
    func isNamed(_ file: ProgramFile) -> Bool { paths.contains(file.path.printable) }
    guard !isListing else { return nil }
    let lostHeaders = headers.filter(isNamed)
    let classes = lostHeaders.reduce(into: Set<String>()) { $0.formUnion($1.declaredClasses) }
    let lost = files.filter { file in
      file.language.isOfC && (isNamed(file) || !file.declaredClasses.isDisjoint(with: classes))
    }
    let lostPaths = Set((lost + lostHeaders).map(\.path))
    let rest = files.filter { !lostPaths.contains($0.path) }
    guard !lostPaths.isEmpty, !rest.isEmpty, !lostPaths.contains(where: { $0 == shownFile }) else {
      return nil
    }
    var program = with(files: rest)
    program.search = search.leavingOut(Set(lostPaths.map { $0.lexicallyNormalized() }))
    program.headers = headers.filter { !lostPaths.contains($0.path) }
    return try program.withImports()
  }

  /// Returns whether an import names a header that is left out.
  package func isLeftOut(_ line: ImportLine) -> Bool { search.isLeftOut(line) }
}
