/// The contents of an fcTL chunk: where a frame is drawn, how, and how long it is shown.
struct APNGFrameControl {
  /// The length of the data, in bytes.
  static let byteCount = 26

  /// What happens to the frame's area before the next frame is drawn.
  enum Disposal: UInt8 {
    /// It stays.
    case none
    /// It becomes transparent black.
    case background
    /// It becomes what it was before the frame.
    case previous
  }

  /// How the frame is drawn.
  enum Blending: UInt8 {
    /// It replaces the pixels of its area, with their alpha.
    case source
    /// It is drawn over them.
    case over
  }

  let area: PixelRect
  let delay: APNGFrame.Delay
  var disposal: Disposal
  let blending: Blending

  /// Reads the data of a chunk, whose sequence number has been checked.
  ///
  /// - Parameters:
  ///   - data: The data, ``byteCount`` bytes.
  ///   - index: The index of the frame, for errors.
  ///   - canvas: The size of the animation.
  ///   - name: The name of the file in errors.
  /// - Throws: A ``PNGError`` if a field has a value that the standard does not allow.
  init(_ data: [UInt8], frame index: Int, on canvas: PixelSize, name: String) throws(PNGError) {
    func number(at offset: Int) -> Int { Int(data.bigEndian(at: offset)) }
    let size = PixelSize(width: number(at: 4), height: number(at: 8))
    let (x, y) = (number(at: 12), number(at: 16))
    func damaged(_ reason: String) -> PNGError {
      PNGError(.damaged, name, "its frame \(index) \(reason)")
    }
    guard size.width > 0, size.height > 0, x + size.width <= canvas.width,
      y + size.height <= canvas.height
    else {
      throw damaged("is \(size) pixels at (\(x), \(y)), outside of its \(canvas)")
    }
    area = PixelRect(columns: x...x + size.width - 1, rows: y...y + size.height - 1)
    let fraction = number(at: 20)
    delay = APNGFrame.Delay(fraction >> 16, over: fraction & 0xFFFF)
    guard let disposal = Disposal(rawValue: data[24]) else {
      throw damaged("has the dispose operation \(data[24]); there are 0, 1 and 2")
    }
    self.disposal = disposal
    guard let blending = Blending(rawValue: data[25]) else {
      throw damaged("has the blend operation \(data[25]); there are 0 and 1")
    }
    self.blending = blending
  }
}
