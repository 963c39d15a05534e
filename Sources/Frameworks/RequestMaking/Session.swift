internal import StageContext
@_exported public import UIKit

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The session of the application, in the words of Alamofire.
public var AF: Session { .default }

/// Makes a request in the session of the application, as the fourth version of the library spells
/// it.
@discardableResult
public func request(
  _ url: any URLConvertible, method: HTTPMethod = .get, parameters: Parameters? = nil,
  encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil
) -> DataRequest {
  AF.request(url, method: method, parameters: parameters, encoding: encoding, headers: headers)
}

/// Makes a request in the session of the application, as the fourth version of the library spells
/// it.
@discardableResult
public func request(_ urlRequest: any URLRequestConvertible) -> DataRequest {
  AF.request(urlRequest)
}

/// Makes a request in the session of the application, with fields of the header in a dictionary.
@discardableResult
@_disfavoredOverload
public func request(
  _ url: any URLConvertible, method: HTTPMethod = .get, parameters: Parameters? = nil,
  encoding: any ParameterEncoding = URLEncoding.default, headers: [String: String]?
) -> DataRequest {
  AF.request(url, method: method, parameters: parameters, encoding: encoding, headers: headers)
}

/// A session under the name of the fourth version of the library.
public typealias SessionManager = Session

/// A session of requests, which answers of a script fulfill; without one they fail as on a device
/// that is offline.
open class Session {
  /// The session of the application.
  public static var `default`: Session {
    ApplicationContext.shared.service { _ in Session() }
  }

  /// The session of Foundation.
  public let session: URLSession
  /// What changes and repeats requests, if they have none of their own.
  public let interceptor: (any RequestInterceptor)?

  /// Creates a session.
  ///
  /// - Parameters:
  ///   - configuration: How it loads.
  ///   - interceptor: What changes requests before they are made.
  ///   - eventMonitors: They hear nothing.
  public init(
    configuration: URLSessionConfiguration = .default,
    interceptor: (any RequestInterceptor)? = nil, eventMonitors: [any EventMonitor] = []
  ) {
    session = URLSession(configuration: configuration)
    self.interceptor = interceptor
  }

  /// Makes a request of an address.
  ///
  /// - Parameters:
  ///   - convertible: The address.
  ///   - method: The method.
  ///   - parameters: What is sent.
  ///   - encoding: Where and how that is written.
  ///   - headers: Fields of the header.
  ///   - interceptor: What changes the request before it is made.
  /// - Returns: The request, which begins at once.
  @discardableResult
  open func request(
    _ convertible: any URLConvertible, method: HTTPMethod = .get, parameters: Parameters? = nil,
    encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil,
    interceptor: (any RequestInterceptor)? = nil
  ) -> DataRequest {
    make(interceptor) {
      try encoding.encode(
        URLRequest(url: convertible, method: method, headers: headers), with: parameters)
    }
  }

  /// Makes a request of an address with fields of the header in a dictionary, as the fourth version
  /// of the library has them.
  @discardableResult
  @_disfavoredOverload
  open func request(
    _ convertible: any URLConvertible, method: HTTPMethod = .get, parameters: Parameters? = nil,
    encoding: any ParameterEncoding = URLEncoding.default, headers: [String: String]?
  ) -> DataRequest {
    request(
      convertible, method: method, parameters: parameters, encoding: encoding,
      headers: headers.map { HTTPHeaders($0) })
  }

  /// The fields that requests have by default, as the fourth version of the library has them: none.
  public static var defaultHTTPHeaders: [String: String] { [:] }

  /// Makes a request of an address with a value that is encoded.
  @discardableResult
  open func request<Value: Encodable>(
    _ convertible: any URLConvertible, method: HTTPMethod = .get, parameters: Value?,
    encoder: any ParameterEncoder = URLEncodedFormParameterEncoder.default,
    headers: HTTPHeaders? = nil, interceptor: (any RequestInterceptor)? = nil
  ) -> DataRequest {
    make(interceptor) {
      try encoder.encode(
        parameters, into: URLRequest(url: convertible, method: method, headers: headers))
    }
  }

  /// Makes a request that the program has composed.
  @discardableResult
  open func request(
    _ urlRequest: any URLRequestConvertible, interceptor: (any RequestInterceptor)? = nil
  ) -> DataRequest {
    make(interceptor) { try urlRequest.asURLRequest() }
  }

  /// Sends the parts of a form.
  @discardableResult
  open func upload(
    multipartFormData: @escaping (MultipartFormData) -> Void, to url: any URLConvertible,
    method: HTTPMethod = .post, headers: HTTPHeaders? = nil,
    interceptor: (any RequestInterceptor)? = nil
  ) -> DataRequest {
    make(interceptor) {
      multipartFormData(MultipartFormData())
      return try URLRequest(url: url, method: method, headers: headers)
    }
  }

  private func make(
    _ interceptor: (any RequestInterceptor)?, _ compose: () throws -> URLRequest
  ) -> DataRequest {
    let request = DataRequest(Result { try compose() }, in: session)
    guard let adapter = interceptor ?? self.interceptor, let composed = request.request else {
      request.resume()
      return request
    }
    adapter.adapt(composed, for: self) { result in
      request.change(to: result)
      request.resume()
    }
    return request
  }
}

/// The parts of a form, of which none is sent: there is no network.
public final class MultipartFormData {
  /// Adds a part.
  public func append(
    _ data: Data, withName name: String, fileName: String? = nil, mimeType: String? = nil
  ) {}
  /// Adds a file.
  public func append(_ fileURL: URL, withName name: String) {}
}
