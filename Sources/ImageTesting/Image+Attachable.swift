public import Imaging
public import Testing

/// Images are attached to tests as PNG files.
extension Image: Attachable {
  /// Calls a function with the bytes of the PNG file.
  public borrowing func withUnsafeBytes<Result>(
    for attachment: borrowing Attachment<Image>,
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) throws -> Result {
    try PNG.encode(self, compression: .fast).withUnsafeBytes(body)
  }

  /// The name with `.png` at its end.
  public borrowing func preferredName(
    for attachment: borrowing Attachment<Image>, basedOn suggestedName: String
  ) -> String {
    suggestedName.hasSuffix(".png") ? suggestedName : suggestedName + ".png"
  }
}
