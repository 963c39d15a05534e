import Geometry
import ObjectMapping
import RequestMaking
import StageContext
import StageKit
import Testing
import UIKit

/// Values of objects of JSON, in the words of ObjectMapper.
@Suite struct `values of objects of JSON` {
  private enum Kind: String { case small, large }

  private final class Dog: Mappable {
    var name = "none"
    var age: Int?
    var weight = 0.0
    var kind: Kind?
    var born: Date?
    var friends: [Dog] = []
    var city: String?
    var tags: [String]?
    var page: URL?

    required init?(map: Map) {
      if map.JSON["name"] == nil { return nil }
    }

    func mapping(map: Map) {
      name <- map["name"]
      age <- map["age"]
      weight <- map["weight"]
      kind <- map["kind"]
      born <- (map["born"], DateTransform())
      friends <- map["friends"]
      city <- map["home.city"]
      tags <- map["tags"]
      page <- (map["page"], URLTransform())
    }
  }

  private struct Cat: ImmutableMappable {
    let name: String
    let lives: Int

    init(map: Map) throws {
      name = try map.value("name")
      lives = try map.value("lives", default: 9)
    }

    func mapping(map: Map) {
      name >>> map["name"]
      lives >>> map["lives"]
    }
  }

  private let text = #"""
    {"name": "Rex", "age": 3, "weight": 12, "kind": "large", "born": 86400, "tags": ["a", "b"],
     "friends": [{"name": "Max"}, {"age": 1}], "home": {"city": "Bern"}, "page": "https://a.org"}
    """#

  @Test func `properties are read by their names and paths`() throws {
    let dog = try #require(Mapper<Dog>().map(JSONString: text))
    #expect(dog.name == "Rex" && dog.age == 3 && dog.weight == 12 && dog.kind == .large)
    #expect(dog.born == Date(timeIntervalSince1970: 86_400))
    // An object that does not fit is left out.
    #expect(dog.friends.map(\.name) == ["Max"])
    #expect(dog.city == "Bern" && dog.tags == ["a", "b"])
    #expect(dog.page?.absoluteString == "https://a.org")
  }

  @Test func `what is missing or does not fit keeps its value`() throws {
    let dog = try #require(Dog(JSON: ["name": 5, "weight": "heavy", "age": NSNull()]))
    #expect(dog.name == "none" && dog.weight == 0 && dog.age == nil)
    #expect(Dog(JSONString: "{}") == nil)
    #expect(Dog(JSONString: "[") == nil)
  }

  @Test func `values are written as they are read`() throws {
    let dog = try #require(Dog(JSONString: text))
    let object = dog.toJSON()
    #expect(object["name"] as? String == "Rex" && object["kind"] as? String == "large")
    #expect((object["home"] as? [String: Any])?["city"] as? String == "Bern")
    #expect((object["friends"] as? [[String: Any]])?.first?["name"] as? String == "Max")
    #expect(object["born"] as? Double == 86_400)
    let written = try #require(dog.toJSONString())
    let copy = try #require(Dog(JSONString: written))
    #expect(copy.toJSONString() == written)
  }

  @Test func `constants are read, and what is missing is thrown`() throws {
    let cat = try Cat(JSONString: #"{"name": "Tom"}"#)
    #expect(cat.name == "Tom" && cat.lives == 9)
    #expect(cat.toJSON()["lives"] as? Int == 9)
    let error = #expect(throws: MapError.self) { try Cat(JSON: ["lives": 1]) }
    #expect(error?.key == "name")
    #expect([Cat](JSONString: #"[{"name": "A"}, {}, {"name": "B"}]"#)?.map(\.name) == ["A", "B"])
  }

  @Test func `an object that is there is filled`() throws {
    let dog = try #require(Dog(JSONString: text))
    let same = Mapper().map(JSON: ["age": 4], toObject: dog)
    #expect(same === dog && dog.age == 4 && dog.name == "Rex")
  }

  @Test func `dates are texts of a pattern`() {
    let iso = ISO8601DateTransform()
    #expect(iso.transformFromJSON("1970-01-02T00:00:00Z") == Date(timeIntervalSince1970: 86_400))
    #expect(CustomDateFormatTransform(formatString: "yyyy").transformFromJSON("no") == nil)
    #expect(
      DateTransform(unit: .milliseconds).transformToJSON(.init(timeIntervalSince1970: 1)) == 1000)
  }

  @Test func `answers of requests are values`() {
    let stage = Stage(size: Size(320, 480))
    let application = UIApplication(on: stage)
    var lines: [String] = []
    application.run {
      ApplicationContext.shared.networkAnswers.add(
        .init(to: "*", status: 200, body: Data(#"{"dogs": [{"name": "Rex"}]}"#.utf8)))
      AF.request("https://a.org").responseArray(keyPath: "dogs") {
        (response: AFDataResponse<[Dog]>) in lines.append(response.value?.first?.name ?? "none")
      }
      AF.request("https://a.org").responseObject { (response: AFDataResponse<Dog>) in
        lines.append(response.error == nil ? "read" : "refused")
      }
    }
    stage.advance(to: 1)
    #expect(lines == ["Rex", "refused"])
  }
}
