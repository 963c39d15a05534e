internal import StageContext
public import UIKit

extension PlaygroundPage {
  /// What Swift Playgrounds says about the code of a page.
  public enum AssessmentStatus: Equatable, Sendable {
    case fail(hints: [String], solution: String?)
    case pass(message: String?)
  }

  /// What the page said of its code last; nil at first.
  ///
  /// Films do not show it.
  public var assessmentStatus: AssessmentStatus? {
    get { state.status }
    set { state.status = newValue }
  }

  /// The values that a page keeps; they are gone with the film.
  public var keyValueStore: PlaygroundKeyValueStore { state.store }

  /// Whether the live view fills the screen; it does so in films in any case.
  public var wantsFullScreenLiveView: Bool {
    get { state.isFullScreen }
    set { state.isFullScreen = newValue }
  }

  private var state: PageState { ApplicationContext.shared.service { _ in PageState() } }
}

/// Values by keys.
public final class PlaygroundKeyValueStore {
  private var values: [String: PlaygroundValue] = [:]

  /// The store of the page that is running.
  public static var current: PlaygroundKeyValueStore { PlaygroundPage.current.keyValueStore }

  fileprivate init() {}

  /// The value of a key; nil for none.
  public subscript(key: String) -> PlaygroundValue? {
    get { values[key] }
    set { values[key] = newValue }
  }
}

/// What the extensions above keep for a page.
private final class PageState {
  var status: PlaygroundPage.AssessmentStatus?
  let store = PlaygroundKeyValueStore()
  var isFullScreen = false
}

@available(*, unavailable)
extension PlaygroundKeyValueStore: Sendable {}
