private import FileIO
package import SystemPackage

extension ProgramFolder {
  /// The source files of the folder of resources, and what stands beside them; nil if it cannot be
  /// read.
  package var resourceList: ProgramFileList? {
    try? ProgramFileList(of: resources, without: otherPrograms)
  }

  /// The names of the folders in that of a file that are other programs: outside of a project, those
  /// with sources, of which the file needs none.
  ///
  /// Their images, colors and documents are not the file's.
  package var otherPrograms: Set<FilePath.Component> {
    guard isFile, projectAround == nil, let names = try? entries(of: resources) else { return [] }
    let needed = files.map { $0.path.lexicallyNormalized() }
    return Set(
      names.filter { name in
        let folder = resources.appending(name)
        return (try? folder.stat(followTargetSymlink: false).type) == .directory
          && !ProgramFileList.isLeftOut(name) && ProgramFileList.isProgram(folder)
          && !needed.contains { $0.starts(with: folder.lexicallyNormalized()) }
      })
  }
}
