import FileIO
import Rendering
import SystemPackage

extension FileArgument.Loaded {
  /// The hash of the contents of all files and folders; nil if there are none.
  ///
  /// - Throws: A `RenderingError` if one cannot be read.
  var hash: String? {
    get throws {
      let hashes = try paths.sorted().map { try ContentHash.text(of: FilePath($0)) }
      return hashes.isEmpty ? nil : hashes.joined(separator: " ")
    }
  }
}

extension ContentHash {
  /// Returns the hash of a file, or of the names and contents of all files of a folder that are not hidden.
  ///
  /// - Throws: A `RenderingError` if one cannot be read.
  static func text(of path: FilePath) throws -> String {
    do {
      guard try path.stat().type == .directory else {
        return "\(try ContentHash(ofFile: path))"
      }
      let files = try filesBelow(path)
        .filter { file in !file.components.contains { $0.string.hasPrefix(".") } }
        .sorted { $0.string < $1.string }
      let list = try files.map { file in
        let isLink = try path.pushing(file).stat(followTargetSymlink: false).type == .symbolicLink
        return "\(file)\n" + (isLink ? "link" : "\(try ContentHash(ofFile: path.pushing(file)))")
      }
      return Array(list.joined(separator: "\n").utf8).withUnsafeBytes {
        "\(ContentHash(of: $0))"
      }
    } catch let error as FileTreeError {
      throw RenderingError("Cannot read \(error.path): \(error.errno).")
    } catch {
      throw RenderingError("Cannot read \(path): \(error).")
    }
  }
}
