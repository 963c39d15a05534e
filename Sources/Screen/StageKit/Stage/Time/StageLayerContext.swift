internal import Layers

/// The clock, events and transactions of a stage, for the layers of its views.
final class StageLayerContext: LayerContext {
  private unowned let stage: Stage
  let transaction = Transaction()

  init(_ stage: Stage) { self.stage = stage }

  var time: Double { stage.time }

  func schedule(at time: Double, _ action: @escaping () -> Void) {
    stage.schedule(at: time, action)
  }

  func note(_ sentence: String) { stage.logOnce(sentence) }
}
