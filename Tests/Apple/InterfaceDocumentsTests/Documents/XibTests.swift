import Geometry
import InterfaceDocuments
import Testing

@Suite struct `A xib` {
  @Test func `has top-level objects and an owner`() throws {
    let document = try read(
      xib(
        """
        <view contentMode="scaleToFill" id="iN0-l3-epB" customClass="CardView" \
        customModule="Cards" customModuleProvider="target" restorationIdentifier="card">
            <rect key="frame" x="0.0" y="0.0" width="240" height="128"/>
        </view>
        <tapGestureRecognizer numberOfTapsRequired="2" id="tap"/>
        <customObject id="obj" customClass="CardStore" userLabel="Store"/>
        """))
    #expect(document.kind == .xib)
    #expect(document.description == "Main.storyboard (xib, objects: 5)")
    #expect(document.scenes == [])
    #expect(
      document.objects.map(\.kind) == [
        .placeholder, .placeholder, .view, .tapGestureRecognizer, .customObject,
      ])
    #expect(document.objects[0]["placeholderIdentifier"] == .string("IBFilesOwner"))
    #expect(document.objects[0].userLabel == "File's Owner")
    let view = document.objects[2]
    #expect(view.customClass?.name == "CardView")
    #expect(view.customClass?.module == "Cards")
    #expect(view.customClass?.moduleIsTarget == true)
    #expect(view.restorationIdentifier == "card")
    #expect(document.objects[3]["numberOfTapsRequired"] == .number(2))
    #expect(document.objects[4].userLabel == "Store")
    #expect(document.device?.layout == "fullscreen")
    #expect(document.canvasSize == Size(375, 667))
    #expect(document.uninterpreted == [])
  }

  @Test func `has outlets of its owner`() throws {
    let text = xib("<view id=\"v\"/>").replacing(
      "userLabel=\"File's Owner\"/>",
      with: """
        userLabel="File's Owner" customClass="Owner">
            <connections><outlet property="view" destination="v" id="o"/></connections>
        </placeholder>
        """)
    let document = try read(text)
    let owner = try #require(document.object("-1"))
    #expect(owner.outlets.map(\.property) == ["view"])
    #expect(owner.outlets.map(\.destination) == ["v"])
    #expect(owner.outlets.map(\.id) == ["o"])
    #expect(owner.customClass?.name == "Owner")
  }

  @Test func `keeps the module of its custom classes`() throws {
    let document = try read(xib("<view id=\"v\" customClass=\"A\" customModule=\"\"/>"))
    #expect(document.object("v")?.customClass?.module == nil)
    #expect(document.object("v")?.customClass?.moduleIsTarget == false)
  }
}
