public import Foundation

// On iOS an identifier is an object, which `%@` shows in formats.

// swift-format-ignore: AvoidRetroactiveConformances
extension UUID: @retroactive CVarArg {
  /// The address of the text, as formats take it.
  public var _cVarArgEncoding: [Int] { NSString(string: uuidString)._cVarArgEncoding }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension UUID: @retroactive _CVarArgObject {
  /// The text.
  public var _cVarArgObject: any CVarArg { NSString(string: uuidString) }
}
