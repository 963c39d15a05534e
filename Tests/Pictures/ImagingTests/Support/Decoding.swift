import Imaging

/// Decodes a file whose name in errors is `a.png`.
func decode(_ file: [UInt8]) throws -> Image {
  try PNG.decode(file.span, name: "a.png")
}
