@_exported public import AVFoundation
@_exported public import UIKit

/// What a controller of a player reports; the methods are optional, and none is called.
public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {
  /// Called before the film leaves the whole screen.
  func playerViewControllerWillStopPictureInPicture(
    _ playerViewController: AVPlayerViewController)
}

extension AVPlayerViewControllerDelegate {
  /// Does nothing.
  public func playerViewControllerWillStopPictureInPicture(
    _ playerViewController: AVPlayerViewController
  ) {}
}

/// A controller of a player, whose film is not seen: it is black.
open class AVPlayerViewController: UIViewController {
  /// The player; nil by default.
  open var player: AVPlayer?
  /// The receiver of reports; nil by default.
  open weak var delegate: (any AVPlayerViewControllerDelegate)?
  /// Whether there are buttons; there are none.
  open var showsPlaybackControls = true
  /// How the film fills the screen; it changes nothing.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Whether a small window is allowed; it changes nothing.
  open var allowsPictureInPicturePlayback = true
  /// Whether the whole screen is taken at once; it changes nothing.
  open var entersFullScreenWhenPlaybackBegins = false
  /// Whether the whole screen is left at the end; it changes nothing.
  open var exitsFullScreenWhenPlaybackEnds = false
  /// Whether the lock screen knows the film; it changes nothing.
  open var updatesNowPlayingInfoCenter = true
  /// The view between the film and the buttons.
  open var contentOverlayView: UIView? { isViewLoaded ? overlay : nil }
  private let overlay = UIView()

  override open func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    overlay.frame = view.bounds
    overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(overlay)
  }
}

extension AVPlayerViewController: DocumentMade {
  package static func makeForDocument() -> AnyObject { AVPlayerViewController() }
}
