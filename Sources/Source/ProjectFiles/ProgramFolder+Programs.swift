private import FileIO
internal import SystemPackage

extension ProgramFolder {
  /// Returns the program among those of the folder that has a class, or the only one.
  ///
  /// Several programs have each an application delegate in folders of their own. Files outside of
  /// these belong to each of them. With an Xcode project the files are those of its application. A
  /// page of a playground or a book is a program, too.
  ///
  /// - Parameters:
  ///   - name: The name of a class; nil for none.
  ///   - folder: The name of the folder of one of several programs; nil for none.
  ///   - page: The name of a page of a playground or a book; nil for the first one.
  /// - Returns: The program.
  /// - Throws: A ``ProjectError`` that lists the folders or the pages if there is none of the name.
  package func program(
    choosing name: String?, in folder: String? = nil, page: String? = nil
  ) throws -> ProgramFolder {
    // That of a page's folder has been chosen.
    if PlaygroundPage(path) != nil { return try withImports() }
    if let page = try self.page(named: page, declaring: name) { return try page.withImports() }
    func isMeant(_ file: ProgramFile) -> Bool { name.map { file.declares($0) } ?? false }
    return try inTarget(with: isMeant).onlyProgram(choosing: name, in: folder)
      .inTarget(with: isMeant)
      .withImports()
  }

  private func onlyProgram(choosing name: String?, in folder: String?) throws -> ProgramFolder {
    let roots = programFolders
    if let folder { return program(in: try root(named: folder, of: roots), of: roots) }
    guard let first = roots.first, roots.count > 1 else { return self }
    guard let name else {
      return mainProgram(of: roots).map { program(in: $0, of: roots) }
        ?? firstProgram(first, of: roots)
    }
    let chosen = roots.filter { root in
      files.contains { $0.path.starts(with: root) && $0.declares(name) }
    }
    guard chosen.count == 1, let root = chosen.first else {
      throw ProjectError(
        "\(path.printable) has \(roots.count) programs; name one by --program: \(list(of: roots)).")
    }
    return program(in: root, of: roots)
  }

  /// Returns the first of several programs, by name, that says which others there are.
  private func firstProgram(_ root: FilePath, of roots: [FilePath]) -> ProgramFolder {
    var first = program(in: root, of: roots)
    first.choice =
      "\(path.printable) has \(roots.count) programs; \(list(of: [root])) is taken. "
      + "Name another one by --program: \(list(of: roots.filter { $0 != root }))."
    return first
  }

  /// Returns the folder of a program that has a name, or a path below this folder.
  private func root(named name: String, of roots: [FilePath]) throws -> FilePath {
    let wanted = FilePath(name).components
    let found = roots.filter { root in
      root.components.count >= wanted.count
        && Array(root.components.suffix(wanted.count)) == Array(wanted)
    }
    guard found.count == 1, let root = found.first else {
      throw ProjectError(
        roots.isEmpty
          ? "\(path.printable) has one program; --program is for folders with several."
          : "\(path.printable) has \(found.isEmpty ? "no" : "more than one") program "
            + "\(name.printable); name one of \(list(of: roots)).")
    }
    return root
  }

  /// The paths of programs below this folder, as one text.
  private func list(of roots: [FilePath]) -> String {
    roots.map { root in
      var shown = root
      return shown.removePrefix(path) ? shown.printable : root.printable
    }.joined(separator: ", ")
  }

  /// Returns the program that is named like the folder, or like the Xcode project in it; nil if none
  /// or several are.
  private func mainProgram(of roots: [FilePath]) -> FilePath? {
    func plain(_ name: String?) -> String {
      (name ?? "").lowercased().filter { $0.isLetter || $0.isNumber }
    }
    let projects = ((try? entries(of: path)) ?? []).filter {
      ["xcodeproj", "xcworkspace"].contains($0.extension)
    }
    let names = Set((projects.map(\.stem) + [name]).map { plain($0) })
    let named = roots.filter { names.contains(plain($0.lastComponent?.string)) }
    return named.count == 1 ? named.first : nil
  }

  /// Returns the program of one of several folders, with the files that are in none of them.
  func program(in root: FilePath, of roots: [FilePath]) -> ProgramFolder {
    var program = ProgramFolder(
      root,
      files.filter { file in
        file.path.starts(with: root) || !roots.contains { file.path.starts(with: $0) }
      })
    (program.unread, program.search) = (unread, search)
    return program
  }

  /// The folders of the programs: each the highest with one application delegate alone.
  var programFolders: [FilePath] {
    let delegates = files.filter(\.startsApplication).map { $0.path.removingLastComponent() }
    guard Set(delegates).count > 1 else { return [] }
    let roots = delegates.map { folder in
      var root = folder
      while root.components.count > path.components.count {
        let parent = root.removingLastComponent()
        guard delegates.count(where: { $0.starts(with: parent) }) == 1 else { break }
        root = parent
      }
      return root
    }
    return Set(roots).sorted { $0.string < $1.string }
  }
}
