public import UIKit

/// A request that plugins see.
public protocol RequestType {
  /// The request; nil if it could not be composed.
  var request: URLRequest? { get }
}

/// What sees the requests of a provider, and may change them and their answers.
public protocol PluginType {
  /// Returns a request, changed or not, before it is made.
  func prepare(_ request: URLRequest, target: any TargetType) -> URLRequest
  /// Called before a request is made.
  func willSend(_ request: any RequestType, target: any TargetType)
  /// Called when an answer has come, before the program has it.
  func didReceive(_ result: Result<Response, MoyaError>, target: any TargetType)
  /// Returns an answer, changed or not, before the program has it.
  func process(_ result: Result<Response, MoyaError>, target: any TargetType)
    -> Result<Response, MoyaError>
}

extension PluginType {
  /// Returns the request that is made.
  public func prepare(_ request: URLRequest, target: any TargetType) -> URLRequest { request }
  /// Called before a request is made.
  public func willSend(_ request: any RequestType, target: any TargetType) {}
  /// Called when an answer has come.
  public func didReceive(_ result: Result<Response, MoyaError>, target: any TargetType) {}
  /// Returns the answer that the program has.
  public func process(
    _ result: Result<Response, MoyaError>, target: any TargetType
  ) -> Result<Response, MoyaError> { result }
}

/// A plugin that writes what is asked and answered: here it writes nothing, since requests stand in
/// the log of the stage.
public final class NetworkLoggerPlugin: PluginType {
  /// What is written.
  public struct Configuration {
    /// Which parts are written.
    public struct LogOptions: OptionSet, Sendable {
      /// The bits.
      public let rawValue: Int
      /// Creates options of bits.
      public init(rawValue: Int) { self.rawValue = rawValue }
      /// The method.
      public static let requestMethod = Self(rawValue: 1)
      /// What is sent.
      public static let requestBody = Self(rawValue: 2)
      /// The fields of the header.
      public static let requestHeaders = Self(rawValue: 4)
      /// What is answered.
      public static let responseBody = Self(rawValue: 8)
      /// What is answered with an error.
      public static let errorResponseBody = Self(rawValue: 16)
      /// The request as a command of curl.
      public static let formatRequestAscURL = Self(rawValue: 32)
      /// What is answered.
      public static let successResponseBody: Self = .responseBody
      /// Method and header.
      public static let `default`: Self = [.requestMethod, .requestHeaders]
      /// All parts.
      public static let verbose: Self = [
        .requestMethod, .requestHeaders, .requestBody, .responseBody, .errorResponseBody,
      ]
    }

    /// How a part is written.
    public struct Formatter {
      /// Creates a way of writing.
      public init(
        requestData: @escaping (Data) -> String = { _ in "" },
        responseData: @escaping (Data) -> String = { _ in "" }
      ) {}
    }

    /// Which parts are written.
    public var logOptions: LogOptions

    /// Creates a configuration.
    public init(
      formatter: Formatter = Formatter(),
      output: @escaping (_ target: any TargetType, _ items: [String]) -> Void = { _, _ in },
      logOptions: LogOptions = .default
    ) { self.logOptions = logOptions }
  }

  /// What is written.
  public var configuration: Configuration

  /// Creates a plugin.
  public init(configuration: Configuration = Configuration()) { self.configuration = configuration }
  /// Creates a plugin, as earlier versions of the library spell it.
  public init(
    verbose: Bool, cURL: Bool = false, responseDataFormatter: ((Data) -> Data)? = nil
  ) { configuration = Configuration(logOptions: verbose ? .verbose : .default) }
}

/// Whether a request begins or ends.
public enum NetworkActivityChangeType { case began, ended }

/// A plugin that is notified of the beginning and the end of requests.
public final class NetworkActivityPlugin: PluginType {
  private let change: (NetworkActivityChangeType, any TargetType) -> Void

  /// Creates a plugin.
  public init(
    networkActivityClosure:
      @escaping (
        _ change: NetworkActivityChangeType, _ target: any TargetType
      ) -> Void
  ) { change = networkActivityClosure }

  /// Called before a request is made.
  public func willSend(_ request: any RequestType, target: any TargetType) {
    change(.began, target)
  }
  /// Called when an answer has come.
  public func didReceive(_ result: Result<Response, MoyaError>, target: any TargetType) {
    change(.ended, target)
  }
}

/// A plugin that sends a proof of who asks with targets that need it.
public struct AccessTokenPlugin: PluginType {
  private let token: (any TargetType) -> String

  /// Creates a plugin.
  public init(tokenClosure: @escaping (any TargetType) -> String) { token = tokenClosure }

  /// Returns the request that is made.
  public func prepare(_ request: URLRequest, target: any TargetType) -> URLRequest {
    let inner = (target as? MultiTarget)?.target ?? target
    guard let type = (inner as? any AccessTokenAuthorizable)?.authorizationType else {
      return request
    }
    var result = request
    result.setValue("\(type.value) \(token(inner))", forHTTPHeaderField: "Authorization")
    return result
  }
}
