import Geometry
import InterfaceDocuments
import Testing

@Suite struct `A storyboard of 2024` {
  private let document: InterfaceDocument

  init() throws {
    document = try read(
      storyboard(
        view: """
          <subviews>
              <imageView clipsSubviews="YES" userInteractionEnabled="NO" \
          contentMode="scaleAspectFit" horizontalHuggingPriority="251" \
          verticalHuggingPriority="251" translatesAutoresizingMaskIntoConstraints="NO" id="img">
                  <rect key="frame" x="20" y="79" width="100.33333333333333" height="80"/>
                  <imageReference key="image" image="star.fill" catalog="system" \
          symbolScale="large" renderingMode="hierarchical"/>
              </imageView>
              <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" \
          contentVerticalAlignment="center" buttonType="system" lineBreakMode="middleTruncation" \
          translatesAutoresizingMaskIntoConstraints="NO" id="btn">
                  <rect key="frame" x="150" y="300" width="93" height="35"/>
                  <state key="normal" title="Button"/>
                  <buttonConfiguration key="configuration" style="filled" title="Drop" \
          imagePadding="4" cornerStyle="capsule">
                      <imageReference key="image" image="box"/>
                      <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" \
          trailing="4"/>
                      <fontDescription key="titleFontDescription" type="boldSystem" pointSize="18"/>
                      <color key="baseBackgroundColor" systemColor="systemBlueColor"/>
                  </buttonConfiguration>
                  <connections>
                      <action selector="drop:" destination="ctl" eventType="touchUpInside" \
          id="act"/>
                  </connections>
              </button>
          </subviews>
          <viewLayoutGuide key="safeArea" id="safe"/>
          <color key="backgroundColor" systemColor="systemBackgroundColor"/>
          <constraints>
              <constraint firstItem="btn" firstAttribute="top" secondItem="safe" \
          secondAttribute="top" constant="241" id="c1"/>
          </constraints>
          <viewLayoutGuide key="keyboard" id="kbd"/>
          """,
        controller: """
          <navigationItem key="navigationItem" title="Drop" largeTitleDisplayMode="never" \
          id="nav">
              <barButtonItem key="rightBarButtonItem" systemItem="add" id="add"/>
          </navigationItem>
          <connections>
              <outlet property="imageView" destination="img" id="out"/>
          </connections>
          """,
        resources: """
          <image name="box" width="64" height="48"/>
          <image name="star.fill" catalog="system" width="128" height="116"/>
          <namedColor name="Accent">
              <color red="0.25" green="0.5" blue="0.75" alpha="1" colorSpace="custom" \
          customColorSpace="sRGB"/>
          </namedColor>
          <systemColor name="systemBackgroundColor">
              <color white="1" alpha="1" colorSpace="custom" \
          customColorSpace="genericGamma22GrayColorSpace"/>
          </systemColor>
          """,
        document: """
          <dependencies>
              <deployment identifier="iOS"/>
              <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22504"/>
              <capability name="Safe area layout guides" minToolsVersion="9.0"/>
              <capability name="System colors in document resources" minToolsVersion="11.0"/>
          </dependencies>
          <color key="tintColor" name="Accent"/>
          """))
  }

  @Test func `has the attributes of its root`() {
    #expect(document.file == "Main.storyboard")
    #expect(document.kind == .storyboard)
    #expect(document.description == "Main.storyboard (storyboard, scenes: 1)")
    #expect(document.toolsVersion == "22505")
    #expect(document.targetRuntime == "iOS.CocoaTouch")
    #expect(document.usesAutolayout)
    #expect(document.usesTraitCollections)
    #expect(document.usesSafeAreas)
    #expect(document.isColorMatched)
    #expect(!document.isLaunchScreen)
    #expect(document.tintColor == .named("Accent"))
  }

  @Test func `has a device and its canvas`() {
    #expect(document.device?.id == "retina6_12")
    #expect(document.device?.orientation == "portrait")
    #expect(document.device?.appearance == "light")
    #expect(document.canvasSize == Size(393, 852))
  }

  @Test func `has its dependencies`() {
    #expect(
      document.dependencies.capabilities == [
        "Safe area layout guides", "System colors in document resources",
      ])
    #expect(document.dependencies.deploymentIdentifier == "iOS")
    #expect(document.dependencies.plugInVersion == "22504")
  }

  @Test func `has a scene with a controller, a first responder and a place on the canvas`() throws {
    let scene = try #require(document.scenes.first)
    #expect(document.scenes.count == 1)
    #expect(scene.id == "scn")
    #expect(scene.line == 5)
    #expect(scene.canvasLocation == Point(130.5, -4))
    #expect(scene.controller?.id == "ctl")
    #expect(scene.placeholders.map(\.id) == ["first"])
    #expect(scene.exit == nil)
    #expect(document.initialController == scene.controller)
    #expect(document.scene(controllerID: "ctl") == scene)
  }

  @Test func `has views with design frames`() throws {
    let view = try #require(document.initialController?.child(.view))
    #expect(view.kind == .view)
    #expect(view.line == 8)
    #expect(view.frame == Rect(x: 0, y: 0, width: 393, height: 852))
    #expect(
      view["autoresizingMask"]
        == .autoresizingMask([.widthSizable, .heightSizable]))
    #expect(view.subviews.map(\.kind) == [.imageView, .button])
    #expect(view.subviews.map(\.line) == [12, 16])
    let imageView = view.subviews[0]
    #expect(imageView.frame == Rect(x: 20, y: 79, width: 100.33333333333333, height: 80))
    #expect(imageView["contentMode"] == .string("scaleAspectFit"))
    #expect(imageView["clipsSubviews"] == .bool(true))
    #expect(imageView["userInteractionEnabled"] == .bool(false))
    #expect(imageView["horizontalHuggingPriority"] == .number(251))
    #expect(imageView["translatesAutoresizingMaskIntoConstraints"] == .bool(false))
  }

  @Test func `has symbols and images`() throws {
    let image = try #require(document.object("img")?["image"]?.image)
    #expect(image.name == "star.fill")
    #expect(image.isSystemSymbol)
    #expect(image.symbolScale == "large")
    #expect(image.renderingMode == "hierarchical")
    let resource = try #require(document.resources.images["box"])
    #expect(resource.size == Size(64, 48))
    #expect(!resource.isSystemSymbol)
    #expect(document.resources.images["star.fill"]?.isSystemSymbol == true)
  }

  @Test func `has the configuration of a button`() throws {
    let button = try #require(document.object("btn"))
    let configuration = try #require(button["configuration"]?.record)
    #expect(configuration.element == "buttonConfiguration")
    #expect(configuration["style"] == .string("filled"))
    #expect(configuration["title"] == .string("Drop"))
    #expect(configuration["imagePadding"] == .number(4))
    #expect(configuration["cornerStyle"] == .string("capsule"))
    #expect(configuration["image"]?.image?.name == "box")
    #expect(configuration["image"]?.image?.isSystemSymbol == false)
    #expect(
      configuration["contentInsets"]
        == .directionalInsets(Insets(top: 1, left: 2, bottom: 3, right: 4)))
    #expect(configuration["titleFontDescription"]?.font?.face == .boldSystem)
    #expect(
      configuration["baseBackgroundColor"]
        == .color(.system("systemBlueColor", fallback: nil)))
    #expect(button.contents(for: "normal")?.title == "Button")
  }

  @Test func `has layout guides and constraints`() throws {
    let view = try #require(document.object("root"))
    #expect(view.layoutGuides.map(\.kind) == [.safeArea, .keyboard])
    #expect(view.layoutGuides.map(\.owner) == ["root", "root"])
    let constraint = try #require(view.constraints.first)
    #expect(constraint.firstItem == "btn")
    #expect(constraint.secondItem == "safe")
    #expect(constraint.constant == 241)
  }

  @Test func `has a navigation item with a bar button item`() throws {
    let item = try #require(document.initialController?.child(.navigationItem))
    #expect(item["title"] == .string("Drop"))
    #expect(item["largeTitleDisplayMode"] == .string("never"))
    #expect(item.child(.rightBarButtonItem)?["systemItem"] == .string("add"))
  }

  @Test func `resolves colors by its resources`() {
    let resources = document.resources
    #expect(
      resources.resolve(.named("Accent")) == Color(red: 0.25, green: 0.5, blue: 0.75, alpha: 1))
    #expect(resources.resolve(.system("systemBackgroundColor", fallback: nil)) == .white)
    #expect(resources.resolve(.system("systemRedColor", fallback: .red)) == .red)
    #expect(resources.resolve(.named("Other")) == nil)
    #expect(resources.resolve(.components(.blue)) == .blue)
  }

  @Test func `leaves nothing uninterpreted`() {
    #expect(document.uninterpreted == [])
  }
}
