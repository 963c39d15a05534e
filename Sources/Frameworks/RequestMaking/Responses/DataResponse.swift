public import UIKit

/// The answer of a request whose value is of a type.
public typealias AFDataResponse<Success> = DataResponse<Success, AFError>
/// The value of an answer, or why there is none.
public typealias AFResult<Success> = Result<Success, AFError>

/// The answer of a request.
public struct DataResponse<Success, Failure: Error> {
  /// The request; nil if it could not be composed.
  public let request: URLRequest?
  /// The header of the answer; nil without one.
  public let response: HTTPURLResponse?
  /// The bytes of the answer; nil without one.
  public let data: Data?
  /// The value, or why there is none.
  public let result: Result<Success, Failure>

  /// Creates an answer.
  public init(
    request: URLRequest?, response: HTTPURLResponse?, data: Data?, result: Result<Success, Failure>
  ) { (self.request, self.response, self.data, self.result) = (request, response, data, result) }

  /// The value; nil if there is none.
  public var value: Success? { try? result.get() }
  /// Why there is no value; nil if there is one.
  public var error: Failure? { if case .failure(let error) = result { error } else { nil } }

  /// Returns the answer with another value.
  public func map<New>(_ transform: (Success) -> New) -> DataResponse<New, Failure> {
    DataResponse<New, Failure>(
      request: request, response: response, data: data, result: result.map(transform))
  }

  /// Returns the answer with another error.
  public func mapError<New: Error>(_ transform: (Failure) -> New) -> DataResponse<Success, New> {
    DataResponse<Success, New>(
      request: request, response: response, data: data, result: result.mapError(transform))
  }
}

extension Result where Failure == AFError {
  /// The value; nil if there is none.
  public var value: Success? { try? get() }
  /// Why there is no value; nil if there is one.
  public var error: Failure? { if case .failure(let error) = self { error } else { nil } }
  /// Whether there is a value.
  public var isSuccess: Bool { value != nil }
  /// Whether there is no value.
  public var isFailure: Bool { !isSuccess }
}
