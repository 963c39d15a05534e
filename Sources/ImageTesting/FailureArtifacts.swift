internal import FoundationEssentials
internal import Imaging
internal import SystemPackage

/// The image files of a failed test: `expected/<path>`, `actual/<path>` and `diff/<path>` in one
/// directory.
///
/// The directories `expected` and `actual` of a run can be compared by `zoetrope compare`.
struct FailureArtifacts: Sendable {
  let directory: FilePath
  /// The path in each of the three directories, such as `ShapeTests/CircleTests/ball.png`.
  let relativePath: FilePath

  func path(of role: ImageTestFailure.Role) -> FilePath {
    directory.appending(role.rawValue).appending(relativePath.components)
  }

  /// Removes the files of an earlier run.
  func remove() {
    for role in ImageTestFailure.Role.allCases {
      try? FileManager.default.removeItem(atPath: path(of: role).string)
    }
  }

  func write(_ images: [ImageTestFailure.Role: Image]) throws(PNGError) {
    for role in ImageTestFailure.Role.allCases {
      guard let image = images[role] else { continue }
      try PNG.write(image, creatingDirectoriesFor: path(of: role), compression: .fast)
    }
  }
}
