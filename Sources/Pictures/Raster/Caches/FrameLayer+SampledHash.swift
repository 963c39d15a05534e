internal import Geometry
internal import PictureKit

extension FrameLayer {
  /// Hashes samples of what the layer shows: enough to tell most silhouettes of the same size
  /// apart, in a time that does not grow with long texts and large bitmaps.
  ///
  /// Equal layers have equal samples.
  func hashSamples(into hasher: inout Hasher) {
    var remaining = maxNodeCount
    hashSamples(into: &hasher, remaining: &remaining)
  }

  private func hashSamples(into hasher: inout Hasher, remaining: inout Int) {
    guard remaining > 0 else { return }
    remaining -= 1
    hasher.combine(transform)
    hasher.combine(opacity)
    picture?.hashSamples(into: &hasher)
    hasher.combine(sublayers.count)
    sublayers.forEachSample { $0.hashSamples(into: &hasher, remaining: &remaining) }
  }
}

extension Picture {
  /// Hashes samples of the commands.
  func hashSamples(into hasher: inout Hasher) {
    commands.forEachSample { $0.hashSamples(into: &hasher) }
  }
}

/// The maximum number of layers of a tree that are sampled.
private let maxNodeCount = 64
/// The maximum number of elements of a list that are sampled.
private let maxSampleCount = 16

extension Array {
  /// Calls a function with evenly spaced elements.
  func forEachSample(_ body: (Element) -> Void) {
    let step = Swift.max((count + maxSampleCount - 1) / maxSampleCount, 1)
    for index in Swift.stride(from: 0, to: count, by: step) { body(self[index]) }
  }
}

extension Picture.Command {
  fileprivate func hashSamples(into hasher: inout Hasher) {
    switch self {
    case .fill(let path, _, _), .stroke(let path, _, _), .clip(let path, _):
      hasher.combine(path.elements.count)
      path.elements.forEachSample { hasher.combine($0) }
    case .draw(let bitmap, let rect, _):
      hasher.combine(rect)
      bitmap.pixels.forEachSample { hasher.combine($0) }
    case .drawVariants(let variants, let rect, _):
      hasher.combine(rect)
      variants.first?.bitmap.pixels.forEachSample { hasher.combine($0) }
    case .drawVector(_, let rect): hasher.combine(rect)
    case .shadow(let shadow, let picture):
      hasher.combine(shadow.radius)
      hasher.combine(shadow.offset)
      picture.hashSamples(into: &hasher)
    case .concatenate(let transform): hasher.combine(transform)
    case .beginGroup(let opacity): hasher.combine(opacity)
    case .setBlendMode, .save, .restore, .endGroup: break
    }
  }
}
