internal import Geometry
internal import PictureKit

extension [LayerTrack] {
  /// Adds the layers of a frame: each to the track of the layer that it continues, or to a new one.
  ///
  /// The order of the tracks is that of the layers in every frame. Of all assignments that keep it,
  /// the one with the greatest sum of likenesses is chosen, as two texts are aligned (Needleman and
  /// Wunsch, 1970).
  mutating func match(_ layers: [FrameLayer], frame: Int, pictures: PictureTable) {
    guard !layers.isEmpty else { return }
    let candidates = layers.map { LayerCandidate($0, pictures: pictures) }
    let present = indices.filter { self[$0].isPresent(before: frame) }
    if present.count == layers.count,
      zip(present, candidates).allSatisfy({ self[$0].isContinued(by: $1) })
    {
      for (index, layer) in zip(present, layers) {
        self[index].add(layer, frame: frame, pictures: pictures)
      }
      return
    }
    let assignment = assignment(of: candidates, frame: frame)
    var tracks: [LayerTrack] = []
    var next = 0
    for (layer, index) in zip(layers, assignment) {
      if let index {
        tracks += self[next...index]
        next = index + 1
      } else {
        tracks.append(LayerTrack(LayerTrack.Kind(layer), startingAt: frame))
      }
      tracks[tracks.count - 1].add(layer, frame: frame, pictures: pictures)
    }
    tracks += self[next...]
    self = tracks
  }

  /// The largest table of likenesses: a layer beyond gets a track of its own.
  private static var maxTableSize: Int { 4_000_000 }

  /// Returns the index of the track of each layer, ascending; nil for a new track.
  private func assignment(of layers: [LayerCandidate], frame: Int) -> [Int?] {
    var assignment = [Int?](repeating: nil, count: layers.count)
    let (rows, columns) = (layers.count, count)
    guard columns > 0, (rows + 1) * (columns + 1) <= Self.maxTableSize else { return assignment }
    // The best sum of the layers from a row on with the tracks from a column on.
    var best = [Double](repeating: 0, count: (rows + 1) * (columns + 1))
    var likeness = [Double](repeating: 0, count: rows * columns)
    for row in (0..<rows).reversed() {
      for column in (0..<columns).reversed() {
        let value = self[column].likeness(to: layers[row], frame: frame)
        likeness[row * columns + column] = value
        let place = row * (columns + 1) + column
        let skipped = Swift.max(best[place + 1], best[place + columns + 1])
        best[place] =
          value > 0 ? Swift.max(skipped, value + best[place + columns + 2]) : skipped
      }
    }
    var (row, column) = (0, 0)
    while row < rows, column < columns {
      let place = row * (columns + 1) + column
      let value = likeness[row * columns + column]
      if value > 0, best[place] == value + best[place + columns + 2] {
        assignment[row] = column
        (row, column) = (row + 1, column + 1)
      } else if best[place] == best[place + 1] {
        column += 1
      } else {
        row += 1
      }
    }
    return assignment
  }
}

/// A layer of a frame with the number of its picture.
struct LayerCandidate {
  let kind: LayerTrack.Kind
  let picture: Int?
  let numbers: PictureNumbers?
  let transform: Transform
  let sublayerCount: Int

  init(_ layer: FrameLayer, pictures: PictureTable) {
    kind = LayerTrack.Kind(layer)
    picture = layer.picture.map(pictures.number)
    numbers = picture.flatMap(pictures.numbers)
    transform = layer.transform
    sublayerCount = layer.sublayers.count
  }
}

extension LayerTrack {
  /// Returns whether a layer surely continues the track: its kind and its picture are the same.
  fileprivate func isContinued(by layer: LayerCandidate) -> Bool {
    guard let lastSample else { return false }
    return kind == layer.kind && lastSample.picture == layer.picture
  }

  /// Returns how likely a layer continues the track; 0 if it cannot.
  fileprivate func likeness(to layer: LayerCandidate, frame: Int) -> Double {
    guard let last = lastSample, kind == layer.kind,
      (last.picture == nil) == (layer.picture == nil)
    else { return 0 }
    let isSame = last.picture == layer.picture
    guard isSame || isPresent(before: frame) else { return 0 }
    let step = Point(last.transform.tx, last.transform.ty).distance(
      to: Point(layer.transform.tx, layer.transform.ty))
    let closeness = 1 / (1 + step / 50)
    guard layer.picture != nil else {
      // Groups without pictures are told apart by what is in them.
      return closeness + (sublayers.count == layer.sublayerCount ? 2 : 0.5)
    }
    return closeness + (isSame ? 4 : 0.5)
  }
}
