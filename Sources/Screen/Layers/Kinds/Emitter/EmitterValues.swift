internal import Geometry

/// The values of an emitter's properties, with Core Animation's defaults.
struct EmitterValues: Equatable {
  var position = Point.zero
  var zPosition = 0.0
  var size = Size.zero
  var depth = 0.0
  var shape = EmitterShape.point
  var mode = EmitterMode.volume
  var renderMode = EmitterRenderMode.unordered
  var preservesDepth = false
  var birthRate = 1.0
  var lifetime = 1.0
  var velocity = 1.0
  var scale = 1.0
  var spin = 1.0
  var seed: UInt32 = 0
  var cells: [EmitterCellValues] = []
  /// Counts the lists of cells, so that a new list does not repeat the particles of the previous
  /// one.
  var generation = 0

  /// The first keys of the key paths that change what is emitted.
  static let keys: Set<String> = [
    "emitterPosition", "emitterZPosition", "emitterSize", "emitterDepth", "birthRate", "lifetime",
    "velocity", "scale", "spin", "emitterCells",
  ]

  /// The longest lifetime of a particle of a cell including the particles that it emits.
  func maxSpan(ofCell index: Int) -> Double {
    cells.indices.contains(index) ? cells[index].maxSpan(lifetimeFactor: lifetime) : 0
  }
}
