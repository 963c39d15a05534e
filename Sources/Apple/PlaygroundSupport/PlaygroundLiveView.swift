public import StageKit
public import UIKit

/// A live view that its page sends messages to.
///
/// A page is shown without its code running in another process, so that there are no messages.
public protocol PlaygroundLiveViewMessageHandler {
  /// Called when the page begins to send messages; never here.
  func liveViewMessageConnectionOpened()
  /// Called when the page ends; never here.
  func liveViewMessageConnectionClosed()
  /// Called with a message of the page; never here.
  func receive(_ message: PlaygroundValue)
  /// Sends a message to the page.
  func send(_ message: PlaygroundValue)
}

extension PlaygroundLiveViewMessageHandler {
  /// Does nothing.
  public func liveViewMessageConnectionOpened() {}
  /// Does nothing.
  public func liveViewMessageConnectionClosed() {}
  /// Does nothing.
  public func receive(_ message: PlaygroundValue) {}
  /// Does nothing but log: there is no page that receives it.
  public func send(_ message: PlaygroundValue) {
    logUnsentMessage()
  }
}

/// The live view of a page that runs in another process; there is none here.
public final class PlaygroundRemoteLiveViewProxy: PlaygroundLiveViewable {
  /// What gets the messages of the live view.
  public weak var delegate: (any PlaygroundRemoteLiveViewProxyDelegate)?

  /// Does nothing but log: there is no live view that receives it.
  public func send(_ message: PlaygroundValue) {
    logUnsentMessage()
  }
}

/// What gets the messages of a live view.
public protocol PlaygroundRemoteLiveViewProxyDelegate: AnyObject {
  func remoteLiveViewProxy(
    _ remoteLiveViewProxy: PlaygroundRemoteLiveViewProxy, received message: PlaygroundValue)
  func remoteLiveViewProxyConnectionClosed(_ remoteLiveViewProxy: PlaygroundRemoteLiveViewProxy)
}

/// A live view with a part that no button of Swift Playgrounds covers.
public protocol PlaygroundLiveViewSafeAreaContainer {}

extension PlaygroundLiveViewSafeAreaContainer where Self: UIViewController {
  /// The part that nothing covers: the safe area.
  public var liveViewSafeAreaGuide: UILayoutGuide { view.safeAreaLayoutGuide }
}

extension PlaygroundLiveViewSafeAreaContainer where Self: UIView {
  /// The part that nothing covers: the safe area.
  public var liveViewSafeAreaGuide: UILayoutGuide { safeAreaLayoutGuide }
}

private func logUnsentMessage() {
  UIApplication.logOnce("Messages between a live view and its page are not sent.")
}

@available(*, unavailable)
extension PlaygroundRemoteLiveViewProxy: Sendable {}
