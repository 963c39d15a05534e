extension Image {
  /// Whether every pixel has alpha 255.
  public var isOpaque: Bool {
    let pixels = pixels.span
    // No branch within a row, so that the compiler vectorizes the loop.
    var start = 0
    while start < pixels.count {
      var common = UInt32.max
      for index in start..<start + width { common &= pixels[index] }
      if common < 0xFF00_0000 { return false }
      start += width
    }
    return true
  }
}
