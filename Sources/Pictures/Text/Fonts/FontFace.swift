internal import CHarfBuzz
internal import Geometry
internal import Imaging
internal import PictureKit
internal import Synchronization

/// A face of a font file that HarfBuzz has opened, with a cache of its glyphs.
///
/// Positions are in units of the font, without hinting: 1 em is ``unitsPerEm``.
final class FontFace: Typeface, @unchecked Sendable {
  let file: FontFile
  var source: FontSource { file.source }
  /// HarfBuzz' font, which is immutable and may be used by several threads.
  let font: OpaquePointer
  let unitsPerEm: Double
  private let face: OpaquePointer
  private let cache = Mutex<[UInt32: GlyphDrawing]>([:])

  /// The maximum number of glyphs in the cache: outlines have about 2 kB, color emoji 70 kB.
  private static let maxOutlines = 16_384
  private static let maxBitmaps = 256

  /// Opens a face; returns nil if the file has no glyphs.
  init?(_ file: FontFile) {
    let blob = hb_blob_create_from_file(file.path)
    defer { hb_blob_destroy(blob) }
    guard let face = hb_face_create(blob, UInt32(file.index & 0xFFFF)) else { return nil }
    guard hb_face_get_glyph_count(face) > 0, let font = hb_font_create(face) else {
      hb_face_destroy(face)
      return nil
    }
    if file.index >> 16 > 0 {
      hb_font_set_var_named_instance(font, UInt32(file.index >> 16 - 1))
    }
    hb_font_make_immutable(font)
    self.file = file
    self.face = face
    self.font = font
    unitsPerEm = Double(hb_face_get_upem(face))
  }

  deinit {
    hb_font_destroy(font)
    hb_face_destroy(face)
  }

  /// Returns the outline or bitmap of a glyph.
  func glyph(_ id: UInt32) -> GlyphDrawing {
    if let known = cache.withLock({ $0[id] }) { return known }
    let drawing = bitmap(of: id) ?? .outline(outline(of: id))
    cache.withLock { cache in
      let limit = file.hasColor ? Self.maxBitmaps : Self.maxOutlines
      if cache.count >= limit { cache.removeAll(keepingCapacity: true) }
      cache[id] = drawing
    }
    return drawing
  }

  private func outline(of id: UInt32) -> Path {
    var builder = OutlineBuilder(scale: 1 / unitsPerEm)
    withUnsafeMutablePointer(to: &builder) { builder in
      charfbuzz_draw_glyph(font, id, OutlineBuilder.functions.pointer, builder)
    }
    return builder.path
  }

  /// Returns the bitmap of a color emoji; nil if the glyph has none or it is damaged.
  private func bitmap(of id: UInt32) -> GlyphDrawing? {
    guard file.hasColor, let blob = hb_ot_color_glyph_reference_png(font, id) else { return nil }
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let data = hb_blob_get_data(blob, &length), length > 0 else { return nil }
    let bytes = [UInt8](UnsafeRawBufferPointer(start: data, count: Int(length)))
    var extents = hb_glyph_extents_t()
    guard hb_font_get_glyph_extents(font, id, &extents) != 0,
      let image = try? PNG.decode(bytes.span, name: file.path)
    else { return nil }
    let rect = Rect(
      x: Double(extents.x_bearing) / unitsPerEm, y: -Double(extents.y_bearing) / unitsPerEm,
      width: Double(extents.width) / unitsPerEm, height: -Double(extents.height) / unitsPerEm)
    return .bitmap(
      Bitmap(width: image.width, height: image.height, pixels: image.pixels), rect)
  }
}
