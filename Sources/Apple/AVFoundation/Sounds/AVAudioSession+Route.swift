extension AVAudioSession {
  /// A kind of port.
  public struct Port: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a kind with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The microphone of the device.
    public static let builtInMic = Self(rawValue: "MicrophoneBuiltIn")
    /// The loudspeaker of the device.
    public static let builtInSpeaker = Self(rawValue: "Speaker")
    /// The loudspeaker at the ear.
    public static let builtInReceiver = Self(rawValue: "Receiver")
    /// Headphones by a cable.
    public static let headphones = Self(rawValue: "Headphones")
    /// A microphone by a cable.
    public static let headsetMic = Self(rawValue: "MicrophoneWired")
    /// Wireless headphones.
    public static let bluetoothA2DP = Self(rawValue: "BluetoothA2DPOutput")
    /// A wireless headset.
    public static let bluetoothHFP = Self(rawValue: "BluetoothHFP")
    /// A device by AirPlay.
    public static let airPlay = Self(rawValue: "AirPlay")
  }

  /// Where sounds go whatever the session's kind is.
  public enum PortOverride: UInt, Sendable {
    /// Where the session's kind has it.
    case none = 0
    /// The loudspeaker.
    case speaker = 0x7370_6b72
  }

  /// Whether a session is interrupted.
  public enum InterruptionType: UInt, Sendable {
    case ended, began
  }

  /// What a program may do after an interruption.
  public struct InterruptionOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It may go on.
    public static let shouldResume = Self(rawValue: 1)
  }

  /// Why the ports have changed.
  public enum RouteChangeReason: UInt, Sendable {
    case unknown, newDeviceAvailable, oldDeviceUnavailable, categoryChange, override
    case wakeFromSleep = 6
    case noSuitableRouteForCategory, routeConfigurationChange
  }

  /// The ports that are used: microphone and loudspeaker of the device.
  public var currentRoute: AVAudioSessionRouteDescription { AVAudioSessionRouteDescription() }
  /// The ports with which the program can record: the microphone of the device.
  public var availableInputs: [AVAudioSessionPortDescription]? { currentRoute.inputs }
  /// The port with which the program wants to record: none.
  public var preferredInput: AVAudioSessionPortDescription? { nil }

  /// Sets where sounds go, which changes nothing.
  public func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}

  /// Sets the port with which the program wants to record, which changes nothing.
  public func setPreferredInput(_ inPort: AVAudioSessionPortDescription?) throws {}
}

/// The ports that a session uses.
public final class AVAudioSessionRouteDescription: NSObject {
  /// Those that record: the microphone of the device.
  public var inputs: [AVAudioSessionPortDescription] {
    [AVAudioSessionPortDescription(.builtInMic, "iPhone Microphone")]
  }
  /// Those that are heard: the loudspeaker of the device.
  public var outputs: [AVAudioSessionPortDescription] {
    [AVAudioSessionPortDescription(.builtInSpeaker, "Speaker")]
  }
}

/// A port of a session.
public final class AVAudioSessionPortDescription: NSObject {
  /// The kind.
  public let portType: AVAudioSession.Port
  /// The name.
  public let portName: String
  /// The name that no other port has.
  public var uid: String { portType.rawValue }

  init(_ type: AVAudioSession.Port, _ name: String) {
    (portType, portName) = (type, name)
    super.init()
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the kind of an interruption.
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of what a program may do after an interruption.
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the reason for other ports.
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
