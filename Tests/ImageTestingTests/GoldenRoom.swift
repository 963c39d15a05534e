import ImageComparison
import ImageTesting
import Imaging
import Synchronization
import SystemPackage
import TestSupport
import Testing

/// A directory of its own with golden pictures and the artifacts of failures, in which expectations are tried.
struct GoldenRoom: ~Copyable {
  /// A grey picture of 6 x 4 pixels.
  static let gray = Image(width: 6, height: 4, filledWith: 0xFF80_8080)
  /// The same with a red pixel.
  static let spotted = {
    var image = gray
    image[3, 1] = 0xFFFF_0000
    return image
  }()

  let scratch: Scratch

  var path: FilePath { scratch.path }
  var golden: FilePath { path.appending("golden/a/b.png") }

  /// Makes a room, with golden bytes if they are given.
  init(_ bytes: [UInt8]? = nil) throws {
    let scratch = try Scratch()
    try makeDirectory(scratch.path.appending("golden"))
    try makeDirectory(scratch.path.appending("golden/a"))
    if let bytes { try put(bytes, into: scratch.path.appending("golden/a/b.png")) }
    self.scratch = scratch
  }

  /// Makes a room with a golden picture.
  init(_ image: Image) throws { try self.init(PNG.encode(image)) }

  /// What an expectation says with the room's name left out; `nil` where it is met.
  func complaint(
    about image: Image = gray, named name: String = "a/b", by metric: Metric = .exact,
    allowing allowance: Allowance = .pixels(0), ignoring area: IgnoredArea = IgnoredArea(),
    _ environment: [String: String] = [:]
  ) -> String? {
    let settings = RunSettings(
      environment.merging(["IMAGE_TESTING_ARTIFACTS": path.appending("artifacts").string]) {
        $1
      })
    let complaints = complaints {
      expectImage(
        image, matches: name, by: metric, allowing: allowance, ignoring: area,
        in: path.appending("golden"), settings: settings)
    }
    #expect(complaints.count <= 1)
    return complaints.first?.replacing(path.string, with: "")
  }

  /// The files below a directory of the room.
  func files(in directory: String) -> [String] {
    TestSupport.files(in: path.appending(directory))
  }
}

/// The sentences of the issues that a function records, which are none of the test's own.
func complaints(of body: () -> Void) -> [String] {
  let found = Mutex<[String]>([])
  withKnownIssue(isIntermittent: true) {
    body()
  } matching: { issue in
    found.withLock { $0.append(issue.comments.map(\.rawValue).joined(separator: "\n")) }
    return true
  }
  return found.withLock { $0 }
}
