import Geometry
import Layers
import PictureKit
import Testing

/// Returns a cell whose particles are white squares that live for 2 s, of which one is born a
/// second.
func cell(_ change: (EmitterCell) -> Void) -> EmitterCell {
  let cell = EmitterCell()
  cell.name = "dot"
  cell.birthRate = 1
  cell.lifetime = 2
  cell.contents = .picture(
    Picture { canvas in
      canvas.setFillColor(.white)
      canvas.fill(Rect(x: 0, y: 0, width: 2, height: 2))
    }, Size(2, 2))
  change(cell)
  return cell
}

/// Returns an emitter of one cell at the origin.
func emitter(_ change: (EmitterCell) -> Void) -> EmitterLayer {
  let layer = EmitterLayer()
  layer.emitterCells = [cell(change)]
  return layer
}

/// Returns an emitter of one cell in a tree whose clock a test moves.
func joinedEmitter(_ change: (EmitterCell) -> Void) -> (EmitterLayer, ManualContext) {
  let layer = emitter(change)
  let context = ManualContext()
  layer.context = context
  return (layer, context)
}

extension EmitterLayer {
  /// The nodes of the particles at a time, each with the transform of its place.
  func particles(at time: Double) -> [FrameLayer] { frameLayer(at: time)?.sublayers ?? [] }

  /// Sets the birth rate at once.
  func setBirthRateWithoutAnimation(_ rate: Double, in context: ManualContext) {
    context.transaction.begin()
    context.transaction.disableActions = true
    birthRate = rate
    context.transaction.commit()
  }
}

extension FrameLayer {
  /// The color of the first fill of the layer or its sublayers.
  var fillColor: Color? {
    for case .fill(_, _, .color(let color)) in picture?.commands ?? [] { return color }
    return sublayers.lazy.compactMap(\.fillColor).first
  }
}

/// Records an issue where numbers differ by more than rounding, 1e-9.
func expectClose(
  _ values: [Double], _ expected: [Double], sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(
    values.count == expected.count
      && zip(values, expected).allSatisfy { abs($0 - $1) <= 1e-9 * max(1, abs($1)) },
    "\(values) are not \(expected)", sourceLocation: sourceLocation)
}

/// Records an issue if two numbers differ by more than rounding, 1e-9.
func expectClose(
  _ value: Double, _ expected: Double, sourceLocation: SourceLocation = #_sourceLocation
) {
  expectClose([value], [expected], sourceLocation: sourceLocation)
}
