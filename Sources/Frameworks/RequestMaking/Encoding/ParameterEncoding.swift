public import UIKit

/// What is sent with a request, by name.
public typealias Parameters = [String: Any]

/// How what is sent is written.
public protocol ParameterEncoding {
  /// Returns a request with what is sent.
  ///
  /// - Throws: An error if it cannot be written.
  func encode(_ urlRequest: any URLRequestConvertible, with parameters: Parameters?) throws
    -> URLRequest
}

/// Writes names and values, as forms of pages do.
public struct URLEncoding: ParameterEncoding, Sendable {
  /// Where they are written.
  public enum Destination: Sendable { case methodDependent, queryString, httpBody }
  /// How a list is written.
  public enum ArrayEncoding: Sendable { case brackets, noBrackets }
  /// How a truth value is written.
  public enum BoolEncoding: Sendable { case numeric, literal }

  /// Into the address of `GET`, `HEAD` and `DELETE`, otherwise into the body.
  public static let `default` = URLEncoding()
  /// Into the address.
  public static let queryString = URLEncoding(destination: .queryString)
  /// Into the body.
  public static let httpBody = URLEncoding(destination: .httpBody)

  /// Where they are written.
  public let destination: Destination
  private let arrayEncoding: ArrayEncoding
  private let boolEncoding: BoolEncoding

  /// Creates an encoding.
  public init(
    destination: Destination = .methodDependent, arrayEncoding: ArrayEncoding = .brackets,
    boolEncoding: BoolEncoding = .numeric
  ) {
    (self.destination, self.arrayEncoding) = (destination, arrayEncoding)
    self.boolEncoding = boolEncoding
  }

  /// Returns a request with names and values, in the order of the names.
  ///
  /// - Throws: An error if the request is none.
  public func encode(_ urlRequest: any URLRequestConvertible, with parameters: Parameters?) throws
    -> URLRequest
  {
    var request = try urlRequest.asURLRequest()
    guard let parameters, !parameters.isEmpty else { return request }
    let query = parameters.sorted { $0.key < $1.key }.flatMap { items($0.key, $0.value) }
      .map { "\(Self.escaped($0.0))=\(Self.escaped($0.1))" }.joined(separator: "&")
    let isInAddress =
      destination == .queryString
      || destination == .methodDependent
        && ["GET", "HEAD", "DELETE"].contains(request.httpMethod ?? "GET")
    if isInAddress, let url = request.url,
      var components = URLComponents(url: url, resolvingAgainstBaseURL: false)
    {
      let old = components.percentEncodedQuery.map { "\($0)&" } ?? ""
      components.percentEncodedQuery = old + query
      request.url = components.url
    } else {
      request.httpBody = Data(query.utf8)
      if request.value(forHTTPHeaderField: "Content-Type") == nil {
        request.setValue(
          "application/x-www-form-urlencoded; charset=utf-8", forHTTPHeaderField: "Content-Type")
      }
    }
    return request
  }

  private func items(_ name: String, _ value: Any) -> [(String, String)] {
    if let list = value as? [Any] {
      return list.flatMap { items(arrayEncoding == .brackets ? "\(name)[]" : name, $0) }
    }
    if let table = value as? [String: Any] {
      return table.sorted { $0.key < $1.key }.flatMap { items("\(name)[\($0.key)]", $0.value) }
    }
    if let truth = value as? Bool {
      return [(name, boolEncoding == .numeric ? (truth ? "1" : "0") : "\(truth)")]
    }
    return [(name, "\(value)")]
  }

  private static func escaped(_ text: String) -> String {
    let allowed = CharacterSet(
      charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~?/")
    return text.addingPercentEncoding(withAllowedCharacters: allowed) ?? text
  }
}

/// Writes JSON into the body.
public struct JSONEncoding: ParameterEncoding, Sendable {
  /// JSON in one line.
  public static let `default` = JSONEncoding()
  /// JSON in lines.
  public static let prettyPrinted = JSONEncoding()

  /// Creates an encoding.
  public init() {}

  /// Returns a request with JSON in its body.
  ///
  /// - Throws: An error if the parameters are no JSON.
  public func encode(_ urlRequest: any URLRequestConvertible, with parameters: Parameters?) throws
    -> URLRequest
  {
    var request = try urlRequest.asURLRequest()
    guard let parameters else { return request }
    request.httpBody = try JSONSerialization.data(withJSONObject: parameters, options: .sortedKeys)
    if request.value(forHTTPHeaderField: "Content-Type") == nil {
      request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    }
    return request
  }
}

/// How a value that is sent is written.
public protocol ParameterEncoder {
  /// Returns a request with a value.
  ///
  /// - Throws: An error if it cannot be written.
  func encode<Value: Encodable>(_ parameters: Value?, into request: URLRequest) throws -> URLRequest
}

/// Writes a value as JSON into the body.
public struct JSONParameterEncoder: ParameterEncoder, Sendable {
  /// JSON in one line.
  public static let `default` = JSONParameterEncoder()
  /// JSON in one line.
  public static var json: JSONParameterEncoder { .default }

  /// Creates an encoder.
  public init() {}

  /// Returns a request with JSON in its body.
  ///
  /// - Throws: An error if the value cannot be encoded.
  public func encode<Value: Encodable>(_ parameters: Value?, into request: URLRequest) throws
    -> URLRequest
  {
    guard let parameters else { return request }
    var result = request
    result.httpBody = try JSONEncoder().encode(parameters)
    result.setValue("application/json", forHTTPHeaderField: "Content-Type")
    return result
  }
}

/// Writes the properties of a value, as forms of pages do.
public struct URLEncodedFormParameterEncoder: ParameterEncoder, Sendable {
  /// Into the address of `GET`, `HEAD` and `DELETE`, otherwise into the body.
  public static let `default` = URLEncodedFormParameterEncoder()

  /// Creates an encoder.
  public init() {}

  /// Returns a request with names and values.
  ///
  /// - Throws: An error if the value cannot be encoded.
  public func encode<Value: Encodable>(_ parameters: Value?, into request: URLRequest) throws
    -> URLRequest
  {
    guard let parameters else { return request }
    let data = try JSONEncoder().encode(parameters)
    let table = try JSONSerialization.jsonObject(with: data) as? Parameters
    return try URLEncoding.default.encode(request, with: table)
  }
}
