/// The colours of a picture, each with the number of its pixels and a number of its own.
///
/// A hash table with open addressing, which doubles before it is half full. Only opaque pixels count.
struct ColorCount {
  /// The colours in the order of their first pixels.
  private(set) var colors: [UInt32] = []
  /// How many pixels have the colour of the same index.
  private(set) var counts: [Int] = []
  /// How many pixels have been counted.
  var pixelCount: Int { counts.reduce(0, +) }
  /// Indices of colours, counted from 1.
  private var slots = [Int32](repeating: 0, count: 1 << 10)

  /// Counts pixels until there are more colours than wanted; those that are not opaque are passed over.
  ///
  /// - Parameters:
  ///   - pixels: The pixels.
  ///   - before: As many, of which those that are equal are passed over too.
  ///   - limit: How many colours are wanted.
  /// - Returns: Whether all were counted.
  @discardableResult
  mutating func add(
    _ pixels: [UInt32], besides before: [UInt32]? = nil, limit: Int = .max
  ) -> Bool {
    var last: UInt32 = 0
    var index = 0
    return pixels.withUnsafeBufferPointer { pixels in
      (before ?? []).withUnsafeBufferPointer { before in
        for place in pixels.indices {
          let pixel = pixels[place]
          guard pixel >> 24 == 0xff, before.isEmpty || before[place] != pixel else { continue }
          if pixel != last {
            index = add(pixel)
            last = pixel
            guard colors.count <= limit else { return false }
          }
          counts[index] += 1
        }
        return true
      }
    }
  }

  /// Takes in colours that need not be counted.
  mutating func include(_ pixels: [UInt32]) {
    var last: UInt32 = 0
    for pixel in pixels where pixel != last && pixel >> 24 == 0xff {
      last = pixel
      _ = add(pixel)
    }
  }

  /// The index of a colour that has been counted.
  func index(of color: UInt32) -> Int? {
    let slot = slots[place(of: color)]
    return slot == 0 ? nil : Int(slot) - 1
  }

  private mutating func add(_ color: UInt32) -> Int {
    var place = place(of: color)
    if slots[place] != 0 { return Int(slots[place]) - 1 }
    if 2 * colors.count >= slots.count {
      grow()
      place = self.place(of: color)
    }
    colors.append(color)
    counts.append(0)
    slots[place] = Int32(colors.count)
    return colors.count - 1
  }

  private mutating func grow() {
    slots = [Int32](repeating: 0, count: 2 * slots.count)
    for (index, color) in colors.enumerated() { slots[place(of: color)] = Int32(index + 1) }
  }

  /// Where a colour is, or would be.
  private func place(of color: UInt32) -> Int {
    let mask = slots.count - 1
    var place = Int((color &* 0x9E37_79B1) >> 8) & mask
    while slots[place] != 0, colors[Int(slots[place]) - 1] != color { place = (place + 1) & mask }
    return place
  }
}
