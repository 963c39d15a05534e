internal import Geometry
internal import PictureKit

extension LottieWriter {
  /// Adds a null layer that moves the upper left corner of a region to that of its composition.
  func addOrigin(of region: Rect, to composition: inout Composition) -> Int? {
    guard region.origin != .zero else { return nil }
    let track = TransformTrack(
      [Transform(translationX: -region.minX, y: -region.minY)], extent: .null)
    return addNull(track, parent: nil, to: &composition)
  }

  /// Adds layers as one layer.
  ///
  /// - Parameters:
  ///   - content: The layers, whose origin is the upper left corner of the region.
  ///   - extent: The region, in the coordinates of the layer.
  ///   - isClip: Whether what is outside of the region is hidden; its sides are whole numbers then.
  ///   - transform: The transform of the layer.
  ///   - place: Where and when the layer is.
  ///   - composition: The composition that gets the layer.
  mutating func addComposition(
    _ content: Composition, extent: Rect, isClip: Bool = false, _ transform: TransformTrack,
    _ place: Place,
    to composition: inout Composition
  ) {
    guard !content.layers.isEmpty else { return }
    compositionCount += 1
    let identifier = "comp\(compositionCount)"
    assets.append([
      "id": .text(identifier), "layers": .list(content.layers.reversed()),
    ])
    let pivot = Point(transform.pivot.x - extent.minX, transform.pivot.y - extent.minY)
    addLayer(
      [
        "ty": 0, "refId": .text(identifier),
        "w": .number(extent.width.rounded(.up) + (isClip ? 0 : 1)),
        "h": .number(extent.height.rounded(.up) + (isClip ? 0 : 1)),
      ], transform, place, anchor: pivot, to: &composition)
  }

  /// Returns a composition of layers with the alpha of others.
  mutating func matted(
    _ content: Composition, extent: Rect,
    _ addMatte: (inout LottieWriter, inout Composition) -> Void
  ) -> Composition {
    var matte = Composition()
    addMatte(&self, &matte)
    var result = Composition()
    guard !matte.layers.isEmpty else { return result }
    let size = Rect(origin: .zero, size: extent.size)
    let place = Place(ranges: [all])
    let still = TransformTrack([.identity], extent: .null)
    addComposition(content, extent: size, still, place, to: &result)
    guard !result.layers.isEmpty else { return result }
    addComposition(matte, extent: size, still, place, to: &result)
    result.layers[0].set("tt", 1)
    result.layers[1].set("td", 1)
    return result
  }

  /// Returns the mask of a clip with one subpath in each frame.
  func mask(_ clips: [Path?], offset: Point) -> LottieValue {
    let move = Transform(translationX: -offset.x, y: -offset.y)
    let paths = clips.map { $0?.applying(move) }
    let known = paths.compactMap(\.self)
    var shape = LottieValue.still(LottieCurve().value)
    if let first = known.first {
      if known.allSatisfy({ $0.isLike(first) }) {
        shape = paths.map { $0?.coordinates }.keys(
          Array(
            repeating: ValuePrecision(tolerance: TransformTrack.tolerance, decimals: 2),
            count: first.coordinates.count)
        ).property { first.with($0).lottieCurves.first?.value ?? LottieCurve().value }
      } else {
        var frames: [LottieValue] = []
        var last: Path?
        for (frame, path) in paths.enumerated() {
          guard let path, path != last else { continue }
          last = path
          frames.append([
            "t": .number(Double(frame)), "h": 1,
            "s": [path.lottieCurves.first?.value ?? LottieCurve().value],
          ])
        }
        shape = ["a": 1, "k": .list(frames)]
      }
    }
    return ["mode": "a", "inv": false, "pt": shape, "o": .still(100), "x": .still(0)]
  }

  mutating func identifier(of bitmap: Bitmap) -> String {
    if let identifier = bitmapIdentifiers[bitmap] { return identifier }
    let identifier = "image\(bitmapIdentifiers.count + 1)"
    bitmapIdentifiers[bitmap] = identifier
    assets.append([
      "id": .text(identifier), "w": .number(Double(bitmap.width)),
      "h": .number(Double(bitmap.height)), "u": "", "p": .text(bitmap.dataURL), "e": 1,
    ])
    return identifier
  }
}

extension LottieValue {
  /// Sets an entry of an object.
  fileprivate mutating func set(_ name: String, _ value: LottieValue) {
    guard case .object(var object) = self else { return }
    object[name] = value
    self = .object(object)
  }
}
