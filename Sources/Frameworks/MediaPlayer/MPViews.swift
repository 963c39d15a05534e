internal import Controls
public import FrameworkSupport
public import Geometry
public import UIKit

/// A slider of the loudness, which changes nothing.
open class MPVolumeView: UIView {
  /// Whether the slider is shown.
  open var showsVolumeSlider = true { didSet { slider.isHidden = !showsVolumeSlider } }
  /// Whether a button for other devices is shown; there are none.
  open var showsRouteButton = true
  private let slider = UISlider()

  /// Creates a slider.
  override public init(frame: CGRect = .zero) {
    super.init(frame: frame)
    slider.value = 0.5
    addSubview(slider)
  }

  /// Places the slider.
  override open func layoutSubviews() {
    super.layoutSubviews()
    slider.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 34)
  }

}

extension MPVolumeView: DocumentMade {
  package static func makeForDocument() -> AnyObject { MPVolumeView() }
}

/// What a choice of music reports.
public protocol MPMediaPickerControllerDelegate: NSObjectProtocol {
  /// Never called: there is no music.
  func mediaPicker(
    _ mediaPicker: MPMediaPickerController,
    didPickMediaItems mediaItemCollection: MPMediaItemCollection)
  /// Called when nothing is chosen.
  func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController)
}

extension MPMediaPickerControllerDelegate {
  /// Does nothing.
  public func mediaPicker(
    _ mediaPicker: MPMediaPickerController,
    didPickMediaItems mediaItemCollection: MPMediaItemCollection
  ) {}
  /// Does nothing.
  public func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController) {}
}

/// Kinds of music and films.
public struct MPMediaType: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates kinds.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Songs.
  public static let music = MPMediaType(rawValue: 1)
  /// Podcasts.
  public static let podcast = MPMediaType(rawValue: 2)
  /// Sounds of any kind.
  public static let anyAudio = MPMediaType(rawValue: 255)
  /// All.
  public static let any = MPMediaType(rawValue: .max)
}

/// A choice of music, which a film does not have: a plain area whose button chooses nothing.
open class MPMediaPickerController: PlaceholderController {
  /// The receiver of the choice; nil by default.
  open weak var delegate: (any MPMediaPickerControllerDelegate)?
  /// Whether several can be chosen; it changes nothing.
  open var allowsPickingMultipleItems = false
  /// A text above the list; nil by default.
  open var prompt: String?
  /// Whether songs of the cloud are shown; there are none.
  open var showsCloudItems = true

  /// Creates a choice.
  public convenience init(mediaTypes: MPMediaType) { self.init() }

  /// Reports that nothing is chosen.
  override open func close() {
    guard let delegate else { return super.close() }
    delegate.mediaPickerDidCancel(self)
  }
}

/// A player of films of old iOS, whose film is not seen: its view is black.
open class MPMoviePlayerController: NSObject {
  /// The address of the film; nil without one.
  open var contentURL: URL?
  /// The view.
  public let view = UIView()
  /// Whether the film begins by itself.
  open var shouldAutoplay = true

  /// Creates a player.
  public init(contentURL url: URL?) {
    contentURL = url
    view.backgroundColor = .black
  }
  /// Begins.
  open func prepareToPlay() {}
  /// Plays; nothing is seen.
  open func play() {}
  /// Waits.
  open func pause() {}
  /// Ends.
  open func stop() {}
}
