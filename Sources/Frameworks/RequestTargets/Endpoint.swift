public import RequestMaking
internal import UIKit

/// What a provider that asks no network answers.
public enum EndpointSampleResponse {
  /// A status and bytes.
  case networkResponse(Int, Data)
  /// A header and bytes.
  case response(HTTPURLResponse, Data)
  /// An error.
  case networkError(NSError)
}

/// Where a target is asked, and how.
open class Endpoint {
  /// What is answered without a network.
  public typealias SampleResponseClosure = () -> EndpointSampleResponse

  /// The address.
  public let url: String
  /// What is answered without a network.
  public let sampleResponseClosure: SampleResponseClosure
  /// The method.
  public let method: HTTPMethod
  /// What is sent.
  public let task: RequestTask
  /// The fields of the header.
  public let httpHeaderFields: [String: String]?

  /// Creates an endpoint.
  public init(
    url: String, sampleResponseClosure: @escaping SampleResponseClosure, method: HTTPMethod,
    task: RequestTask, httpHeaderFields: [String: String]?
  ) {
    (self.url, self.method, self.task) = (url, method, task)
    (self.sampleResponseClosure, self.httpHeaderFields) = (sampleResponseClosure, httpHeaderFields)
  }

  /// Returns the endpoint with further fields of the header.
  open func adding(newHTTPHeaderFields: [String: String]) -> Endpoint {
    Endpoint(
      url: url, sampleResponseClosure: sampleResponseClosure, method: method, task: task,
      httpHeaderFields: (httpHeaderFields ?? [:]).merging(newHTTPHeaderFields) { $1 })
  }

  /// Returns the endpoint with something else to send.
  open func replacing(task: RequestTask) -> Endpoint {
    Endpoint(
      url: url, sampleResponseClosure: sampleResponseClosure, method: method, task: task,
      httpHeaderFields: httpHeaderFields)
  }

  /// Returns the request.
  ///
  /// - Throws: A ``MoyaError`` if the address is none or what is sent cannot be written.
  public func urlRequest() throws -> URLRequest {
    guard let address = URL(string: url) else { throw MoyaError.requestMapping(url) }
    var request = URLRequest(url: address)
    request.httpMethod = method.rawValue
    request.allHTTPHeaderFields = httpHeaderFields
    switch task {
    case .requestPlain, .uploadFile, .uploadMultipart: return request
    case .requestData(let data):
      request.httpBody = data
      return request
    case .requestJSONEncodable(let value):
      return try Self.encode(value, by: JSONEncoder(), into: request)
    case .requestCustomJSONEncodable(let value, let encoder):
      return try Self.encode(value, by: encoder, into: request)
    case .requestParameters(let parameters, let encoding):
      return try Self.encode(parameters, by: encoding, into: request)
    case .requestCompositeData(let data, let parameters):
      request.httpBody = data
      return try Self.encode(parameters, by: URLEncoding.queryString, into: request)
    case .requestCompositeParameters(let body, let encoding, let parameters):
      let written = try Self.encode(body, by: encoding, into: request)
      return try Self.encode(parameters, by: URLEncoding.queryString, into: written)
    case .uploadCompositeMultipart(_, let parameters):
      return try Self.encode(parameters, by: URLEncoding.queryString, into: request)
    }
  }

  private static func encode(
    _ value: any Encodable, by encoder: JSONEncoder, into request: URLRequest
  ) throws -> URLRequest {
    var result = request
    do {
      result.httpBody = try encoder.encode(value)
    } catch {
      throw MoyaError.encodableMapping(error)
    }
    if result.value(forHTTPHeaderField: "Content-Type") == nil {
      result.setValue("application/json", forHTTPHeaderField: "Content-Type")
    }
    return result
  }

  private static func encode(
    _ parameters: [String: Any], by encoding: any ParameterEncoding, into request: URLRequest
  ) throws -> URLRequest {
    do {
      return try encoding.encode(request, with: parameters)
    } catch {
      throw MoyaError.parameterEncoding(error)
    }
  }
}

extension URL {
  /// Creates the address of a target: its base, and its path if it has one.
  public init<Target: TargetType>(target: Target) {
    let path = target.path
    self = path.isEmpty ? target.baseURL : target.baseURL.appendingPathComponent(path)
  }
}
