internal import Imaging
internal import SystemPackage

/// A file that grows under a hidden name beside its own.
///
/// It gets its own name by ``publish()``; if that does not happen, nothing of it is left.
struct StagedFile: ~Copyable {
  /// Where the file grows.
  let stagedPath: FilePath
  private let path: FilePath
  private var isPublished = false

  /// Creates the empty file under its hidden name.
  init(_ path: FilePath) throws(FilmError) {
    guard let name = path.lastComponent, (try? path.stat().type) != .directory else {
      throw FilmError(.cannotWrite, "Cannot write \(path): it is a directory.")
    }
    let stagedPath = path.removingLastComponent().appending(hiddenName(for: name))
    do {
      try FileDescriptor.open(
        stagedPath, .writeOnly, options: [.create, .exclusiveCreate],
        permissions: FilePermissions(rawValue: 0o666)
      ).close()
    } catch {
      throw FilmError.writing("\(path)", failedWith: Errno(catching: error))
    }
    self.path = path
    self.stagedPath = stagedPath
  }

  /// Gives the file its own name, in place of an older file.
  consuming func publish() throws(FilmError) {
    guard let size = try? stagedPath.stat().size, size > 0 else {
      throw FilmError(.ffmpegFailed, "ffmpeg ended well, but has not written \(path).")
    }
    try move(stagedPath, to: path)
    isPublished = true
  }

  deinit {
    if !isPublished { removeFile(stagedPath) }
  }
}
