public import Geometry
internal import StageContext
internal import StageKit

/// Takes photos, of which there are none.
open class AVCapturePhotoOutput: AVCaptureOutput {
  /// Whether pictures of the highest resolution are taken.
  open var isHighResolutionCaptureEnabled = false
  /// The kinds of pictures.
  open var availablePhotoCodecTypes: [AVVideoCodecType] { [.jpeg] }

  /// Takes a photo: the delegate gets an error after the present event.
  open func capturePhoto(
    with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate
  ) {
    guard let stage = ApplicationContext.current?.stage else { return }
    stage.perform(at: stage.time) { [weak self] in
      guard let self else { return }
      delegate.photoOutput(
        self, didFinishProcessingPhoto: AVCapturePhoto(),
        error: CocoaError(.featureUnsupported))
    }
  }
}

/// How a photo is taken.
open class AVCapturePhotoSettings: NSObject {
  /// Whether the flash is used.
  open var flashMode = AVCaptureDevice.FlashMode.off
  /// Whether the picture has the highest resolution.
  open var isHighResolutionPhotoEnabled = false
  /// The format of the preview; nil by default.
  open var previewPhotoFormat: [String: Any]?
  /// The formats of the preview.
  open var availablePreviewPhotoPixelFormatTypes: [UInt32] { [] }
  /// The format of the photo.
  public let format: [String: Any]?

  /// Creates settings.
  public override init() {
    format = nil
    super.init()
  }

  /// Creates settings with a format.
  public init(format: [String: Any]?) {
    self.format = format
    super.init()
  }
}

/// A photo: none is taken.
open class AVCapturePhoto: NSObject {
  /// Returns the file: nil.
  open func fileDataRepresentation() -> Data? { nil }
}

/// What gets photos.
public protocol AVCapturePhotoCaptureDelegate: AnyObject {
  /// Called with a photo, or with an error.
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
    error: (any Error)?)
}

extension AVCapturePhotoCaptureDelegate {
  /// Does nothing.
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
    error: (any Error)?
  ) {}
}

/// The compression of a film or a photo.
public struct AVVideoCodecType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a compression with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// JPEG.
  public static let jpeg = Self(rawValue: "jpeg")
  /// H.264.
  public static let h264 = Self(rawValue: "avc1")
  /// HEVC.
  public static let hevc = Self(rawValue: "hvc1")
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of the compression among the settings of a photo.
public let AVVideoCodecKey = "AVVideoCodecKey"

/// What a camera recognizes.
open class AVMetadataObject: NSObject {
  /// A kind of what is recognized.
  public struct ObjectType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a kind with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A QR code.
    public static let qr = Self(rawValue: "org.iso.QRCode")
    /// A code of eight digits.
    public static let ean8 = Self(rawValue: "org.gs1.EAN-8")
    /// A code of thirteen digits.
    public static let ean13 = Self(rawValue: "org.gs1.EAN-13")
    /// A code of letters and digits.
    public static let code128 = Self(rawValue: "org.iso.Code128")
    /// A code of two dimensions.
    public static let pdf417 = Self(rawValue: "org.iso.PDF417")
    /// A face.
    public static let face = Self(rawValue: "face")
  }

  /// The kind.
  open var type: ObjectType { .qr }
  /// The place in the picture.
  open var bounds: CGRect { .zero }
}

/// A code that a camera reads.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject {
  /// The text of the code; nil.
  open var stringValue: String? { nil }
}

/// Recognizes codes and faces, of which there are none.
open class AVCaptureMetadataOutput: AVCaptureOutput {
  /// What is looked for.
  open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
  /// What can be recognized.
  open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] {
    [.qr, .ean8, .ean13, .code128, .pdf417, .face]
  }
  /// The part of the picture that is looked at.
  open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// What gets what is recognized; nil by default.
  open private(set) weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?

  /// Sets what gets what is recognized.
  open func setMetadataObjectsDelegate(
    _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue: DispatchQueue?
  ) { metadataObjectsDelegate = objectsDelegate }
}

/// What gets what a camera recognizes: nothing.
public protocol AVCaptureMetadataOutputObjectsDelegate: AnyObject {}

/// Gets pictures, of which there are none.
open class AVCaptureVideoDataOutput: AVCaptureOutput {
  /// The format of the pictures.
  open var videoSettings: [String: Any]! = [:]
  /// Whether late pictures are dropped.
  open var alwaysDiscardsLateVideoFrames = true

  /// Sets what gets the pictures.
  open func setSampleBufferDelegate(
    _ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?,
    queue sampleBufferCallbackQueue: DispatchQueue?
  ) {}
}

/// What gets pictures: none.
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: AnyObject {}

/// Takes photos, in iOS 4 to 9.
open class AVCaptureStillImageOutput: AVCaptureOutput {
  /// The format of the photos.
  open var outputSettings: [String: Any]! = [:]
}

/// Records films, of which there are none.
open class AVCaptureMovieFileOutput: AVCaptureOutput {
  /// Whether a film is recorded.
  open var isRecording: Bool { false }
  /// Ends the recording.
  open func stopRecording() {}
}
