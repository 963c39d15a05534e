private import FileIO
internal import SystemPackage

extension ProgramFolder {
  /// The extension of the folder of a playground's page.
  private static let pageExtension = "xcplaygroundpage"

  /// Returns the program among those of the folder that has a class, or the only one.
  ///
  /// Several programs have each an application delegate, or are pages of a playground, in folders
  /// of their own. Files outside of these belong to each of them. With an Xcode project the files
  /// are those of its application.
  ///
  /// - Parameter name: The name of a class; nil for none.
  /// - Returns: The program.
  /// - Throws: A ``ProjectError`` that lists the folders if there are several.
  package func program(choosing name: String?) throws -> ProgramFolder {
    func isMeant(_ file: ProgramFile) -> Bool { name.map { file.declares($0) } ?? false }
    return try inTarget(with: isMeant).onlyProgram(choosing: name).inTarget(with: isMeant)
      .withImports()
  }

  private func onlyProgram(choosing name: String?) throws -> ProgramFolder {
    let roots = programFolders
    guard roots.count > 1 else { return self }
    let chosen = roots.filter { root in
      guard let name else { return false }
      return files.contains { $0.path.starts(with: root) && $0.declares(name) }
    }
    let found = name == nil ? mainProgram(of: roots).map { [$0] } ?? chosen : chosen
    guard found.count == 1, let root = found.first else {
      let list = roots.map(\.printable).joined(separator: ", ")
      throw ProjectError(
        "\(path.printable) has \(roots.count) programs; give the folder of one: \(list).")
    }
    return program(in: root, of: roots)
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
  ///
  /// The page of a playground has the playground's resources, and not the code before there were
  /// pages.
  func program(in root: FilePath, of roots: [FilePath]) -> ProgramFolder {
    let isPage = root.extension == Self.pageExtension
    var program = ProgramFolder(
      root,
      files.filter { file in
        file.path.starts(with: root)
          || !roots.contains { file.path.starts(with: $0) }
            && !(isPage && file.path == path.appending("Contents.swift"))
      }, resources: isPage ? path : nil)
    (program.unread, program.search) = (unread, search)
    return program
  }

  /// Returns the program of a page with the sources of its playground; nil for another folder.
  static func page(_ path: FilePath) throws -> ProgramFolder? {
    guard path.extension == pageExtension else { return nil }
    let playground = path.removingLastComponent().removingLastComponent()
    guard playground.extension == "playground" else { return nil }
    let whole = try ProgramFolder(playground)
    let roots = whole.programFolders
    guard !roots.isEmpty else { return whole }
    return roots.contains(path) ? whole.program(in: path, of: roots) : nil
  }

  /// The folders of the programs: each the highest with one application delegate or page alone.
  var programFolders: [FilePath] {
    let delegates = files.compactMap { file -> FilePath? in
      let folder = file.path.removingLastComponent()
      return folder.extension == Self.pageExtension || file.startsApplication ? folder : nil
    }
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
