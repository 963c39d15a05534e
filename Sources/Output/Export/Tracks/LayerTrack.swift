package import Geometry
internal import PictureKit
internal import Raster

/// A layer from frame to frame.
package final class LayerTrack {
  /// What does not change while a layer lasts.
  struct Kind: Equatable {
    let hasClip: Bool
    let hasShadow: Bool
    let hasMask: Bool
    let isGroup: Bool
    let blendMode: BlendMode

    init(_ layer: FrameLayer) {
      hasClip = layer.clip != nil
      hasShadow = layer.shadow != nil
      hasMask = layer.mask != nil
      isGroup = layer.isGroup
      blendMode = layer.blendMode
    }
  }

  /// The layer in one frame.
  package struct Sample {
    package var transform: Transform
    var opacity: Double
    /// The number of the picture; nil is none.
    var picture: Int?
    var clip: Path?
    var shadow: Shadow?
  }

  let kind: Kind
  /// The samples by frame; nil where the layer is not there.
  package private(set) var samples: [Sample?]
  /// The sublayers, from back to front.
  private(set) var sublayers: [LayerTrack] = []
  /// The mask, which is there in every frame of the layer.
  private var masks: [LayerTrack] = []
  private(set) var lastSample: Sample?

  init(_ kind: Kind, startingAt frame: Int) {
    self.kind = kind
    samples = Array(repeating: nil, count: frame)
  }

  /// The tracks of the mask.
  var mask: [LayerTrack]? { kind.hasMask ? masks : nil }

  /// Whether the layer was there in the frame before.
  func isPresent(before frame: Int) -> Bool {
    samples.count == frame && samples.last.map { $0 != nil } ?? false
  }

  /// Adds the layer of a frame.
  func add(_ layer: FrameLayer, frame: Int, pictures: PictureTable) {
    extend(to: frame)
    let sample = Sample(
      transform: layer.transform, opacity: layer.opacity,
      picture: layer.picture.map(pictures.number), clip: layer.clip, shadow: layer.shadow)
    samples.append(sample)
    lastSample = sample
    sublayers.match(layer.sublayers, frame: frame, pictures: pictures)
    if kind.hasMask {
      masks.match(layer.mask.map { [$0] } ?? [], frame: frame, pictures: pictures)
    }
  }

  /// Adds frames without the layer, up to a number of frames.
  func extend(to frameCount: Int) {
    while samples.count < frameCount { samples.append(nil) }
  }

  /// Ends the track and those inside of it.
  func finish(frameCount: Int) {
    extend(to: frameCount)
    for track in sublayers + masks { track.finish(frameCount: frameCount) }
  }

  /// The first frame in which the layer is there.
  var firstFrame: Int { samples.firstIndex { $0 != nil } ?? 0 }

  /// The intervals of frames in which the layer is there.
  package var presence: [Range<Int>] { samples.runs { $0 != nil } }

  /// Returns the bounds of picture and sublayers in a frame, in the layer's coordinates.
  func contentExtent(frame: Int, pictures: PictureTable) -> Rect {
    guard let sample = samples[frame] else { return .null }
    let own = sample.picture.map { pictures.extent(of: $0) } ?? .null
    return sublayers.reduce(own) { $0.union($1.extent(frame: frame, pictures: pictures)) }
  }

  /// Returns the bounds of what a frame shows, in the superlayer's coordinates.
  func extent(frame: Int, pictures: PictureTable) -> Rect {
    guard let sample = samples[frame] else { return .null }
    var extent = contentExtent(frame: frame, pictures: pictures)
    if let shadow = sample.shadow {
      extent = extent.union(shadow.extent(of: shadow.path?.controlPointBounds ?? extent))
    }
    if let clip = sample.clip { extent = extent.intersection(clip.controlPointBounds) }
    return extent.applying(sample.transform)
  }

  /// Returns the bounds of picture and sublayers in all frames, in the layer's coordinates.
  func contentExtent(pictures: PictureTable) -> Rect {
    samples.indices.reduce(.null) {
      $0.union(contentExtent(frame: $1, pictures: pictures))
    }
  }
}

extension Array {
  /// Returns the ranges of indices whose elements satisfy a condition.
  func runs(where condition: (Element) -> Bool) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for (index, element) in enumerated() where condition(element) {
      if let last = runs.last, last.upperBound == index {
        runs[runs.count - 1] = last.lowerBound..<index + 1
      } else {
        runs.append(index..<index + 1)
      }
    }
    return runs
  }
}
