public import Imaging
public import Testing

/// Attaches images to tests as PNG files.
extension Image: Attachable {
  /// Calls a function with the bytes of the PNG file.
  public borrowing func withUnsafeBytes<Result>(
    for attachment: borrowing Attachment<Image>,
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) throws -> Result {
    try PNG.encode(self, compression: .fast).withUnsafeBytes(body)
  }

  /// Returns the suggested name with the extension `.png`.
  public borrowing func preferredName(
    for attachment: borrowing Attachment<Image>, basedOn suggestedName: String
  ) -> String {
    suggestedName.hasSuffix(".png") ? suggestedName : suggestedName + ".png"
  }
}
