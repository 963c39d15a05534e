public import UIKit

/// Why a request failed.
public enum AFError: Error {
  /// Why an answer was refused.
  public enum ResponseValidationFailureReason {
    case unacceptableStatusCode(code: Int)
    case unacceptableContentType(acceptableContentTypes: [String], responseContentType: String)
  }
  /// Why an answer could not be read.
  public enum ResponseSerializationFailureReason {
    case inputDataNilOrZeroLength
    case stringSerializationFailed
    case jsonSerializationFailed(error: any Error)
    case decodingFailed(error: any Error)
  }

  case explicitlyCancelled
  case invalidURL(url: any URLConvertible)
  case createURLRequestFailed(error: any Error)
  case sessionTaskFailed(error: any Error)
  case responseValidationFailed(reason: ResponseValidationFailureReason)
  case responseSerializationFailed(reason: ResponseSerializationFailureReason)

  /// The error below this one; nil without one.
  public var underlyingError: (any Error)? {
    switch self {
    case .createURLRequestFailed(let error), .sessionTaskFailed(let error): error
    case .responseSerializationFailed(.jsonSerializationFailed(let error)): error
    case .responseSerializationFailed(.decodingFailed(let error)): error
    default: nil
    }
  }

  /// The status of an answer that was refused; nil otherwise.
  public var responseCode: Int? {
    if case .responseValidationFailed(.unacceptableStatusCode(let code)) = self { return code }
    return nil
  }

  /// Whether the address is none.
  public var isInvalidURLError: Bool {
    if case .invalidURL = self { true } else { false }
  }
  /// Whether the session failed, as without a network.
  public var isSessionTaskError: Bool {
    if case .sessionTaskFailed = self { true } else { false }
  }
  /// Whether the program has ended the request.
  public var isExplicitlyCancelledError: Bool {
    if case .explicitlyCancelled = self { true } else { false }
  }
  /// Whether an answer was refused.
  public var isResponseValidationError: Bool {
    if case .responseValidationFailed = self { true } else { false }
  }
  /// Whether an answer could not be read.
  public var isResponseSerializationError: Bool {
    if case .responseSerializationFailed = self { true } else { false }
  }
}

extension AFError: LocalizedError {
  /// The error in words, as the library has them.
  public var errorDescription: String? {
    switch self {
    case .explicitlyCancelled: "Request explicitly cancelled."
    case .invalidURL(let url): "URL is not valid: \(url)"
    case .createURLRequestFailed(let error):
      "Create URLRequest failed with error: \(error.localizedDescription)"
    case .sessionTaskFailed(let error):
      "URLSessionTask failed with error: \(error.localizedDescription)"
    case .responseValidationFailed(.unacceptableStatusCode(let code)):
      "Response status code was unacceptable: \(code)."
    case .responseValidationFailed(.unacceptableContentType(let types, let type)):
      "Response Content-Type \"\(type)\" does not match any acceptable types: "
        + "\(types.joined(separator: ",\n"))."
    case .responseSerializationFailed(.inputDataNilOrZeroLength):
      "Response could not be serialized, input data was nil or zero length."
    case .responseSerializationFailed(.stringSerializationFailed):
      "String could not be serialized."
    case .responseSerializationFailed(.jsonSerializationFailed(let error)):
      "JSON could not be serialized because of error:\n\(error.localizedDescription)"
    case .responseSerializationFailed(.decodingFailed(let error)):
      "Response could not be decoded because of error:\n\(error.localizedDescription)"
    }
  }
}

extension Error {
  /// The error as one of a request; nil if it is another one.
  public var asAFError: AFError? { self as? AFError }
}
