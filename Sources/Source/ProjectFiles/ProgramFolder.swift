private import FileIO
package import SystemPackage

/// The source files of a program for iOS: all of a folder, or one, or some listings.
package struct ProgramFolder: Sendable {
  /// The largest number of source files.
  static let maxFileCount = 2000
  /// The largest size of all source files together, in bytes.
  static let maxTotalSize = 1 << 25

  /// The folder with the program's files, or the program's file.
  package let path: FilePath
  /// The folder of images, documents and so on.
  package internal(set) var resources: FilePath
  /// The source files in the order of their paths, with their contents.
  package let files: [ProgramFile]
  /// The headers that files in Objective-C import.
  package internal(set) var headers: [ProgramFile] = []
  /// The data models, the versions in use.
  package internal(set) var dataModels: [ProgramFile] = []
  /// The file whose classes are shown; nil for those of all files.
  package internal(set) var shownFile: FilePath?
  /// Whether the files are listings, which are one text in their order.
  package internal(set) var isListing = false
  /// Whether the files are tests, with or without their program.
  package internal(set) var isOfTests = false
  /// The modules from source that the files import, each after those that it imports itself.
  package var modules: [ModuleSource] = []
  /// The files that are not read, with the reason.
  package internal(set) var unread: [String] = []
  /// Which of several programs it is, as a sentence that names the others; nil if it was named.
  package internal(set) var choice: String?
  /// The header whose imports the files in Swift see, as the project names it; nil where it names
  /// none.
  var bridgingHeader: FilePath?
  /// Whether the project builds the program for tablets alone.
  package internal(set) var isForPad = false
  /// The name of the target that the project builds of the program; nil without one.
  package internal(set) var targetName: String?
  /// The headers that the files in Swift see: the bridging header, and those of modules in
  /// Objective-C that they import.
  package internal(set) var visibleHeaders: [FilePath] = []
  /// Where headers are found.
  var search = HeaderSearch([])

  /// The program of one file, whose folder has its resources.
  package init(file: ProgramFile) {
    path = file.path
    let folder = file.path.removingLastComponent()
    resources = folder.isEmpty ? "." : folder
    files = [file]
    shownFile = file.path
  }

  /// The files of a module.
  package init(_ module: ModuleSource) {
    self.init(module.folder, module.files)
  }

  init(
    _ path: FilePath, _ files: [ProgramFile], resources: FilePath? = nil
  ) {
    self.path = path
    self.resources = resources ?? path
    self.files = files
  }

  /// Reads the source files below a folder, without tests and the code of package managers.
  ///
  /// - Throws: A ``ProjectError`` if the folder or a file cannot be read, if there is no source
  ///   file, or if they are too many.
  package init(_ path: FilePath) throws {
    if let page = try Self.page(path) {
      self = page
      return
    }
    let list = try ProgramFileList(of: path)
    if list.files.isEmpty, list.playgrounds.count == 1, let playground = list.playgrounds.first {
      try self.init(playground)
      return
    }
    var files: [ProgramFile] = []
    var size = 0
    for path in list.files where SourceLanguage(path) != .cPlusPlus {
      let file = try ProgramFile(path)
      size += file.contents.count
      guard size <= Self.maxTotalSize else {
        throw ProjectError(
          "The source files of \(path.printable) are larger than \(Self.maxTotalSize >> 20) MiB; give "
            + "the folder of one program.")
      }
      files.append(file)
    }
    guard !files.isEmpty else {
      let playgrounds = list.playgrounds.map(\.printable).joined(separator: ", ")
      throw ProjectError(
        playgrounds.isEmpty
          ? "\(path.printable) has no file of a program in Swift or Objective-C."
          : "\(path.printable) has several playgrounds; give one of \(playgrounds).")
    }
    guard files.contains(where: \.isOfApplication) else {
      if files.contains(where: \.importsSwiftUI) {
        throw ProjectError(
          "\(path.printable) is a program for SwiftUI, which Zoetrope does not run; programs for UIKit "
            + "are run.")
      }
      throw ProjectError(
        "No file in \(path.printable) imports UIKit; a folder is a program for iOS. Films of a package "
          + "are shown by 'zoetrope preview --package'.")
    }
    self.init(path, files)
    dataModels = list.dataModels.compactMap(DataModelFiles.current)
    search = HeaderSearch(list)
    unread = list.files.filter { SourceLanguage($0) == .cPlusPlus }.map(Self.refusal)
  }

  /// Returns why a file in C++ is not read.
  static func refusal(of file: FilePath) -> String {
    let language = file.extension == "mm" ? "Objective-C++" : "C++"
    return "\(file.printable) is \(language), which is not read; Objective-C and Swift are."
  }

  /// Whether the classes of one file are shown.
  package var isFile: Bool { shownFile != nil }

  /// Returns whether the type of a name is shown.
  package func shows(_ name: String) -> Bool {
    guard files.count > 1, let file = files.first(where: { $0.path == shownFile }) else {
      return true
    }
    return file.declares(String(name.split(separator: ".").last ?? ""))
  }

  /// Returns the program with other files.
  package func with(files: [ProgramFile]) -> ProgramFolder {
    var copy = ProgramFolder(path, files, resources: resources)
    copy.shownFile = shownFile
    (copy.headers, copy.isListing) = (headers, isListing)
    (copy.unread, copy.search, copy.modules) = (unread, search, modules)
    (copy.dataModels, copy.choice, copy.isForPad) = (dataModels, choice, isForPad)
    (copy.isOfTests, copy.targetName) = (isOfTests, targetName)
    (copy.bridgingHeader, copy.visibleHeaders) = (bridgingHeader, visibleHeaders)
    return copy
  }

  /// What is compiled, for a message.
  package var summary: String {
    if files.count == 1, let file = files.first { return "\(file.path)" }
    if isListing { return "\(files.count) listings" }
    if let shownFile {
      let others = files.count == 2 ? "a file" : "\(files.count - 1) files"
      return "\(shownFile) and \(others) that it needs"
    }
    return "\(files.count) files of \(path.lastComponent?.string ?? path.string)"
  }

  /// The name of the program: that of the folder, or of the file without its extension.
  package var name: String {
    let absolute = canonicalPath(of: path) ?? path
    return absolute.stem ?? "program"
  }
}
