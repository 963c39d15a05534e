/// The code of a format of sounds: four letters.
public typealias AudioFormatID = UInt32

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Samples without compression.
public let kAudioFormatLinearPCM: AudioFormatID = 0x6c70_636d
// swift-format-ignore: AlwaysUseLowerCamelCase
/// MPEG-4, low complexity.
public let kAudioFormatMPEG4AAC: AudioFormatID = 0x6161_6320
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Compression without loss.
public let kAudioFormatAppleLossless: AudioFormatID = 0x616c_6163
// swift-format-ignore: AlwaysUseLowerCamelCase
/// IMA 4:1.
public let kAudioFormatAppleIMA4: AudioFormatID = 0x696d_6134
// swift-format-ignore: AlwaysUseLowerCamelCase
/// MPEG, layer 3.
public let kAudioFormatMPEGLayer3: AudioFormatID = 0x2e6d_7033
// swift-format-ignore: AlwaysUseLowerCamelCase
/// 2:1 compression of the G.711 standard, µ-law.
public let kAudioFormatULaw: AudioFormatID = 0x756c_6177
