internal import FoundationEssentials
internal import Imaging
internal import SystemPackage

/// The files that show why a test failed: `expected/<place>`, `actual/<place>` and `diff/<place>` in one directory.
///
/// So all that failed in a run can be compared again as two directories.
struct PictureArtifacts: Sendable {
  let directory: FilePath
  /// The file within each of the three, such as `ShapeTests/CircleTests/ball.png`.
  let place: FilePath

  func path(of role: PictureFailure.Role) -> FilePath {
    directory.appending(role.rawValue).appending(place.components)
  }

  /// Takes away what an earlier run left.
  func clear() {
    for role in PictureFailure.Role.allCases {
      try? FileManager.default.removeItem(atPath: path(of: role).string)
    }
  }

  func write(_ pictures: [PictureFailure.Role: Image]) throws(PNGError) {
    for role in PictureFailure.Role.allCases {
      guard let picture = pictures[role] else { continue }
      try PNG.write(picture, creatingDirectoriesFor: path(of: role), compression: .fast)
    }
  }
}
