// The keys of a recorder's settings, which change nothing.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the format.
public let AVFormatIDKey = "AVFormatIDKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the number of samples a second.
public let AVSampleRateKey = "AVSampleRateKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the number of channels.
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the number of bits of a sample.
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of whether the highest byte of a sample comes first.
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of whether samples have fractions.
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of whether the samples of each channel stand together.
public let AVLinearPCMIsNonInterleaved = "AVLinearPCMIsNonInterleaved"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the quality.
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the number of bits a second.
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the number of bits a second of each channel.
public let AVEncoderBitRatePerChannelKey = "AVEncoderBitRatePerChannelKey"

/// The quality of a recording.
public enum AVAudioQuality: Int, Sendable {
  case min = 0
  case low = 0x20
  case medium = 0x40
  case high = 0x60
  case max = 0x7f
}
