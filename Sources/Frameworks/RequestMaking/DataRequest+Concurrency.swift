public import UIKit

/// An answer that a program awaits.
public struct DataTask<Value> {
  private let begin: (@escaping (AFDataResponse<Value>) -> Void) -> Void

  init(_ begin: @escaping (@escaping (AFDataResponse<Value>) -> Void) -> Void) {
    self.begin = begin
  }

  /// The answer.
  public var response: AFDataResponse<Value> {
    get async {
      await withCheckedContinuation { continuation in
        begin { response in
          nonisolated(unsafe) let response = response
          continuation.resume(returning: response)
        }
      }
    }
  }

  /// The value of the answer, or why there is none.
  public var result: AFResult<Value> { get async { await response.result } }

  /// The value of the answer; an error is thrown if there is none.
  public var value: Value { get async throws { try await response.result.get() } }
}

extension DataRequest {
  /// Returns what waits for the answer as a value of a type.
  public func serializingDecodable<Value: Decodable>(
    _ type: Value.Type = Value.self, decoder: JSONDecoder = JSONDecoder()
  ) -> DataTask<Value> {
    DataTask { self.responseDecodable(of: type, decoder: decoder, completionHandler: $0) }
  }

  /// Returns what waits for the bytes of the answer.
  public func serializingData() -> DataTask<Data> {
    DataTask { self.responseData(completionHandler: $0) }
  }

  /// Returns what waits for the answer as a text.
  public func serializingString() -> DataTask<String> {
    DataTask { self.responseString(completionHandler: $0) }
  }
}
