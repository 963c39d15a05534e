import Geometry
import InterfaceDocuments
import Testing

@Suite struct `A runtime attribute` {
  @Test(
    arguments: [
      (
        "type=\"number\"", "<integer key=\"value\" value=\"8\"/>", .number(8)
      ),
      ("type=\"number\"", "<real key=\"value\" value=\"0.5\"/>", .number(0.5)),
      ("type=\"boolean\" value=\"YES\"", "", .bool(true)),
      ("type=\"boolean\" value=\"NO\"", "", .bool(false)),
      ("type=\"boolean\"", "", .bool(false)),
      ("type=\"string\" value=\"bounce\"", "", .string("bounce")),
      ("type=\"string\"", "", .string("")),
      ("type=\"string\"", "<string key=\"value\">a\nb</string>", .string("a\nb")),
      ("type=\"localizedString\" value=\"Go\"", "", .string("Go")),
      ("type=\"point\"", "<point key=\"value\" x=\"1\" y=\"2\"/>", .point(Point(1, 2))),
      ("type=\"size\"", "<size key=\"value\" width=\"3\" height=\"4\"/>", .size(Size(3, 4))),
      (
        "type=\"rect\"", "<rect key=\"value\" x=\"1\" y=\"2\" width=\"3\" height=\"4\"/>",
        .rect(Rect(x: 1, y: 2, width: 3, height: 4))
      ),
      (
        "type=\"range\"", "<range key=\"value\" location=\"0\" length=\"9\"/>",
        .range(location: 0, length: 9)
      ),
      (
        "type=\"color\"",
        "<color key=\"value\" red=\"0\" green=\"0\" blue=\"1\" alpha=\"1\"/>",
        .color(.components(.blue))
      ),
      ("type=\"nil\"", "", .null),
    ] as [(String, String, PropertyValue)])
  func `has a key path and a value`(
    attributes: String, child: String, value: PropertyValue
  ) throws {
    let view = try object(
      "root",
      in: """
        <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute keyPath="layer.cornerRadius" \(attributes)>\(child)\
        </userDefinedRuntimeAttribute>
        </userDefinedRuntimeAttributes>
        """)
    let attribute = try #require(view.runtimeAttributes.first)
    #expect(attribute.keyPath == "layer.cornerRadius")
    #expect(attribute.value == value)
    #expect(attribute.line == 12)
  }

  @Test func `may be an image`() throws {
    let view = try object(
      "root",
      in: """
        <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="image" keyPath="picture" value="ball"/>
        </userDefinedRuntimeAttributes>
        """)
    #expect(view.runtimeAttributes.first?.value.image?.name == "ball")
    #expect(view.runtimeAttributes.first?.type == "image")
  }
}
