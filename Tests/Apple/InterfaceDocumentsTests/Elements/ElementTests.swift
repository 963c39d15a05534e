import InterfaceDocuments
import Testing

@Suite struct `An element` {
  @Test(arguments: ObjectKind.known)
  func `of a known kind is an object`(kind: ObjectKind) throws {
    let element =
      "<\(kind.elementName) id=\"x\" userLabel=\"L\" customClass=\"C\"/>"
    let document = try read(xib(element))
    let object = try #require(document.objects.last)
    #expect(object.kind == kind)
    #expect(object.userLabel == "L")
    #expect(object.customClass?.name == "C")
    #expect(document.uninterpreted == [])
    #expect(ObjectKind(elementName: kind.elementName) == kind)
  }

  @Test func `of a long press is spelled as Interface Builder does`() throws {
    let recognizer = try read(
      xib("<pongPressGestureRecognizer minimumPressDuration=\"0.5\" id=\"x\"/>")
    ).object("x")
    #expect(recognizer?.kind == .longPressGestureRecognizer)
    #expect(recognizer?["minimumPressDuration"] == .number(0.5))
  }

  @Test func `belongs to one group`() {
    for kind in ObjectKind.known {
      let groups = [kind.isView, kind.isController, kind.isGestureRecognizer]
      #expect(groups.count { $0 } <= 1)
    }
    #expect(ObjectKind.glkView.isView)
    #expect(ObjectKind.viewControllerPlaceholder.isController)
    #expect(ObjectKind.swipeGestureRecognizer.isGestureRecognizer)
    #expect(!ObjectKind.other("view2").isView)
  }

  /// The attributes that public documents have, by element, with a value as Xcode writes it.
  @Test(arguments: [
    ("view", "contentMode=\"scaleToFill\" clearsContextBeforeDrawing=\"NO\" clipsSubviews=\"YES\""),
    ("view", "multipleTouchEnabled=\"YES\" insetsLayoutMarginsFromSafeArea=\"NO\" opaque=\"NO\""),
    ("view", "fixedFrame=\"YES\" ambiguous=\"YES\" misplaced=\"YES\" hidden=\"YES\""),
    ("imageView", "contentMode=\"center\" image=\"a\" tag=\"1\" alpha=\"0.69999999999999973\""),
    ("label", "adjustsFontSizeToFit=\"NO\" baselineAdjustment=\"alignBaselines\" text=\"a\""),
    ("label", "lineBreakMode=\"tailTruncation\" numberOfLines=\"0\" usesAttributedText=\"YES\""),
    ("button", "contentHorizontalAlignment=\"center\" contentVerticalAlignment=\"center\""),
    ("button", "buttonType=\"infoLight\" lineBreakMode=\"middleTruncation\" tag=\"2\""),
    ("panGestureRecognizer", "minimumNumberOfTouches=\"1\" maximumNumberOfTouches=\"2\""),
    ("tapGestureRecognizer", "numberOfTapsRequired=\"2\" numberOfTouchesRequired=\"1\""),
    ("barButtonItem", "title=\"a\" systemItem=\"add\" style=\"done\""),
    ("switch", "on=\"YES\" contentHorizontalAlignment=\"center\""),
    ("slider", "value=\"0.5\" minValue=\"0.0\" maxValue=\"1\""),
    ("stepper", "value=\"1\" maximumValue=\"100\" stepValue=\"1\""),
    ("stackView", "axis=\"vertical\" distribution=\"fillEqually\" spacing=\"6\""),
    ("visualEffectView", "contentMode=\"scaleToFill\""),
    ("containerView", "contentMode=\"scaleToFill\""),
    ("segmentedControl", "segmentControlStyle=\"plain\" selectedSegmentIndex=\"0\""),
    ("tabBarItem", "title=\"a\" image=\"b\" systemItem=\"favorites\""),
    ("navigationItem", "title=\"a\" prompt=\"b\""),
    ("viewController", "title=\"a\" storyboardIdentifier=\"b\" sceneMemberID=\"viewController\""),
  ])
  func `has the attributes of public documents`(name: String, attributes: String) throws {
    let document = try read(xib("<\(name) \(attributes) id=\"x\"/>"))
    #expect(document.uninterpreted == [])
    let object = try #require(document.object("x"))
    let identifierCount = object.storyboardIdentifier == nil ? 0 : 1
    #expect(object.properties.count + identifierCount == attributes.count { $0 == "=" })
  }

  /// The elements without an id of their own that public documents have.
  @Test(arguments: [
    "<animations/>", "<gestureRecognizers/>", "<layoutGuides/>",
    "<extendedEdge key=\"edgesForExtendedLayout\"/>",
    "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" prompted=\"NO\"/>",
    "<simulatedToolbarMetrics key=\"simulatedBottomBarMetrics\"/>",
    "<simulatedStatusBarMetrics key=\"simulatedStatusBarMetrics\"/>",
    "<simulatedOrientationMetrics key=\"simulatedOrientationMetrics\"/>",
    "<simulatedScreenMetrics key=\"simulatedDestinationMetrics\" type=\"retina47\"/>",
    "<freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/>",
    "<nil key=\"simulatedStatusBarMetrics\"/>",
  ])
  func `without an id is interpreted`(element: String) throws {
    let document = try read(storyboard(view: element))
    #expect(document.uninterpreted == [])
    let key = element.split(separator: "key=\"").dropFirst().first?.prefix { $0 != "\"" }
    if let key { #expect(document.object("root")?[String(key)] != nil) }
  }

  @Test func `of the document is interpreted`() throws {
    let document = try read(
      storyboard(
        objects: """
          <navigationController id="n"><connections>
              <segue destination="ctl" kind="relationship" relationship="rootViewController" \
          id="r"/>
          </connections></navigationController>
          """,
        document: """
          <customFonts key="customFonts">
              <array key="Helvetica.ttc"><string>Helvetica</string><string>Helvetica-Bold</string>
              </array>
              <mutableArray key="B.ttf"><string>B</string></mutableArray>
          </customFonts>
          <inferredMetricsTieBreakers><segue reference="r"/></inferredMetricsTieBreakers>
          """))
    #expect(document.uninterpreted == [])
    #expect(
      document.customFonts == ["Helvetica.ttc": ["Helvetica", "Helvetica-Bold"], "B.ttf": ["B"]])
    #expect(document.inferredMetricsTieBreakers == ["r"])
  }
}
