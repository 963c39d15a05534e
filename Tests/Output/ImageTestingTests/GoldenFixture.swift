import ImageComparison
import ImageTesting
import Imaging
import Synchronization
import SystemPackage
import TestSupport
import Testing

/// A temporary directory with golden images and the artifacts of failures.
struct GoldenFixture: ~Copyable {
  /// A gray image of 6 x 4 pixels.
  static let gray = Image(width: 6, height: 4, filledWith: 0xFF80_8080)
  /// The same image with a red pixel.
  static let spotted = {
    var image = gray
    image[3, 1] = 0xFFFF_0000
    return image
  }()

  let scratch: TemporaryDirectory

  var path: FilePath { scratch.path }
  var golden: FilePath { path.appending("golden/a/b.png") }

  /// Creates the directory, with the bytes of a golden file if they are given.
  init(_ bytes: [UInt8]? = nil) throws {
    let scratch = try TemporaryDirectory()
    try makeDirectory(scratch.path.appending("golden"))
    try makeDirectory(scratch.path.appending("golden/a"))
    if let bytes { try put(bytes, into: scratch.path.appending("golden/a/b.png")) }
    self.scratch = scratch
  }

  /// Creates the directory with a golden image.
  init(_ image: Image) throws { try self.init(PNG.encode(image)) }

  /// Returns the message of a failed expectation without the path of the directory; `nil` if it is
  /// met.
  func failureMessage(
    for image: Image = gray, named name: String = "a/b", by metric: Metric = .exact,
    allowing allowance: Allowance = .pixels(0), ignoring area: IgnoredArea = IgnoredArea(),
    _ environment: [String: String] = [:]
  ) -> String? {
    let messages = failureMessages {
      RunSettings.$current.withValue(settings(environment)) {
        _ = expectImage(
          image, matches: name, by: metric, allowing: allowance, ignoring: area,
          in: path.appending("golden"))
      }
    }
    #expect(messages.count <= 1)
    return messages.first?.replacing(path.string, with: "")
  }

  /// Returns the settings of an environment, with artifacts in the fixture.
  func settings(_ environment: [String: String] = [:]) -> RunSettings {
    RunSettings(
      environment.merging(["IMAGE_TESTING_ARTIFACTS": path.appending("artifacts").string]) { $1 })
  }

  /// Returns the files below a directory of the fixture.
  func files(in directory: String) -> [String] {
    TestSupport.files(in: path.appending(directory))
  }
}

/// Returns the messages of the issues that a function records, without failing the test.
func failureMessages(of body: () -> Void) -> [String] {
  let found = Mutex<[String]>([])
  withKnownIssue(isIntermittent: true) {
    body()
  } matching: { issue in
    found.withLock { $0.append(issue.comments.map(\.rawValue).joined(separator: "\n")) }
    return true
  }
  return found.withLock { $0 }
}

/// Returns the result of an asynchronous expectation and the messages of its issues, without
/// failing the test.
func outcome<Result>(
  ofAsync body: () async throws -> Result
) async throws -> (result: Result, messages: [String]) {
  let found = Mutex<[String]>([])
  var result: Result?
  try await withKnownIssue(isIntermittent: true) {
    result = try await body()
  } matching: { issue in
    found.withLock { $0.append(issue.comments.map(\.rawValue).joined(separator: "\n")) }
    return true
  }
  return (try #require(result), found.withLock { $0 })
}
