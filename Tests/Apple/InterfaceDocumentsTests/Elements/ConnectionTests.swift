import InterfaceDocuments
import Testing

@Suite struct `A connection` {
  /// Returns the connection of a controller beside an exit and a second controller, `dst`.
  private func connection(_ element: String) throws -> InterfaceConnection {
    let document = try read(
      storyboard(
        controller: "<connections>\n\(element)\n</connections>",
        objects: "<exit id=\"ext\" sceneMemberID=\"exit\"/><viewController id=\"dst\"/>"))
    #expect(document.uninterpreted == [])
    let connection = try #require(document.object("ctl")?.connections.first)
    #expect(document.element("cn") == .connection(connection))
    #expect(connection.id == "cn")
    return connection
  }

  private func segue(_ attributes: String, _ children: String = "") throws -> InterfaceSegue {
    let element = "<segue \(attributes) id=\"cn\">\(children)</segue>"
    guard case .segue(let segue) = try connection(element) else { throw Mismatch() }
    return segue
  }

  private struct Mismatch: Error {}

  @Test func `is an outlet`() throws {
    guard
      case .outlet(let outlet) = try connection(
        "<outlet property=\"slider\" destination=\"root\" id=\"cn\"/>")
    else { throw Mismatch() }
    #expect(outlet.property == "slider")
    #expect(outlet.destination == "root")
    #expect(outlet.line == 14)
  }

  @Test func `is an outlet collection`() throws {
    guard
      case .outletCollection(let outlet) = try connection(
        """
        <outletCollection property="boxes" destination="root" appends="YES" \
        collectionClass="NSMutableArray" id="cn"/>
        """)
    else { throw Mismatch() }
    #expect(outlet.property == "boxes")
    #expect(outlet.destination == "root")
    #expect(outlet.appends)
    #expect(outlet.collectionClass == "NSMutableArray")
  }

  @Test(arguments: [("drop", 0), ("drop:", 1), ("dropWithSender:event:", 2)])
  func `is an action`(selector: String, count: Int) throws {
    guard
      case .action(let action) = try connection(
        """
        <action selector="\(selector)" destination="root" eventType="valueChanged" id="cn"/>
        """)
    else { throw Mismatch() }
    #expect(action.selector == selector)
    #expect(action.argumentCount == count)
    #expect(action.destination == "root")
    #expect(action.eventType == "valueChanged")
    #expect(action.trigger == nil)
  }

  @Test func `is a segue that shows`() throws {
    let segue = try segue("destination=\"dst\" kind=\"show\" identifier=\"detail\"")
    #expect(segue.kind == "show")
    #expect(segue.destination == "dst")
    #expect(segue.identifier == "detail")
    #expect(segue.isAnimated)
    #expect(segue.customClass == nil)
    #expect(segue.previewSegues == [:])
  }

  @Test func `is a segue that presents`() throws {
    let segue = try segue(
      """
      destination="dst" kind="presentation" modalPresentationStyle="fullScreen" \
      modalTransitionStyle="crossDissolve" animates="NO" trigger="accessoryAction" \
      destinationCreationSelector="make:"
      """)
    #expect(segue.modalPresentationStyle == "fullScreen")
    #expect(segue.modalTransitionStyle == "crossDissolve")
    #expect(!segue.isAnimated)
    #expect(segue.trigger == "accessoryAction")
    #expect(segue.destinationCreationSelector == "make:")
  }

  @Test func `is a custom segue`() throws {
    let segue = try segue(
      """
      destination="dst" kind="custom" customClass="DropSegue" customModule="Drop" \
      customModuleProvider="target"
      """)
    #expect(segue.customClass?.name == "DropSegue")
    #expect(segue.customClass?.module == "Drop")
    #expect(segue.customClass?.moduleIsTarget == true)
  }

  @Test func `is a relationship`() throws {
    let segue = try segue(
      "destination=\"dst\" kind=\"relationship\" relationship=\"rootViewController\"")
    #expect(segue.relationship == "rootViewController")
  }

  @Test func `is an unwind segue`() throws {
    let segue = try segue("destination=\"ext\" kind=\"unwind\" unwindAction=\"back:\"")
    #expect(segue.unwindAction == "back:")
    #expect(segue.destination == "ext")
  }

  @Test func `is a popover`() throws {
    let segue = try segue(
      "destination=\"dst\" kind=\"popoverPresentation\" popoverAnchorView=\"root\"",
      "<popoverArrowDirection key=\"popoverArrowDirection\" up=\"YES\" down=\"YES\"/>")
    #expect(segue.popoverAnchorView == "root")
    #expect(segue.popoverArrowDirections == ["up", "down"])
  }

  @Test func `has the segues of a peek`() throws {
    let segue = try segue(
      "destination=\"dst\" kind=\"show\"",
      """
      <segue key="commit" inheritsFrom="parent" id="com"/>
      <segue key="preview" kind="custom" destination="dst" customClass="Peek" id="pre"/>
      """)
    #expect(segue.previewSegues["commit"]?.inheritsFrom == "parent")
    #expect(segue.previewSegues["commit"]?.id == "com")
    #expect(segue.previewSegues["preview"]?.destination == "dst")
    #expect(segue.previewSegues["preview"]?.customClass?.name == "Peek")
  }

  @Test(arguments: [
    ("<outlet destination=\"root\"/>", "<outlet> has no attribute property; it is required"),
    ("<outlet property=\"a\"/>", "<outlet> has no attribute destination; it is required"),
    ("<action destination=\"root\"/>", "<action> has no attribute selector; it is required"),
    ("<segue destination=\"root\"/>", "<segue> has no attribute kind; it is required"),
  ])
  func `without a required attribute is refused`(element: String, reason: String) {
    expectError(
      .missingAttribute, "Main.storyboard, line 14: \(reason)",
      in: storyboard(controller: "<connections>\n\(element)\n</connections>"))
  }
}
