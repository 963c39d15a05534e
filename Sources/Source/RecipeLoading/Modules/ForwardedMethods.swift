/// The methods of a delegate that a proxy forwards, as Swift.
///
/// Without messages that the runtime forwards, a proxy has each method by itself: it tells its
/// observers, and calls the delegate behind it, or what the protocol does without one.
struct ForwardedMethods {
  /// The class of the proxy.
  let proxy: String
  /// The protocol of the delegate.
  let delegate: String
  /// The declarations of the methods, without `func`.
  let methods: [String]

  /// The extension of the proxy.
  var text: String {
    let plain = "_Plain\(proxy)"
    let members = methods.map { method in
      let parameters = Self.parameters(of: method)
      let names = parameters.map(\.name).joined(separator: ", ")
      let arguments = parameters.map { $0.label == "_" ? $0.name : "\($0.label): \($0.name)" }
        .joined(separator: ", ")
      let name = method.prefix { $0 != "(" }
      let selector = "\(name)(\(parameters.map { "\($0.label):" }.joined()))"
      return """
          public func \(method) {
            _observed("\(selector)", [\(names)]) {
              ((_forwardToDelegate as? any \(delegate)) ?? \(plain).shared).\(name)(\(arguments))
            }
          }
        """
    }
    return """
      private final class \(plain): NSObject, \(delegate) {
        static var shared: any \(delegate) { \(plain)() }
      }
      extension \(proxy) {
      \(members.joined(separator: "\n"))
      }

      """
  }

  private static func parameters(of method: String) -> [(label: String, name: String)] {
    let inside = method.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" }
    return inside.split(separator: ",").map { part in
      let words = part.prefix { $0 != ":" }.split(separator: " ").map(String.init)
      return (words.first ?? "_", words.last ?? "_")
    }
  }
}
