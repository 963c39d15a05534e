import ArgumentParser
import FoundationEssentials
import Imaging
import SystemPackage

/// Two files of one name, or one that has no counterpart.
struct PicturePair: Sendable {
  let name: String
  let expected: FilePath?
  let actual: FilePath?
}

/// Two PNG files, or two directories with files of the same names.
struct PicturePairs {
  let expected: FilePath
  let actual: FilePath

  /// Whether at least one of the two is a directory.
  var areDirectories: Bool { isDirectory(expected) || isDirectory(actual) }

  /// Complains of a directory beside a file.
  func check() throws {
    for (directory, file) in [(expected, actual), (actual, expected)]
    where isDirectory(directory) && (try? file.stat()) != nil && !isDirectory(file) {
      throw ValidationError(
        "\(directory) is a directory and \(file) is not: compare two files or two directories.")
    }
  }

  /// What is to be compared, by name.
  ///
  /// - Throws: An ``InputError`` if a directory cannot be read, or neither holds PNG files.
  func pairs() throws -> [PicturePair] {
    guard areDirectories else {
      return [PicturePair(name: "\(actual)", expected: expected, actual: actual)]
    }
    let expectedNames = try names(in: expected)
    let actualNames = try names(in: actual)
    let all = expectedNames.union(actualNames).sorted()
    guard !all.isEmpty else {
      throw InputError(description: "neither \(expected) nor \(actual) holds .png files")
    }
    return all.map { name in
      PicturePair(
        name: name, expected: expectedNames.contains(name) ? expected.appending(name) : nil,
        actual: actualNames.contains(name) ? actual.appending(name) : nil)
    }
  }

  private func isDirectory(_ path: FilePath) -> Bool {
    (try? path.stat().type) == .directory
  }

  private func names(in directory: FilePath) throws -> Set<String> {
    do {
      _ = try directory.stat()
      let names = try FileManager.default.subpathsOfDirectory(atPath: directory.string)
      return Set(names.filter { FilePath($0).extension?.lowercased() == "png" })
    } catch {
      throw InputError(description: "cannot read \(directory): \(error)")
    }
  }
}

/// Why there is nothing to compare, in a phrase.
struct InputError: Error, CustomStringConvertible {
  let description: String
}
