internal import FileIO
package import Raster
package import SystemPackage

/// Checks that outputs can be written, before any work is done.
extension FilePath {
  /// Checks that a file can be written here.
  ///
  /// - Parameter force: Whether an existing file may be replaced.
  /// - Throws: A ``RenderingError`` if it cannot.
  package func checkFile(force: Bool) throws {
    removeLeftoversOnce(in: removingLastComponent())
    guard (try? stat().type) != .directory, lastComponent != nil else {
      throw RenderingError("\(self) cannot be written: it is a directory.")
    }
    try checkReplacing(force: force)
    let directory = removingLastComponent()
    try checkParent(directory.isEmpty ? "." : directory)
  }

  /// Checks that no file is here that must stay; a device or a pipe is written to, not replaced.
  ///
  /// - Parameter force: Whether an existing file may be replaced.
  /// - Throws: A ``RenderingError`` if there is such a file.
  func checkReplacing(force: Bool) throws(RenderingError) {
    // What is here may be a part of what a killed process was replacing.
    removeLeftoversOnce(in: removingLastComponent())
    guard force || (try? stat().type) != .regular else {
      throw RenderingError("\(self) exists already; --force replaces it.")
    }
  }

  /// Checks that a PNG file can be written here.
  ///
  /// - Parameter force: Whether an existing file may be replaced.
  /// - Throws: A ``RenderingError`` if it cannot, or if the extension is not `.png`.
  package func checkPicture(force: Bool) throws {
    guard self.extension?.lowercased() == "png" else {
      throw RenderingError("The picture must be a .png file, not \(self).")
    }
    try checkFile(force: force)
  }

  /// Checks that a picture can be written here, of pixels or vectors.
  ///
  /// - Parameter force: Whether an existing file may be replaced.
  /// - Returns: The format of vectors; nil for a PNG file.
  /// - Throws: A ``RenderingError`` if it cannot, or if the extension is another one.
  @discardableResult
  package func checkDrawing(force: Bool) throws -> VectorFormat? {
    guard vectorFormat != nil || self.extension?.lowercased() == "png" else {
      throw RenderingError("The picture must be a .png, .pdf or .svg file, not \(self).")
    }
    try checkFile(force: force)
    return vectorFormat
  }

  /// The format of vectors that the extension names; nil for another.
  package var vectorFormat: VectorFormat? {
    self.extension.flatMap { VectorFormat(rawValue: $0.lowercased()) }
  }

  /// Checks that an HTML report can be written here.
  ///
  /// - Parameter force: Whether an existing file may be replaced.
  /// - Throws: A ``RenderingError`` if it cannot, or if the extension is not `.html` or `.htm`.
  package func checkReport(force: Bool) throws {
    guard let type = self.extension?.lowercased(), ["html", "htm"].contains(type) else {
      throw RenderingError("The report must be an .html file, not \(self).")
    }
    try checkFile(force: force)
  }

  /// Checks that files can be written into this directory, which need not exist yet.
  ///
  /// - Throws: A ``RenderingError`` if they cannot.
  package func checkDirectory() throws {
    var nearest = isEmpty ? "." : self
    while (try? nearest.stat()) == nil, nearest.lastComponent != nil {
      nearest.removeLastComponent()
      if nearest.isEmpty { nearest = "." }
    }
    try checkParent(nearest)
  }

  private func checkParent(_ parent: FilePath) throws {
    guard let type = try? parent.stat().type else {
      throw RenderingError("\(self) cannot be written: there is no directory \(parent).")
    }
    guard type == .directory else {
      let name = parent == self ? "it" : "\(parent)"
      throw RenderingError("\(self) cannot be written: \(name) is not a directory.")
    }
    // Creates a file: permissions do not apply to root, and /proc accepts no files.
    do {
      try checkAcceptsFiles(parent)
    } catch {
      throw RenderingError(
        "\(self) cannot be written: the directory \(parent) accepts no new files (\(error)).")
    }
  }
}
