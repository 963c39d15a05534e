internal import Layers
internal import StageKit

/// Called when a movement of a symbol has ended.
public typealias UISymbolEffectCompletion = (UISymbolEffectCompletionContext) -> Void

/// How a movement of a symbol has ended.
public final class UISymbolEffectCompletionContext: NSObject {
  /// The view of the symbol.
  public let sender: Any?
  /// The movement; nil for a change of the symbol.
  public let effect: _SymbolEffect?
  /// Whether it reached its end.
  public let isFinished: Bool

  init(_ sender: ImageView, _ effect: _SymbolEffect?, isFinished: Bool) {
    self.sender = sender
    self.effect = effect
    self.isFinished = isFinished
    super.init()
  }
}

/// Tells a program of the end of a movement, once.
final class SymbolEffectEnd: AnimationDelegate {
  private weak var view: ImageView?
  private let effect: _SymbolEffect?
  private var completion: UISymbolEffectCompletion?

  init(
    _ view: ImageView, _ effect: _SymbolEffect?, _ completion: @escaping UISymbolEffectCompletion
  ) {
    self.view = view
    self.effect = effect
    self.completion = completion
  }

  func end(_ isFinished: Bool) {
    guard let view, let completion else { return }
    self.completion = nil
    completion(UISymbolEffectCompletionContext(view, effect, isFinished: isFinished))
  }

  func animationDidStop(_ animation: Layers.Animation, finished: Bool) { end(finished) }
}
