internal import Foundation
internal import StageKit

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a line to the stage's log.
///
/// - Parameters:
///   - format: The text with placeholders, as of `String(format:)`.
///   - args: What stands for the placeholders.
public func NSLog(_ format: String, _ args: any CVarArg...) {
  UIApplication.current?.stage.log(String(format: format, arguments: args))
}
