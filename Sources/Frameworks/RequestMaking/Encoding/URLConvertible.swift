public import UIKit

/// What is an address.
public protocol URLConvertible {
  /// Returns the address.
  ///
  /// - Throws: An error if it is none.
  func asURL() throws -> URL
}

extension String: URLConvertible {
  /// Returns the text as an address.
  ///
  /// - Throws: An error if it is none.
  public func asURL() throws -> URL {
    guard let url = URL(string: self) else { throw AFError.invalidURL(url: self) }
    return url
  }
}

extension URL: URLConvertible {
  /// Returns the address.
  public func asURL() throws -> URL { self }
}

extension URLComponents: URLConvertible {
  /// Returns the parts as an address.
  ///
  /// - Throws: An error if they are none.
  public func asURL() throws -> URL {
    guard let url else { throw AFError.invalidURL(url: self) }
    return url
  }
}

/// What is a request.
public protocol URLRequestConvertible {
  /// Returns the request.
  ///
  /// - Throws: An error if it is none.
  func asURLRequest() throws -> URLRequest
}

extension URLRequestConvertible {
  /// The request; nil if it is none.
  public var urlRequest: URLRequest? { try? asURLRequest() }
}

extension URLRequest: URLRequestConvertible {
  /// Returns the request.
  public func asURLRequest() throws -> URLRequest { self }

  /// Creates a request.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - method: The method.
  ///   - headers: Fields of the header.
  /// - Throws: An error if the address is none.
  public init(
    url: any URLConvertible, method: HTTPMethod, headers: HTTPHeaders? = nil
  ) throws {
    self.init(url: try url.asURL())
    httpMethod = method.rawValue
    for (name, value) in headers?.dictionary ?? [:] { setValue(value, forHTTPHeaderField: name) }
  }

  /// The method; nil for an unknown one.
  public var method: HTTPMethod? {
    get { httpMethod.map(HTTPMethod.init(rawValue:)) }
    set { httpMethod = newValue?.rawValue }
  }

  /// The fields of the header.
  public var headers: HTTPHeaders {
    get { HTTPHeaders(allHTTPHeaderFields ?? [:]) }
    set { allHTTPHeaderFields = newValue.dictionary }
  }
}

/// The method of a request.
public struct HTTPMethod: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a method of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The method `GET`.
  public static let get = Self(rawValue: "GET")
  /// The method `POST`.
  public static let post = Self(rawValue: "POST")
  /// The method `PUT`.
  public static let put = Self(rawValue: "PUT")
  /// The method `PATCH`.
  public static let patch = Self(rawValue: "PATCH")
  /// The method `DELETE`.
  public static let delete = Self(rawValue: "DELETE")
  /// The method `HEAD`.
  public static let head = Self(rawValue: "HEAD")
  /// The method `OPTIONS`.
  public static let options = Self(rawValue: "OPTIONS")
}
