extension UInt32 {
  /// Returns a pixel with each byte multiplied by a factor of 0...255, divided by 255 and rounded.
  ///
  /// - Parameters:
  ///   - factor: The factor.
  ///   - rounding: 128 rounds halves up, 127 down.
  /// - Returns: The product.
  @inline(__always)
  func multiplied(by factor: UInt32, rounding: UInt32 = 128) -> UInt32 {
    // Two bytes at a time, in 16 bits each.
    let roundings = rounding &* 0x1_0001
    let even = (self & 0xff_00ff) &* factor &+ roundings
    let odd = (self &>> 8 & 0xff_00ff) &* factor &+ roundings
    return (even &+ (even &>> 8 & 0xff_00ff)) &>> 8 & 0xff_00ff
      | (odd &+ (odd &>> 8 & 0xff_00ff)) & 0xff00_ff00
  }
}
