internal import Foundation
internal import StageContext
internal import StageKit

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a line to where ``print(_:separator:terminator:)`` writes.
///
/// - Parameters:
///   - format: The text with placeholders, as in `String(format:)`.
///   - args: What stands for the placeholders.
public func NSLog(_ format: String, _ args: any CVarArg...) {
  ApplicationContext.current?.console.write(formattedText(format, args) + "\n")
}
