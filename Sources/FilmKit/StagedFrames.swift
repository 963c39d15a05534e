internal import Imaging
internal import SystemPackage

/// Numbered files that are written into a hidden directory beside their places.
///
/// They get there by ``publish()``; if that does not happen, nothing of them is left, nor of the
/// directories that had to be made for them.
struct StagedFrames: ~Copyable {
  /// Where the files are written.
  let stagedDirectory: FilePath
  private let directory: FilePath
  private let frameCount: Int
  private let name: (Int) -> String
  private var directories: MadeDirectories
  private var isPublished = false

  /// Makes the directories.
  ///
  /// - Parameters:
  ///   - frameCount: The number of files.
  ///   - directory: Where the files belong; is made, with those above it, if it does not exist.
  ///   - name: The name of a file by its number, counted from 0.
  /// - Throws: A ``FilmError`` if a directory cannot be made.
  init(
    _ frameCount: Int, in directory: FilePath, name: @escaping (Int) -> String
  ) throws(FilmError) {
    let stagedDirectory = directory.appending(hiddenName(for: "frames"))
    do {
      directories = try MadeDirectories(stagedDirectory)
    } catch {
      throw FilmError.writing("directory \(directory)", failedWith: error)
    }
    self.directory = directory
    self.frameCount = frameCount
    self.name = name
    self.stagedDirectory = stagedDirectory
  }

  /// Moves all files to their places, over older ones.
  consuming func publish() throws(FilmError) {
    for index in 0..<frameCount {
      do {
        try move(stagedDirectory.appending(name(index)), to: directory.appending(name(index)))
      } catch {
        for moved in 0..<index { removeFile(directory.appending(name(moved))) }
        throw error
      }
    }
    isPublished = true
    directories.keep()
  }

  deinit {
    if !isPublished { removeFiles(in: stagedDirectory) }
    removeDirectory(stagedDirectory)
  }
}
