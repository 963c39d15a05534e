internal import Geometry
internal import PictureKit

extension LottieWriter {
  func addShapes(
    _ shapes: [LottieValue], _ transform: TransformTrack, _ place: Place,
    to composition: inout Composition
  ) {
    addLayer(["ty": 4, "shapes": .list(shapes)], transform, place, to: &composition)
  }

  /// Adds a layer, and a null layer around it if its transform shears.
  func addLayer(
    _ layer: [String: LottieValue], _ transform: TransformTrack, _ place: Place,
    anchor: Point? = nil, to composition: inout Composition
  ) {
    var layer = layer
    var parent = place.parent
    var properties = self.properties(of: transform, pivot: anchor ?? transform.pivot)
    if transform.turn != [Key(frame: transform.turn.first?.frame ?? 0, values: [0])] {
      // A rotation, a scale and another rotation are two layers.
      var outer = properties
      outer["a"] = .still([0, 0, 0])
      parent = addNull(outer, parent: parent, to: &composition)
      properties["p"] = .still([0, 0, 0])
      properties["s"] = .still([100, 100, 100])
      properties["r"] = transform.turn.property { .number($0[0]) }
    }
    let first = place.ranges.first?.lowerBound ?? 0
    let end = place.ranges.last?.upperBound ?? film.frameCount
    properties["o"] = visible(place.opacity, in: place.ranges).property { .number($0[0]) }
    layer["ks"] = .object(properties)
    if let parent { layer["parent"] = .number(Double(parent)) }
    layer["ip"] = .number(Double(first))
    layer["op"] = .number(Double(end))
    layer["st"] = 0
    layer["sr"] = 1
    layer["ao"] = 0
    layer["ddd"] = 0
    layer["bm"] = .number(Double(place.blendMode))
    if !place.masks.isEmpty {
      layer["hasMask"] = true
      layer["masksProperties"] = .list(place.masks)
    }
    _ = composition.add(layer)
  }

  /// Returns the keys of an opacity that is 0 between intervals and after the last one.
  ///
  /// rlottie shows a layer in its frame `op`, too, where lottie-web does not.
  func visible(_ opacity: [Key], in ranges: [Range<Int>]) -> [Key] {
    guard ranges.count > 1 || ranges.last.map({ $0.upperBound < film.frameCount }) ?? false else {
      return opacity
    }
    var keys: [Key] = []
    for (index, range) in ranges.enumerated() {
      let start = opacity.last { $0.frame <= range.lowerBound } ?? opacity[0]
      keys.append(Key(frame: range.lowerBound, values: start.values, isStep: index > 0))
      keys += opacity.filter { $0.frame > range.lowerBound && $0.frame < range.upperBound }
      if range.upperBound < film.frameCount {
        keys.append(Key(frame: range.upperBound, values: [0], isStep: true))
      }
    }
    return keys
  }

  func properties(
    of transform: TransformTrack, pivot: Point
  ) -> [String: LottieValue] {
    [
      "a": .still(.numbers([pivot.x, pivot.y, 0])),
      "p": transform.translation.property { .numbers([$0[0], $0[1], 0]) },
      "r": transform.rotation.property { .number($0[0]) },
      "s": transform.scale.property {
        .numbers([($0[0] * 100).rounded(decimals: 4), ($0[1] * 100).rounded(decimals: 4), 100])
      },
      "o": .still(100),
    ]
  }

  func addNull(
    _ transform: TransformTrack, parent: Int?, to composition: inout Composition
  ) -> Int? {
    var properties = properties(of: transform, pivot: transform.pivot)
    var parent = parent
    if transform.turn != [Key(frame: transform.turn.first?.frame ?? 0, values: [0])] {
      var outer = properties
      outer["a"] = .still([0, 0, 0])
      parent = addNull(outer, parent: parent, to: &composition)
      properties["p"] = .still([0, 0, 0])
      properties["s"] = .still([100, 100, 100])
      properties["r"] = transform.turn.property { .number($0[0]) }
    } else if transform.isIdentity {
      return parent
    }
    return addNull(properties, parent: parent, to: &composition)
  }

  func addNull(
    _ properties: [String: LottieValue], parent: Int?, to composition: inout Composition
  ) -> Int {
    var layer: [String: LottieValue] = [
      "ty": 3, "ks": .object(properties), "ip": 0, "op": .number(Double(film.frameCount)),
      "st": 0, "sr": 1, "ao": 0, "ddd": 0, "bm": 0,
    ]
    if let parent { layer["parent"] = .number(Double(parent)) }
    return composition.add(layer)
  }
}

extension TransformTrack {
  /// Whether nothing is moved.
  fileprivate var isIdentity: Bool {
    pivot == .zero && translation.allSatisfy { $0.values == [0, 0] }
      && rotation.allSatisfy { $0.values == [0] } && scale.allSatisfy { $0.values == [1, 1] }
  }
}
