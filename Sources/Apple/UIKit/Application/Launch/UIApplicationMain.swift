// swift-format-ignore: AlwaysUseLowerCamelCase
/// Starts an application on a device; here the call returns at once.
///
/// ``UIApplication/launch(delegate:sceneDelegate:controller:)`` starts the application instead.
///
/// - Parameters:
///   - argc: The number of arguments.
///   - argv: The arguments.
///   - principalClassName: The name of the application's class; nil for `UIApplication`.
///   - delegateClassName: The name of the delegate's class.
/// - Returns: 0.
@discardableResult
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 { 0 }
