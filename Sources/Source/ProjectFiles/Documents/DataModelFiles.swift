private import FileIO
private import InterfaceDocuments
internal import SystemPackage

/// The data models of a program.
enum DataModelFiles {
  /// Returns whether a folder is a data model.
  static func isModel(_ name: FilePath.Component) -> Bool {
    ["xcdatamodel", "xcdatamodeld"].contains(name.extension)
  }

  /// Reads the version in use of a model; nil if it has none that can be read.
  static func current(_ folder: FilePath) -> ProgramFile? {
    let versions = ((try? entries(of: folder)) ?? []).filter(isModel).map(\.string)
    let record = try? readFile(folder.appending(".xccurrentversion"), maxSize: 1 << 20)
    let version = DataModelFile.currentVersion(of: versions, record: record)
    return try? ProgramFile((version.map { folder.appending($0) } ?? folder).appending("contents"))
  }
}
