internal import FileIO
package import SystemPackage

extension PNGSequence {
  /// Gives PNG files that are complete the names of the sequence; all appear, or none.
  ///
  /// A file gets a second name where the file system allows it, and is copied elsewhere.
  ///
  /// - Parameters:
  ///   - files: The file of each frame.
  ///   - film: The film that the frames make.
  /// - Throws: A ``FilmError`` if a file cannot be written.
  package func publish(_ files: [FilePath], of film: Film) throws(FilmError) {
    let names = files.indices.compactMap { path(ofFrame: $0, in: film).lastComponent?.string }
    let directory = path(ofFrame: 0, in: film).removingLastComponent()
    do {
      let set = try AtomicFileSet(in: directory)
      for (file, name) in zip(files, names) {
        try AtomicFileSet.add(file, as: set.temporaryDirectory.appending(name))
      }
      try set.commit(names, replacing: replacesFiles)
    } catch let error as CommitError {
      throw FilmError.writing("\(error.path)", failedWith: error.errno)
    } catch {
      throw FilmError.writing("\(directory)", failedWith: Errno(catching: error))
    }
  }
}
