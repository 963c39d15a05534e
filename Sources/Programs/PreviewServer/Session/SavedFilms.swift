private import FileIO
private import Foundation
private import Synchronization
private import SystemPackage

/// The films that pages download, in a directory of their own.
final class SavedFilms: Sendable {
  /// A film, or the place of one that is being made.
  struct Film: Hashable, Sendable {
    /// Where it is.
    let path: String
    /// The file name for the user.
    let name: String
    fileprivate let id: String

    /// The path of the server from which it is downloaded.
    var address: String { "/saved/\(id)/\(name)" }
  }

  /// The number of films that are kept; older ones are removed.
  static let maxCount = 8

  private let directory: String
  private let films = Mutex<[Film]>([])

  /// Creates a directory that only this user can read, and removes those of previews that were
  /// killed.
  ///
  /// - Throws: ``ServerError`` if the directory for temporary files cannot be used.
  init() throws(ServerError) {
    let parent = FileManager.default.temporaryDirectory.path
    do throws(Errno) {
      directory = try makeProcessDirectory(in: FilePath(parent)).string
    } catch {
      throw ServerError(
        description: "Cannot make a directory in \(parent.printable), the directory for temporary "
          + "files: \(error).")
    }
  }

  /// The path for the file of the HTTP server's socket.
  var socketPath: String { directory + "/socket" }

  deinit { removeAll() }

  /// Removes all films, and their directory.
  func removeAll() { try? FileManager.default.removeItem(atPath: directory) }

  /// Returns a place for a film; nil if the format is not a file name extension.
  func add(recipe: String, format: String) -> Film? {
    guard 1...8 ~= format.utf8.count, format.utf8.allSatisfy(\.isAlphanumeric) else { return nil }
    let name = String(
      recipe.prefix(100).map { $0.utf8.allSatisfy(\.isAlphanumeric) ? $0 : "-" })
    let id = String(UInt64.random(in: .min ... .max), radix: 36)
    let film = Film(path: "\(directory)/\(id).\(format)", name: "\(name).\(format)", id: id)
    for old in films.withLock({ films in
      films.append(film)
      defer { films = films.suffix(Self.maxCount) }
      return films.dropLast(Self.maxCount)
    }) {
      try? FileManager.default.removeItem(atPath: old.path)
    }
    return film
  }

  /// Removes a film.
  func remove(_ film: Film) {
    films.withLock { $0.removeAll { $0 == film } }
    try? FileManager.default.removeItem(atPath: film.path)
  }

  /// Returns the film of an address.
  func film(at address: String) -> Film? {
    films.withLock { films in films.first { $0.address == address } }
  }
}

extension UInt8 {
  /// Whether it is an ASCII letter or digit.
  fileprivate var isAlphanumeric: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"):
      true
    default: false
    }
  }
}
