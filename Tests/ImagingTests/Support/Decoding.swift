import Imaging

/// Decodes a file that errors call `a.png`.
func decode(_ file: [UInt8]) throws -> Image {
  try PNG.decode(file.span, name: "a.png")
}
