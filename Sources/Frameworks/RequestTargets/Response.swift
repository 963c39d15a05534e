public import UIKit

/// The answer to a target.
public final class Response: Equatable, CustomDebugStringConvertible {
  /// The status.
  public let statusCode: Int
  /// The bytes.
  public let data: Data
  /// The request; nil without one.
  public let request: URLRequest?
  /// The header; nil without one.
  public let response: HTTPURLResponse?

  /// Creates an answer.
  public init(
    statusCode: Int, data: Data, request: URLRequest? = nil, response: HTTPURLResponse? = nil
  ) {
    (self.statusCode, self.data) = (statusCode, data)
    (self.request, self.response) = (request, response)
  }

  /// The status and the number of bytes.
  public var description: String { "Status Code: \(statusCode), Data Length: \(data.count)" }
  /// The status and the number of bytes.
  public var debugDescription: String { description }

  /// Returns whether status, bytes and header are equal.
  public static func == (left: Response, right: Response) -> Bool {
    left.statusCode == right.statusCode && left.data == right.data
      && left.response == right.response
  }

  /// Returns the answer if its status is one of those.
  ///
  /// - Throws: A ``MoyaError`` otherwise.
  public func filter<Codes: RangeExpression<Int>>(statusCodes: Codes) throws -> Response {
    guard statusCodes.contains(statusCode) else { throw MoyaError.statusCode(self) }
    return self
  }

  /// Returns the answer if it has a status.
  ///
  /// - Throws: A ``MoyaError`` otherwise.
  public func filter(statusCode: Int) throws -> Response {
    try filter(statusCodes: statusCode...statusCode)
  }

  /// Returns the answer if its status is one of success.
  ///
  /// - Throws: A ``MoyaError`` otherwise.
  public func filterSuccessfulStatusCodes() throws -> Response {
    try filter(statusCodes: 200...299)
  }

  /// Returns the answer if its status is one of success, or names another address.
  ///
  /// - Throws: A ``MoyaError`` otherwise.
  public func filterSuccessfulStatusAndRedirectCodes() throws -> Response {
    try filter(statusCodes: 200...399)
  }

  /// Returns the bytes as an image.
  ///
  /// - Throws: A ``MoyaError`` if they are none.
  public func mapImage() throws -> UIImage {
    guard let image = UIImage(data: data) else { throw MoyaError.imageMapping(self) }
    return image
  }

  /// Returns the bytes as an object of JSON.
  ///
  /// - Throws: A ``MoyaError`` if they are none.
  public func mapJSON(failsOnEmptyData: Bool = true) throws -> Any {
    do {
      return try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
    } catch {
      if data.isEmpty && !failsOnEmptyData { return NSNull() }
      throw MoyaError.jsonMapping(self)
    }
  }

  /// Returns the bytes as a text, or that at a path of names in an object of JSON.
  ///
  /// - Throws: A ``MoyaError`` if there is none.
  public func mapString(atKeyPath keyPath: String? = nil) throws -> String {
    let text: String? =
      if let keyPath {
        Self.value(at: keyPath, in: try mapJSON()) as? String
      } else {
        String(data: data, encoding: .utf8)
      }
    guard let text else { throw MoyaError.stringMapping(self) }
    return text
  }

  /// Returns the bytes as a value of a type, or those at a path of names in an object of JSON.
  ///
  /// - Throws: A ``MoyaError`` if there is none.
  public func map<Value: Decodable>(
    _ type: Value.Type, atKeyPath keyPath: String? = nil,
    using decoder: JSONDecoder = JSONDecoder(),
    failsOnEmptyData: Bool = true
  ) throws -> Value {
    if data.isEmpty && !failsOnEmptyData {
      for text in ["{}", "[{}]"] {
        if let value = try? decoder.decode(type, from: Data(text.utf8)) { return value }
      }
    }
    var bytes = data
    if let keyPath {
      guard let part = Self.value(at: keyPath, in: try mapJSON(failsOnEmptyData: failsOnEmptyData)),
        let written = try? JSONSerialization.data(
          withJSONObject: part, options: .fragmentsAllowed)
      else { throw MoyaError.jsonMapping(self) }
      bytes = written
    }
    do {
      return try decoder.decode(type, from: bytes)
    } catch {
      throw MoyaError.objectMapping(error, self)
    }
  }

  private static func value(at keyPath: String, in object: Any) -> Any? {
    keyPath.split(separator: ".").reduce(object) { part, name in
      part.flatMap { ($0 as? [String: Any])?[String(name)] }
    }
  }
}

/// Why a target has no answer, or one that cannot be read.
public enum MoyaError: Error {
  case imageMapping(Response)
  case jsonMapping(Response)
  case stringMapping(Response)
  case objectMapping(any Error, Response)
  case encodableMapping(any Error)
  case statusCode(Response)
  case underlying(any Error, Response?)
  case requestMapping(String)
  case parameterEncoding(any Error)

  /// The answer; nil without one.
  public var response: Response? {
    switch self {
    case .imageMapping(let response), .jsonMapping(let response), .stringMapping(let response),
      .objectMapping(_, let response), .statusCode(let response):
      response
    case .underlying(_, let response): response
    case .encodableMapping, .requestMapping, .parameterEncoding: nil
    }
  }
}

extension MoyaError: LocalizedError {
  /// The error in words, as the library has them.
  public var errorDescription: String? {
    switch self {
    case .imageMapping: "Failed to map data to an Image."
    case .jsonMapping: "Failed to map data to JSON."
    case .stringMapping: "Failed to map data to a String."
    case .objectMapping: "Failed to map data to a Decodable object."
    case .encodableMapping: "Failed to encode Encodable object into data."
    case .statusCode: "Status code didn't fall within the given range."
    case .requestMapping: "Failed to map Endpoint to a URLRequest."
    case .parameterEncoding(let error):
      "Failed to encode parameters for URLRequest. \(error.localizedDescription)"
    case .underlying(let error, _): error.localizedDescription
    }
  }
}
