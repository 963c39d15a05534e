private import FileIO
package import SystemPackage

extension ProgramFolder {
  /// Returns the program of one file in Objective-C: with what its imports and its scenes in
  /// storyboards name, and what implements that, wherever it stands in the project.
  ///
  /// Its resources are those of the project. A listing is a program of its own.
  ///
  /// - Parameter path: The path of the file.
  /// - Returns: The program.
  /// - Throws: A ``ProjectError`` if a file cannot be read, or is one in C++.
  package static func program(ofFile path: FilePath) throws -> ProgramFolder {
    if SourceLanguage(path) == .cPlusPlus { throw ProjectError(refusal(of: path)) }
    let file = try ProgramFile(path)
    var program = ProgramFolder(file: file)
    guard file.language.isOfC else { return program }
    guard !Listing.isPart(file) else { return try Self.program(ofListings: [path]) }
    program.search = program.searchAround
    program.resources = program.projectFolder
    // What starts an application is shown by its delegate.
    if file.isMain { program.shownFile = nil }
    return try program.withImports(addingImplementations: true).withClassesOfScenes()
  }

  /// Returns the program of listings, which are one text in their order, with the headers that they
  /// import and what implements these.
  ///
  /// Whole files of Objective-C are a program of their own; what the first declares is shown.
  ///
  /// - Parameter paths: The paths of the listings, at least one.
  /// - Returns: The program.
  /// - Throws: A ``ProjectError`` if a file cannot be read.
  package static func program(ofListings paths: [FilePath]) throws -> ProgramFolder {
    let listings = try paths.map { try ProgramFile($0) }
    let size = listings.reduce(0) { $0 + $1.contents.count }
    guard size <= ProgramFile.maxSize else {
      throw ProjectError("The listings are larger than \(ProgramFile.maxSize >> 20) MiB.")
    }
    var program = ProgramFolder(file: listings[0]).with(files: listings)
    program.search = program.searchAround
    if listings.contains(where: Listing.isPart) {
      (program.isListing, program.shownFile) = (true, nil)
    } else {
      let sources = listings.filter { $0.language == .objectiveC }
      guard let first = sources.first else {
        throw ProjectError("\(paths[0].printable) is a header; give what implements it, too.")
      }
      program = program.with(files: sources)
      program.shownFile = first.path
    }
    return try program.withImports(addingImplementations: true)
  }

  /// The files of the project around the program's file, or of its folder.
  private var searchAround: HeaderSearch {
    // A folder with too many files has those beside the file.
    if let list = try? ProgramFileList(of: projectFolder) {
      return HeaderSearch(list)
    }
    let names = (try? entries(of: resources)) ?? []
    return HeaderSearch(names.map { resources.appending($0).lexicallyNormalized() })
  }

  /// Returns the program with the headers that its files import, and with what implements them in C
  /// and in the folders of package managers.
  ///
  /// - Parameter addsAll: Whether what implements a header is added wherever it stands.
  /// - Returns: The program.
  /// - Throws: A ``ProjectError`` if a file cannot be read, or they are too large together.
  package func withImports(addingImplementations addsAll: Bool = false) throws -> ProgramFolder {
    let sources = files.filter(\.language.isOfC)
    var search = search
    var libraries = LibrarySearch(around: path)
    let visible = visibleToSwift(&search, &libraries)
    guard !sources.isEmpty || !visible.isEmpty else { return self }
    var files = files.filter { !$0.isMain }
    var headers: [ProgramFile] = []
    var unread = unread
    var seen = Set(files.map { $0.path.lexicallyNormalized() })
    var pending = sources
    func add(_ path: FilePath) throws {
      let header = try ProgramFile(path)
      headers.append(header)
      pending.append(header)
      guard let other = search.implementation(of: path),
        addsAll || SourceLanguage(other) == .c || Self.isOfPackage(other)
          || search.libraryFiles.contains(other),
        seen.insert(other).inserted
      else { return }
      guard SourceLanguage(other) != .cPlusPlus else {
        if !unread.contains(Self.refusal(of: other)) { unread.append(Self.refusal(of: other)) }
        return
      }
      let source = try ProgramFile(other)
      files.append(source)
      pending.append(source)
    }
    for path in visible where seen.insert(path).inserted { try add(path) }
    if let prefix = sources.first.flatMap({ search.prefix(of: $0.path) }) {
      let header = try ProgramFile(prefix)
      headers.append(header)
      pending.append(header)
      seen.insert(prefix)
    }
    var size = 0
    while let file = pending.popLast() {
      size += file.contents.count
      guard size <= Self.maxTotalSize else {
        throw ProjectError(
          "The files that \(path.printable) imports are larger than \(Self.maxTotalSize >> 20) MiB."
        )
      }
      for line in ImportLine.imports(in: SourceToken.tokens(of: file.printed.text)) {
        var path = search.header(line, from: file.path)
        if path == nil, !line.isOfSystem {
          let name = line.framework.map { String($0) }
          search.addLibrary(libraries.files(of: name), named: name)
          path = search.header(line, from: file.path)
        }
        if let path, seen.insert(path).inserted { try add(path) }
      }
    }
    var program = with(files: files)
    program.visibleHeaders = visible
    program.search = search
    program.headers = headers.sorted { $0.path.string < $1.path.string }
    program.unread = unread
    return program
  }

  /// The headers that the files in Swift see: the bridging header, and those of modules in
  /// Objective-C that they import.
  private func visibleToSwift(
    _ search: inout HeaderSearch, _ libraries: inout LibrarySearch
  ) -> [FilePath] {
    let swift = files.filter { $0.language == .swift }
    guard let first = swift.first, !isListing else { return [] }
    let named = bridgingHeader.flatMap { search.has($0) ? $0 : nil }
    let bridge = named ?? search.bridge(near: first.path)
    let modules = swift.reduce(into: Set<String>()) { $0.formUnion($1.importedModules) }
      .filter { !ServiceModules.contains($0) }
    return [bridge].compactMap(\.self)
      + modules.sorted().flatMap { name in
        if search.headers(ofModule: name).isEmpty {
          search.addLibrary(libraries.files(ofModule: name), named: name)
        }
        return search.headers(ofModule: name)
      }
  }

  /// The paths of the files and headers.
  package var paths: [FilePath] { (files + headers).map(\.path) }

  /// Whether a file is in a folder of a package manager.
  private static func isOfPackage(_ path: FilePath) -> Bool {
    path.components.contains { ["Pods", "Carthage"].contains($0.string) }
  }

  /// Returns the header that a file of the program imports; nil if it is none of the program's.
  package func header(_ line: ImportLine, from file: FilePath) -> ProgramFile? {
    guard let path = search.header(line, from: file) else { return nil }
    return headers.first { $0.path == path }
  }

  /// The header that Xcode imports before each file; nil without one.
  package var prefixHeader: ProgramFile? {
    let path = files.first { $0.language.isOfC }.flatMap { search.prefix(of: $0.path) }
    return headers.first { $0.path == path }
  }
}
