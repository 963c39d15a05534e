internal import FoundationEssentials
internal import SystemPackage

/// The files of a failed test: `expected/<path>`, `actual/<path>` and `diff/<path>` in one
/// directory.
///
/// The directories `expected` and `actual` of a run can be compared by `zoetrope compare`.
struct FailureArtifacts: Sendable {
  /// The role of a file.
  enum Role: String, CaseIterable, Sendable {
    case expected
    case actual
    /// Expected picture, difference and actual picture side by side.
    case diff
  }

  let directory: FilePath
  /// The path in each of the three directories, such as `ShapeTests/CircleTests/ball.png`.
  let relativePath: FilePath

  func path(of role: Role) -> FilePath {
    directory.appending(role.rawValue).appending(relativePath.components)
  }

  /// Removes the files of an earlier run.
  func remove() { for role in Role.allCases { remove(role) } }

  /// Removes the file of a role.
  func remove(_ role: Role) { try? FileManager.default.removeItem(atPath: path(of: role).string) }

  /// The files with another extension.
  func with(extension fileExtension: String) -> FailureArtifacts {
    var path = relativePath
    path.extension = fileExtension
    return FailureArtifacts(directory: directory, relativePath: path)
  }

  /// The files that exist.
  var existing: TestArtifacts {
    func file(_ role: Role) -> FilePath? {
      let path = path(of: role)
      return (try? path.stat()) == nil ? nil : path
    }
    return TestArtifacts(
      expected: file(.expected), difference: file(.diff), actual: file(.actual))
  }
}
