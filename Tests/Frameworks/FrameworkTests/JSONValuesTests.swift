private import Foundation
import JSONValues
import Testing

@Suite struct JSONValuesTests {
  private static let document = """
    {"name": "Ada", "age": 36, "height": 1.65, "active": true, "tags": ["a", "b"], "none": null,
    "address": {"city": "London", "zip": "007"}, "link": "https://example.com/a b"}
    """
  private let json = JSON(parseJSON: document)

  @Test func `values are found by keys, indices and paths`() {
    #expect(json["name"].string == "Ada" && json["age"].int == 36)
    #expect(json["height"].double == 1.65 && json["active"].bool == true)
    #expect(json["tags"][1].stringValue == "b" && json["address", "city"].stringValue == "London")
    let path: [any JSONSubscriptType] = ["tags", 0]
    #expect(json[path].string == "a")
    #expect(json["tags"].arrayValue.map(\.stringValue) == ["a", "b"])
    #expect(json["link"].url?.absoluteString == "https://example.com/a%20b")
  }

  @Test func `values that are not there are null, with a reason`() {
    #expect(json["missing"].string == nil && json["missing"].stringValue == "")
    #expect(json["missing"].error == .notExist && !json["missing"].exists())
    #expect(json["tags"][7].error == .indexOutOfBounds && json["age"]["x"].error == .wrongType)
    #expect(json["missing"]["deeper"].error == .notExist)
    #expect(json["none"].type == .null && json["none"].exists())
    #expect(JSON(parseJSON: "{").error == .invalidJSON)
    #expect(throws: SwiftyJSONError.invalidJSON) { try JSON(data: Data("[1,".utf8)) }
  }

  @Test func `values are converted`() {
    #expect(json["age"].stringValue == "36" && json["active"].stringValue == "true")
    #expect(json["address"]["zip"].intValue == 7 && json["height"].intValue == 1)
    #expect(json["name"].intValue == 0 && json["name"].int == nil)
    #expect(JSON("yes").boolValue && !JSON("no").boolValue && JSON(2).boolValue)
    #expect(JSON(300).int32 == 300 && JSON(-1).uInt == nil && JSON(1e30).int == nil)
  }

  @Test func `objects become values and values objects`() throws {
    let optional: Int? = 3
    let json = JSON(["a": [1, 2.5, "x", NSNull()], "b": true, "c": optional as Any])
    #expect(json["a"].count == 4 && json["a"][1].double == 2.5 && json["a"][3].type == .null)
    #expect(json["b"].type == .bool && json["c"].int == 3)
    #expect(JSON(NSNumber(value: true)).type == .bool && JSON(NSNumber(value: 1)).type == .number)
    #expect(JSON(Data("[1]".utf8))[0].int == 1)
    #expect(JSON(Date()).type == .unknown && JSON(Date()).error == .unsupportedType)
    let objects = try #require(json.dictionaryObject?["a"] as? [Any])
    #expect(objects[0] as? Int == 1 && objects[2] as? String == "x")
  }

  @Test func `values are set, merged, listed and written`() throws {
    var json: JSON = ["a": 1, "b": ["c": 2]]
    json["b"]["d"] = "new"
    json["a"].int = 5
    let merged = try json.merged(with: ["b": ["c": 3], "e": NSNull()])
    #expect(
      try merged.rawData(options: .sortedKeys)
        == Data(#"{"a":5,"b":{"c":3,"d":"new"},"e":null}"#.utf8))
    #expect(throws: SwiftyJSONError.wrongType) { try json.merged(with: [1]) }
    let list: JSON = [10, 20]
    #expect(list.map { "\($0.0)=\($0.1)" } == ["0=10", "1=20"])
    #expect(Set(json.map(\.0)) == ["a", "b"] && JSON(1).isEmpty)
    #expect(JSON("text").rawString() == "text" && list == JSON([10, 20]))
  }
}
