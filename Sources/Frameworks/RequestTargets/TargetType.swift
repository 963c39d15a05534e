public import RequestMaking
@_exported public import UIKit

/// The method of a request, in the words of the library Moya.
public typealias Method = HTTPMethod
/// How what is sent is written.
public typealias ParameterEncoding = RequestMaking.ParameterEncoding
/// Writes names and values, as forms of pages do.
public typealias URLEncoding = RequestMaking.URLEncoding
/// Writes JSON into the body.
public typealias JSONEncoding = RequestMaking.JSONEncoding
/// A session of requests.
public typealias Session = RequestMaking.Session
/// What changes and repeats requests.
public typealias RequestInterceptor = RequestMaking.RequestInterceptor

/// The requests of a program as values, in the words of the library Moya.
///
/// Requests fail as on a device without a network, unless a script answers. There are no streams of
/// progress: a request has come to its end, or has not. Parts of forms and files are not sent.
public protocol TargetType {
  /// The address that all requests have in common.
  var baseURL: URL { get }
  /// The rest of the address.
  var path: String { get }
  /// The method.
  var method: HTTPMethod { get }
  /// What is answered by a provider that asks no network; by default nothing.
  var sampleData: Data { get }
  /// What is sent.
  var task: RequestTask { get }
  /// Which statuses are accepted; by default all.
  var validationType: ValidationType { get }
  /// The fields of the header; nil for none.
  var headers: [String: String]? { get }
}

extension TargetType {
  /// All statuses are accepted.
  public var validationType: ValidationType { .none }
  /// Nothing is answered.
  public var sampleData: Data { Data() }
}

/// What a request sends.
public typealias Task = RequestTask

/// What a request sends.
public enum RequestTask {
  /// Nothing.
  case requestPlain
  /// Bytes in the body.
  case requestData(Data)
  /// A value as JSON in the body.
  case requestJSONEncodable(any Encodable)
  /// A value as JSON in the body, by an encoder.
  case requestCustomJSONEncodable(any Encodable, encoder: JSONEncoder)
  /// Names and values.
  case requestParameters(parameters: [String: Any], encoding: any ParameterEncoding)
  /// Bytes in the body, names and values in the address.
  case requestCompositeData(bodyData: Data, urlParameters: [String: Any])
  /// Names and values in the body and in the address.
  case requestCompositeParameters(
    bodyParameters: [String: Any], bodyEncoding: any ParameterEncoding,
    urlParameters: [String: Any])
  /// A file.
  case uploadFile(URL)
  /// The parts of a form.
  case uploadMultipart([MultipartFormData])
  /// The parts of a form, names and values in the address.
  case uploadCompositeMultipart([MultipartFormData], urlParameters: [String: Any])
}

/// Which statuses of an answer are accepted.
public enum ValidationType: Equatable {
  /// All.
  case none
  /// Those of success.
  case successCodes
  /// Those of success, and those that name another address.
  case successAndRedirectCodes
  /// Those of a list.
  case customCodes([Int])

  /// The statuses; empty for all.
  public var statusCodes: [Int] {
    switch self {
    case .none: []
    case .successCodes: Array(200..<300)
    case .successAndRedirectCodes: Array(200..<400)
    case .customCodes(let codes): codes
    }
  }
}

/// A part of a form.
public struct MultipartFormData {
  /// Where the part comes from.
  public enum FormDataProvider {
    case data(Data)
    case file(URL)
  }

  /// Where the part comes from.
  public let provider: FormDataProvider
  /// Its name.
  public let name: String
  /// The name of its file; nil without one.
  public let fileName: String?
  /// Its type; nil if it has none.
  public let mimeType: String?

  /// Creates a part.
  public init(
    provider: FormDataProvider, name: String, fileName: String? = nil, mimeType: String? = nil
  ) {
    (self.provider, self.name) = (provider, name)
    (self.fileName, self.mimeType) = (fileName, mimeType)
  }
}

/// A target of any type.
public enum MultiTarget: TargetType {
  /// The target.
  case target(any TargetType)

  /// Creates one of a target.
  public init(_ target: any TargetType) { self = .target(target) }

  /// The target.
  public var target: any TargetType {
    switch self {
    case .target(let target): target
    }
  }
  /// The address that requests of the target have in common.
  public var baseURL: URL { target.baseURL }
  /// The rest of the address.
  public var path: String { target.path }
  /// The method.
  public var method: HTTPMethod { target.method }
  /// What is answered without a network.
  public var sampleData: Data { target.sampleData }
  /// What is sent.
  public var task: RequestTask { target.task }
  /// Which statuses are accepted.
  public var validationType: ValidationType { target.validationType }
  /// The fields of the header.
  public var headers: [String: String]? { target.headers }
}

/// A target that sends a proof of who asks.
public protocol AccessTokenAuthorizable {
  /// The kind of proof; nil for none.
  var authorizationType: AuthorizationType? { get }
}

/// The kind of a proof of who asks.
public enum AuthorizationType {
  case basic
  case bearer
  case custom(String)

  /// The word before the token.
  public var value: String {
    switch self {
    case .basic: "Basic"
    case .bearer: "Bearer"
    case .custom(let word): word
    }
  }
}
