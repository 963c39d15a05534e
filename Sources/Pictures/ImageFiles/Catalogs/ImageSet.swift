internal import Geometry
internal import Imaging
internal import PictureKit
internal import SystemPackage

/// A folder `*.imageset` of an asset catalog.
struct ImageSet {
  private let folder: FilePath
  private let contents: AssetContents

  init(_ folder: FilePath) throws(AssetError) {
    self.folder = folder
    contents = try AssetContents(in: folder)
  }

  private var description: FilePath { folder.appending("Contents.json") }

  /// Returns the image for traits; nil if there is no file for them.
  func image(for traits: TraitCollection) throws(AssetError) -> Drawing? {
    let named = (contents.images ?? []).filter { $0.filename != nil }
    // Xcode warns of a file that is missing, and takes those for other scales.
    let present = named.filter { AssetFile.exists($0.filename, in: folder) }
    let entries = (present.isEmpty ? named : present).best(for: traits)
    guard !entries.isEmpty else { return nil }
    let mode = try renderingMode()
    var drawing = try drawing(of: entries)
    if let (entry, resizing) = entries.lazy.compactMap({ entry in
      entry.resizing.map { (entry, $0) }
    }).first {
      drawing = try resizable(drawing, resizing, scale: scale(of: entry) ?? 1)
    }
    return mode == .automatic ? drawing : drawing.withRenderingMode(mode)
  }

  /// Returns the drawing of the chosen entries: a vector image, or their bitmaps.
  private func drawing(of entries: [AssetContents.ImageEntry]) throws(AssetError) -> Drawing {
    var variants: [BitmapVariant] = []
    for entry in entries {
      guard let name = entry.filename else { continue }
      let scale = try scale(of: entry)
      let file = try AssetFile(name, in: folder)
      let bytes = try file.bytes()
      let drawing: Drawing
      do throws(ImageError) {
        drawing = try FileImageDecoder.decode(
          bytes, scale: scale ?? 1, name: file.path.string)
      } catch {
        throw AssetError(error)
      }
      guard !drawing.variants.isEmpty else { return drawing }
      variants += drawing.variants
    }
    return Drawing(variants)
  }

  /// Returns the scale of an entry; nil for a single one.
  private func scale(of entry: AssetContents.ImageEntry) throws(AssetError) -> Double? {
    switch entry.scale {
    case nil: nil
    case "1x": 1
    case "2x": 2
    case "3x": 3
    case let scale?:
      throw AssetError("\(description): scale is '\(scale)'; 1x, 2x and 3x are allowed")
    }
  }

  private func renderingMode() throws(AssetError) -> Drawing.RenderingMode {
    switch contents.properties?.templateRenderingIntent {
    case nil, "automatic": .automatic
    case "original": .alwaysOriginal
    case "template": .alwaysTemplate
    case let intent?:
      throw AssetError(
        "\(description): template-rendering-intent is '\(intent)'; template, original and "
          + "automatic are allowed")
    }
  }

  /// Returns a drawing with the caps of an entry, which are in pixels.
  private func resizable(
    _ drawing: Drawing, _ resizing: AssetContents.Resizing, scale: Double
  ) throws(AssetError) -> Drawing {
    let caps = resizing.capInsets
    var insets = Insets(
      top: (caps?.top ?? 0) / scale, left: (caps?.left ?? 0) / scale,
      bottom: (caps?.bottom ?? 0) / scale, right: (caps?.right ?? 0) / scale)
    switch resizing.mode {
    case nil, "9-part": break
    case "3-part-horizontal": (insets.top, insets.bottom) = (0, 0)
    case "3-part-vertical": (insets.left, insets.right) = (0, 0)
    case let mode?:
      throw AssetError(
        "\(description): resizing.mode is '\(mode)'; 9-part, 3-part-horizontal and "
          + "3-part-vertical are allowed")
    }
    guard [insets.top, insets.left, insets.bottom, insets.right].allSatisfy({ $0 >= 0 }),
      insets.left + insets.right <= drawing.size.width,
      insets.top + insets.bottom <= drawing.size.height
    else {
      throw AssetError(
        "\(description): resizing.cap-insets do not fit into the image, which has "
          + "\(drawing.size.width) x \(drawing.size.height) points")
    }
    let mode: Drawing.ResizingMode
    switch resizing.center?.mode {
    case nil, "stretch", "fill": mode = .stretch
    case "tile": mode = .tile
    case let mode?:
      throw AssetError(
        "\(description): resizing.center.mode is '\(mode)'; stretch, fill and tile are allowed")
    }
    let resizable = drawing.resizableImage(withCapInsets: insets, resizingMode: mode)
    guard let center = resizing.center, center.width != nil || center.height != nil else {
      return resizable
    }
    // A side without caps or without a number is resized as a whole.
    func length(_ length: Double?, hasCaps: Bool, whole: Double) -> Double {
      guard let length, length > 0, hasCaps else { return whole }
      return length / scale
    }
    return resizable.withCapCenter(
      Size(
        length(center.width, hasCaps: insets.left + insets.right > 0, whole: drawing.size.width),
        length(center.height, hasCaps: insets.top + insets.bottom > 0, whole: drawing.size.height)))
  }
}
