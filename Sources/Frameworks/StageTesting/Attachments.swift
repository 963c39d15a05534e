internal import TestCases

/// A value that a test can keep as a file.
public protocol Attachable {
  /// The bytes of the file.
  var _attachmentBytes: [UInt8] { get }
}

extension String: Attachable {
  /// The text in UTF-8.
  public var _attachmentBytes: [UInt8] { Array(utf8) }
}

extension Array: Attachable where Element == UInt8 {
  /// The bytes.
  public var _attachmentBytes: [UInt8] { self }
}

/// A file of a test, which the command writes to the directory of its results.
public struct Attachment<Value: Attachable> {
  /// The value.
  public let attachableValue: Value
  /// The name of the file; nil for a usual one.
  public let preferredName: String?

  /// Creates an attachment.
  public init(
    _ attachableValue: Value, named preferredName: String? = nil,
    sourceLocation: SourceLocation? = nil
  ) { (self.attachableValue, self.preferredName) = (attachableValue, preferredName) }

  /// Adds a file to the test that runs.
  public static func record(
    _ attachment: Attachment, sourceLocation: SourceLocation? = nil
  ) {
    TestRun.current?.add(
      attachment.preferredName ?? "attachment", attachment.attachableValue._attachmentBytes,
      isKeptAlways: true)
  }

  /// Adds a value as a file to the test that runs.
  public static func record(
    _ value: Value, named preferredName: String? = nil, sourceLocation: SourceLocation? = nil
  ) { record(Attachment(value, named: preferredName)) }
}

@available(*, unavailable)
extension Attachment: Sendable {}
