// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import RequestMaking
internal import UIKit

// Answers as values, in the words of AlamofireObjectMapper.

extension DataRequest {
  /// Calls a function with the value of the object in an answer, or with an error.
  ///
  /// The object stands at a path of names, or is the whole answer.
  @discardableResult
  public func responseObject<Value: BaseMappable>(
    queue: DispatchQueue? = nil, keyPath: String? = nil, mapToObject object: Value? = nil,
    context: (any MapContext)? = nil,
    completionHandler: @escaping (AFDataResponse<Value>) -> Void
  ) -> Self {
    responseValue(keyPath, completionHandler) { part in
      let mapper = Mapper<Value>(context: context)
      return object.map { mapper.map(JSONObject: part, toObject: $0) }
        ?? mapper.map(JSONObject: part)
    }
  }

  /// Calls a function with the values of the objects in an answer, or with an error.
  ///
  /// The list stands at a path of names, or is the whole answer.
  @discardableResult
  public func responseArray<Value: BaseMappable>(
    queue: DispatchQueue? = nil, keyPath: String? = nil, context: (any MapContext)? = nil,
    completionHandler: @escaping (AFDataResponse<[Value]>) -> Void
  ) -> Self {
    responseValue(keyPath, completionHandler) {
      Mapper<Value>(context: context).mapArray(JSONObject: $0)
    }
  }

  private func responseValue<Value>(
    _ keyPath: String?, _ completion: @escaping (AFDataResponse<Value>) -> Void,
    _ read: @escaping (Any?) -> Value?
  ) -> Self {
    responseJSON { answer in
      let result = answer.result.flatMap { object -> AFResult<Value> in
        let part = keyPath.map { path in
          Map(mappingType: .fromJSON, JSON: object as? [String: Any] ?? [:])[path].currentValue
        }
        guard let value = read(part ?? object) else {
          let error = MapError(key: keyPath, currentValue: object, reason: "does not fit")
          return .failure(
            .responseSerializationFailed(reason: .jsonSerializationFailed(error: error)))
        }
        return .success(value)
      }
      completion(
        AFDataResponse(
          request: answer.request, response: answer.response, data: answer.data, result: result))
    }
  }
}
