internal import FoundationEssentials
internal import SystemPackage
internal import Testing

/// A file that is attached to a test, read when the attachment is written.
struct AttachedFile: Attachable {
  let path: FilePath

  borrowing func withUnsafeBytes<Result>(
    for attachment: borrowing Attachment<AttachedFile>,
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) throws -> Result {
    try Data(contentsOf: URL(filePath: path.string), options: .mappedIfSafe).withUnsafeBytes(body)
  }
}
