internal import StageContext

/// Where recorded pictures and sounds come from: none come.
open class AVCaptureInput: NSObject {}

/// A device that is recorded.
open class AVCaptureDeviceInput: AVCaptureInput {
  /// The device.
  public let device: AVCaptureDevice

  /// Creates an input of a device.
  public init(device: AVCaptureDevice) throws {
    self.device = device
    super.init()
  }
}

/// Where recorded pictures and sounds go: none go.
open class AVCaptureOutput: NSObject {
  /// The connections: none.
  open var connections: [AVCaptureConnection] { [] }
  /// Returns the connection of a kind: nil.
  open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}

/// What connects an input and an output.
open class AVCaptureConnection: NSObject {
  /// How pictures are turned.
  open var videoOrientation = AVCaptureVideoOrientation.portrait
  /// How pictures are turned, in degrees.
  open var videoRotationAngle = 0.0
  /// Whether pictures are mirrored.
  open var isVideoMirrored = false
  /// Whether pictures can be turned: they cannot.
  open var isVideoOrientationSupported: Bool { false }
  /// Whether pictures can be mirrored: they cannot.
  open var isVideoMirroringSupported: Bool { false }
  /// Whether there is something to record.
  open var isEnabled = false
}

/// How pictures are turned.
public enum AVCaptureVideoOrientation: Int, Sendable {
  case portrait = 1
  case portraitUpsideDown, landscapeRight, landscapeLeft
}

/// A recording from inputs to outputs, which a film without a camera does not make.
open class AVCaptureSession: NSObject {
  /// The quality of a recording.
  public struct Preset: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a quality with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// That of photos.
    public static let photo = Self(rawValue: "AVCaptureSessionPresetPhoto")
    /// A high one.
    public static let high = Self(rawValue: "AVCaptureSessionPresetHigh")
    /// A medium one.
    public static let medium = Self(rawValue: "AVCaptureSessionPresetMedium")
    /// A low one.
    public static let low = Self(rawValue: "AVCaptureSessionPresetLow")
    /// 640 by 480 pixels.
    public static let vga640x480 = Self(rawValue: "AVCaptureSessionPreset640x480")
    /// 1280 by 720 pixels.
    public static let hd1280x720 = Self(rawValue: "AVCaptureSessionPreset1280x720")
    /// 1920 by 1080 pixels.
    public static let hd1920x1080 = Self(rawValue: "AVCaptureSessionPreset1920x1080")
    /// 3840 by 2160 pixels.
    public static let hd4K3840x2160 = Self(rawValue: "AVCaptureSessionPreset3840x2160")
  }

  /// The quality; a high one by default.
  open var sessionPreset = Preset.high
  /// Where pictures and sounds come from.
  open private(set) var inputs: [AVCaptureInput] = []
  /// Where they go.
  open private(set) var outputs: [AVCaptureOutput] = []
  /// Whether the recording has begun.
  open private(set) var isRunning = false
  /// Whether the recording was interrupted.
  open var isInterrupted: Bool { false }

  /// Returns whether a quality is possible.
  open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
  /// Returns whether an input can be added.
  open func canAddInput(_ input: AVCaptureInput) -> Bool { true }
  /// Adds an input.
  open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
  /// Removes an input.
  open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
  /// Returns whether an output can be added.
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { true }
  /// Adds an output.
  open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
  /// Removes an output.
  open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
  /// Begins to change inputs and outputs.
  open func beginConfiguration() {}
  /// Ends changing inputs and outputs.
  open func commitConfiguration() {}

  /// Begins the recording, of nothing.
  open func startRunning() {
    isRunning = true
    ApplicationContext.logOnce("a film has no camera and no microphone: nothing is recorded")
  }

  /// Ends the recording.
  open func stopRunning() { isRunning = false }
}
