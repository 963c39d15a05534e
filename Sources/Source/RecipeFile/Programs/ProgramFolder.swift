private import FileIO
internal import InteractionScript
internal import StageKit
internal import SystemPackage

/// The Swift files of a program for iOS: all of a folder, or one.
struct ProgramFolder {
  /// The largest number of Swift files.
  static let maxFileCount = 2000
  /// The largest size of all Swift files together, in bytes.
  static let maxTotalSize = 1 << 25
  /// The extension of the folder of a playground's page.
  private static let pageExtension = "xcplaygroundpage"
  /// How many folders above a file are searched for its project.
  private static let maxProjectDepth = 8

  /// The folder with the program's files, or the program's file.
  let path: FilePath
  /// The folder of images, documents and so on.
  let resources: FilePath
  /// The Swift files in the order of their paths, with their contents.
  let files: [(path: FilePath, contents: [UInt8])]
  /// The file whose classes are shown; nil for those of all files.
  private(set) var shownFile: FilePath?

  /// The program of one file, whose folder has its resources.
  init(file: FilePath, contents: [UInt8]) {
    path = file
    let folder = file.removingLastComponent()
    resources = folder.isEmpty ? "." : folder
    files = [(file, contents)]
    shownFile = file
  }

  private init(
    _ path: FilePath, _ files: [(path: FilePath, contents: [UInt8])], resources: FilePath? = nil
  ) {
    self.path = path
    self.resources = resources ?? path
    self.files = files
  }

  /// Reads the Swift files below a folder, without tests and the code of package managers.
  ///
  /// - Throws: A ``RecipeFileError`` if the folder or a file cannot be read, if there is no Swift file,
  ///   or if they are too many.
  init(_ path: FilePath) throws {
    if let page = try Self.page(path) {
      self = page
      return
    }
    let list = try SwiftFileList(of: path)
    if list.files.isEmpty, list.playgrounds.count == 1, let playground = list.playgrounds.first {
      try self.init(playground)
      return
    }
    var files: [(path: FilePath, contents: [UInt8])] = []
    var size = 0
    for file in list.files {
      let contents = try RecipeFile(file).source()
      size += contents.count
      guard size <= Self.maxTotalSize else {
        throw RecipeFileError(
          "The Swift files of \(path.printable) are larger than \(Self.maxTotalSize >> 20) MiB; give "
            + "the folder of one program.")
      }
      files.append((file, contents))
    }
    guard !files.isEmpty else {
      let playgrounds = list.playgrounds.map(\.printable).joined(separator: ", ")
      throw RecipeFileError(
        playgrounds.isEmpty
          ? "\(path.printable) has no Swift file of a program."
          : "\(path.printable) has several playgrounds; give one of \(playgrounds).")
    }
    guard files.contains(where: { ApplicationSource.isApplication($0.contents) }) else {
      throw RecipeFileError(
        "No file in \(path.printable) imports UIKit; a folder is a program for iOS. Films of a package "
          + "are shown by 'zoetrope preview --package'.")
    }
    self.init(path, files)
  }

  /// Whether the classes of one file are shown.
  var isFile: Bool { shownFile != nil }

  /// Returns whether the type of a name is shown.
  func shows(_ name: String) -> Bool {
    guard files.count > 1, let file = files.first(where: { $0.path == shownFile }) else {
      return true
    }
    return SwiftText(file.contents).declares(String(name.split(separator: ".").last ?? ""))
  }

  /// Returns the program with other files.
  func with(files: [(path: FilePath, contents: [UInt8])]) -> ProgramFolder {
    var copy = ProgramFolder(path, files, resources: resources)
    copy.shownFile = shownFile
    return copy
  }

  /// What is compiled, for a message.
  var summary: String {
    if files.count == 1, let file = files.first { return "\(file.path)" }
    if let shownFile {
      let others = files.count == 2 ? "a file" : "\(files.count - 1) files"
      return "\(shownFile) and \(others) that it needs"
    }
    return "\(files.count) files of \(path.lastComponent?.string ?? path.string)"
  }

  /// The name of the program: that of the folder, or of the file without its extension.
  var name: String {
    let absolute = canonicalPath(of: path) ?? path
    return absolute.stem ?? "program"
  }

  /// The script in the comments of the files.
  ///
  /// - Throws: A ``RecipeFileError`` with file, line and column.
  var script: Script {
    get throws {
      do {
        return try Script(
          commentsOf: files.map {
            ($0.path.printable, String(decoding: $0.contents, as: UTF8.self))
          })
      } catch {
        throw RecipeFileError(error.description)
      }
    }
  }

  /// Returns the program among those of the folder that has a class, or the only one.
  ///
  /// Several programs have each an application delegate, or are pages of a playground, in folders of
  /// their own. Files outside of these belong to each of them. With an Xcode project the files are those
  /// of its application.
  ///
  /// - Parameter name: The name of a class; nil for none.
  /// - Returns: The program.
  /// - Throws: A ``RecipeFileError`` that lists the folders if there are several.
  func program(choosing name: String?) throws -> ProgramFolder {
    func isMeant(_ file: (path: FilePath, contents: [UInt8])) -> Bool {
      name.map { file.contents.declares(class: $0) } ?? false
    }
    return try inTarget(with: isMeant).onlyProgram(choosing: name).inTarget(with: isMeant)
  }

  private func onlyProgram(choosing name: String?) throws -> ProgramFolder {
    let roots = programFolders
    guard roots.count > 1 else { return self }
    let chosen = roots.filter { root in
      guard let name else { return false }
      return files.contains { $0.path.starts(with: root) && $0.contents.declares(class: name) }
    }
    guard chosen.count == 1, let root = chosen.first else {
      let list = roots.map(\.printable).joined(separator: ", ")
      throw RecipeFileError(
        "\(path.printable) has \(roots.count) programs; give the folder of one: \(list).")
    }
    return program(in: root, of: roots)
  }

  /// Returns the program of one of several folders, with the files that are in none of them.
  ///
  /// The page of a playground has the playground's resources, and not the code before there were pages.
  private func program(in root: FilePath, of roots: [FilePath]) -> ProgramFolder {
    let isPage = root.extension == Self.pageExtension
    return ProgramFolder(
      root,
      files.filter { file in
        file.path.starts(with: root)
          || !roots.contains { file.path.starts(with: $0) }
            && !(isPage && file.path == path.appending("Contents.swift"))
      }, resources: isPage ? path : nil)
  }

  /// Returns the program of a page with the sources of its playground; nil for another folder.
  private static func page(_ path: FilePath) throws -> ProgramFolder? {
    guard path.extension == pageExtension else { return nil }
    let playground = path.removingLastComponent().removingLastComponent()
    guard playground.extension == "playground" else { return nil }
    let whole = try ProgramFolder(playground)
    let roots = whole.programFolders
    guard !roots.isEmpty else { return whole }
    return roots.contains(path) ? whole.program(in: path, of: roots) : nil
  }

  /// The program of a file with the files around it that it needs; nil if there are none.
  ///
  /// These are the files of the nearest folder with a project, a package or a playground, or of the
  /// file's own folder.
  var withNeededFiles: ProgramFolder? {
    guard let file = shownFile, files.count == 1, let contents = files.first?.contents,
      let identity = canonicalPath(of: file), var around = try? ProgramFolder(projectFolder)
    else { return nil }
    let roots = around.programFolders
    if roots.count > 1, let root = roots.first(where: { file.starts(with: $0) }) {
      around = around.program(in: root, of: roots)
    }
    let target = around.inTarget { canonicalPath(of: $0.path) == identity }
    func index(in program: ProgramFolder) -> Int? {
      program.files.firstIndex { canonicalPath(of: $0.path) == identity }
    }
    if index(in: target) != nil { around = target }
    guard let index = index(in: around) else { return nil }
    // Messages name the file as it was given.
    var files = around.files
    files[index] = (file, contents)
    var program = around.with(files: files)
    program.shownFile = file
    return program.part(neededBy: [], from: file) ?? program
  }

  /// The nearest folder around a file that has a project, a package or a playground; else its own.
  private var projectFolder: FilePath {
    var folder = resources
    for _ in 0..<Self.maxProjectDepth {
      if folder.extension == "playground" { return folder }
      let names = (try? entries(of: folder)) ?? []
      if names.contains(where: Self.isProject) { return folder }
      if folder.lastComponent == nil || folder == "."
        || folder.lastComponent?.kind == .parentDirectory
      {
        guard let absolute = canonicalPath(of: folder), absolute != folder else { break }
        folder = absolute
      }
      guard folder.removeLastComponent(), !folder.isEmpty else { break }
    }
    return resources
  }

  private static func isProject(_ name: FilePath.Component) -> Bool {
    ["playground", "xcodeproj", "xcworkspace"].contains(name.extension)
      || name.string == "Package.swift"
  }

  /// The folders of the programs: each the highest with one application delegate or page alone.
  private var programFolders: [FilePath] {
    let delegates = files.map { (folder: $0.path.removingLastComponent(), contents: $0.contents) }
      .filter { $0.folder.extension == Self.pageExtension || $0.contents.startsApplication }
      .map(\.folder)
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

extension [UInt8] {
  /// Whether a Swift file has the attribute that starts an application.
  fileprivate var startsApplication: Bool {
    let text = String(decoding: self, as: UTF8.self)
    return text.contains("@UIApplicationMain")
      || text.contains("@main") && text.contains("UIApplicationDelegate")
  }

  /// Returns whether a Swift file declares a class.
  fileprivate func declares(class name: String) -> Bool {
    SwiftText(self).declares(name)
  }
}
