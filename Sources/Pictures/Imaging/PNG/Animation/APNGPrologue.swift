/// The chunks of an animated PNG before its image data.
struct APNGPrologue {
  let frameCount: Int
  /// How often the animation is played; nil means forever.
  let playCount: Int?
  let assembler: APNGFrameAssembler
  /// The fcTL chunk of the still image, if that is the first frame.
  let frameControl: [UInt8]?
  /// The first IDAT chunk, whose data was not read.
  let firstData: PNGChunkReader.Header

  /// Reads the chunks up to the first IDAT.
  ///
  /// - Throws: A ``PNGError`` if the file is damaged or not animated.
  init(_ file: PNGFile, _ chunks: inout PNGChunkReader) throws(PNGError) {
    var header: [UInt8] = []
    var animation: [UInt8]?
    var frameControl: [UInt8]?
    var (palette, transparency): ([UInt8]?, [UInt8]?)
    while true {
      let chunk = try chunks.next()
      switch chunk.type {
      case "IHDR":
        guard header.isEmpty else { throw chunks.damaged("it has two headers (IHDR)") }
        header = try chunks.data(of: chunk, allowing: 13...13)
      case "acTL":
        guard animation == nil else { throw chunks.damaged("it has two acTL chunks") }
        animation = try chunks.data(of: chunk, allowing: 8...8)
      case "fcTL":
        guard frameControl == nil else {
          throw chunks.damaged("its frame 0 has no image data")
        }
        let count = APNGFrameControl.byteCount
        frameControl = try chunks.data(of: chunk, allowing: count...count)
      case "PLTE":
        guard palette == nil else { throw chunks.damaged("it has two palettes (PLTE)") }
        palette = PNG.chunk("PLTE", try chunks.data(of: chunk, allowing: 3...768))
      case "tRNS":
        guard transparency == nil else { throw chunks.damaged("it has two tRNS chunks") }
        transparency = PNG.chunk("tRNS", try chunks.data(of: chunk, allowing: 0...256))
      case "IDAT":
        guard let animation else {
          throw PNGError(
            .notAnimated, file.name, "there is no acTL chunk before its image data")
        }
        frameCount = Int(animation.bigEndian(at: 0))
        guard frameCount > 0 else { throw chunks.damaged("it announces 0 frames") }
        let plays = Int(animation.bigEndian(at: 4))
        playCount = plays == 0 ? nil : plays
        assembler = APNGFrameAssembler(
          header: file.header, formatFields: header[8...], (palette ?? []) + (transparency ?? []))
        self.frameControl = frameControl
        firstData = chunk
        return
      case "IEND": throw chunks.damaged("it has no image data (IDAT)")
      case "fdAT":
        throw chunks.damaged("its chunk fdAT at byte \(chunk.position) belongs to no frame")
      default:
        guard !chunk.isCritical else {
          throw chunks.damaged("its critical chunk \(chunk.type) is unknown")
        }
        chunks.skip(chunk)
      }
    }
  }
}
