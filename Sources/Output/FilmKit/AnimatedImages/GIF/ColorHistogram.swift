/// The colors of a picture, and the number of pixels of each.
///
/// A hash table with open addressing that doubles when it is half full. Only opaque pixels count.
struct ColorHistogram {
  /// The colors in the order of their first occurrence.
  private(set) var colors: [UInt32] = []
  /// The number of pixels of the color with the same index.
  private(set) var counts: [Int] = []
  /// The number of all pixels that were counted.
  var pixelCount: Int { counts.reduce(0, +) }
  /// The hash table: indices of colors plus 1, or 0 for an empty slot.
  private var slots = [Int32](repeating: 0, count: 1 << 10)

  /// Counts opaque pixels.
  ///
  /// - Parameters:
  ///   - pixels: The pixels.
  ///   - previous: As many pixels; positions where both are equal are skipped. Nil skips none.
  ///   - limit: The number of colors above which counting stops.
  /// - Returns: Whether all pixels were counted.
  @discardableResult
  mutating func add(
    _ pixels: [UInt32], changedFrom previous: [UInt32]? = nil, limit: Int = .max
  ) -> Bool {
    var last: UInt32 = 0
    var index = 0
    return pixels.withUnsafeBufferPointer { pixels in
      (previous ?? []).withUnsafeBufferPointer { previous in
        for position in pixels.indices {
          let pixel = pixels[position]
          guard pixel >> 24 == 0xff, previous.isEmpty || previous[position] != pixel else {
            continue
          }
          if pixel != last {
            index = insert(pixel)
            last = pixel
            guard colors.count <= limit else { return false }
          }
          counts[index] += 1
        }
        return true
      }
    }
  }

  /// Adds the colors of opaque pixels without counting the pixels.
  mutating func addColors(of pixels: [UInt32]) {
    var last: UInt32 = 0
    for pixel in pixels where pixel != last && pixel >> 24 == 0xff {
      last = pixel
      _ = insert(pixel)
    }
  }

  /// Returns the index of a color, or nil if the histogram does not contain it.
  func index(of color: UInt32) -> Int? {
    let entry = slots[slot(of: color)]
    return entry == 0 ? nil : Int(entry) - 1
  }

  /// Inserts a color, if it is new, and returns its index.
  private mutating func insert(_ color: UInt32) -> Int {
    var slot = slot(of: color)
    if slots[slot] != 0 { return Int(slots[slot]) - 1 }
    if 2 * colors.count >= slots.count {
      grow()
      slot = self.slot(of: color)
    }
    colors.append(color)
    counts.append(0)
    slots[slot] = Int32(colors.count)
    return colors.count - 1
  }

  private mutating func grow() {
    slots = [Int32](repeating: 0, count: 2 * slots.count)
    for (index, color) in colors.enumerated() { slots[slot(of: color)] = Int32(index + 1) }
  }

  /// Returns the slot of a color, or the empty slot in which it belongs.
  private func slot(of color: UInt32) -> Int {
    let mask = slots.count - 1
    var slot = Int((color &* 0x9E37_79B1) >> 8) & mask
    while slots[slot] != 0, colors[Int(slots[slot]) - 1] != color { slot = (slot + 1) & mask }
    return slot
  }
}
