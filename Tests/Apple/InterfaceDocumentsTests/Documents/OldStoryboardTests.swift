import Geometry
import InterfaceDocuments
import Testing

@Suite struct `A storyboard of 2013` {
  private static let text = """
    <?xml version="1.0" encoding="UTF-8" standalone="no"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="4514" systemVersion="13A603" targetRuntime="iOS.CocoaTouch" \
    propertyAccessControl="none" useAutolayout="YES" initialViewController="ctl">
        <dependencies>
            <deployment defaultVersion="1792" identifier="iOS"/>
            <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="3747"/>
        </dependencies>
        <scenes>
            <scene sceneID="ufC-wZ-h7g">
                <objects>
                    <viewController id="ctl" customClass="XYZViewController" \
    sceneMemberID="viewController">
                        <layoutGuides>
                            <viewControllerLayoutGuide type="top" id="top"/>
                            <viewControllerLayoutGuide type="bottom" id="bot"/>
                        </layoutGuides>
                        <view key="view" contentMode="scaleToFill" id="kh9">
                            <rect key="frame" x="0.0" y="0.0" width="320" height="568"/>
                            <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" \
    flexibleMaxY="YES"/>
                            <subviews>
                                <label opaque="NO" clipsSubviews="YES" \
    userInteractionEnabled="NO" contentMode="left" text="Drag the boxes" \
    textAlignment="center" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" \
    adjustsFontSizeToFit="NO" id="lbl">
                                    <rect key="frame" x="20" y="20" width="280" height="21"/>
                                    <fontDescription key="fontDescription" name="Futura-Medium" \
    family="Futura" pointSize="17"/>
                                    <color key="textColor" cocoaTouchSystemColor="darkTextColor"/>
                                    <nil key="highlightedColor"/>
                                </label>
                            </subviews>
                            <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" \
    customColorSpace="calibratedWhite"/>
                            <gestureRecognizers/>
                            <constraints>
                                <constraint firstItem="lbl" firstAttribute="top" \
    secondItem="top" secondAttribute="bottom" symbolic="YES" id="c1"/>
                            </constraints>
                            <connections>
                                <outletCollection property="gestureRecognizers" \
    destination="pan" appends="YES" id="oc1"/>
                            </connections>
                        </view>
                        <connections>
                            <outlet property="label" destination="lbl" id="o1"/>
                        </connections>
                    </viewController>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="first" \
    userLabel="First Responder" sceneMemberID="firstResponder"/>
                    <panGestureRecognizer minimumNumberOfTouches="1" id="pan">
                        <connections>
                            <action selector="drag:" destination="ctl" id="a1"/>
                        </connections>
                    </panGestureRecognizer>
                </objects>
            </scene>
        </scenes>
        <simulatedMetricsContainer key="defaultSimulatedMetrics">
            <simulatedStatusBarMetrics key="statusBar"/>
            <simulatedOrientationMetrics key="orientation"/>
            <simulatedScreenMetrics key="destination" type="retina4"/>
        </simulatedMetricsContainer>
        <resources>
            <image name="tile" width="50" height="50"/>
        </resources>
    </document>
    """

  private let document: InterfaceDocument

  init() throws {
    document = try read(`A storyboard of 2013`.text)
  }

  @Test func `leaves nothing uninterpreted`() {
    #expect(document.uninterpreted == [])
  }

  @Test func `has the canvas of its simulated screen`() {
    #expect(document.device == nil)
    #expect(!document.usesTraitCollections)
    #expect(document.canvasSize == Size(320, 568))
    #expect(document.simulatedMetrics["statusBar"]?.record?.values == [:])
    #expect(document.dependencies.deploymentVersion == "1792")
  }

  @Test func `has the layout guides of its controller`() throws {
    let controller = try #require(document.initialController)
    #expect(controller.layoutGuides.map(\.kind) == [.top, .bottom])
    #expect(controller.layoutGuides.map(\.id) == ["top", "bot"])
    #expect(controller.layoutGuides.map(\.owner) == ["ctl", "ctl"])
    #expect(controller.customClass?.name == "XYZViewController")
    #expect(controller.customClass?.module == nil)
  }

  @Test func `has a label with a named font`() throws {
    let label = try #require(document.object("lbl"))
    #expect(label.kind == .label)
    #expect(label["text"] == .string("Drag the boxes"))
    #expect(label["textAlignment"] == .string("center"))
    let font = try #require(label["fontDescription"]?.font)
    #expect(font.face == .named("Futura-Medium", family: "Futura"))
    #expect(font.pointSize == 17)
    #expect(label["textColor"] == .color(.system("darkTextColor", fallback: nil)))
    #expect(label["highlightedColor"] == .null)
  }

  @Test func `has a constraint with the standard spacing`() throws {
    let constraint = try #require(document.object("kh9")?.constraints.first)
    #expect(constraint.usesStandardSpacing)
    #expect(constraint.constant == 0)
    #expect(constraint.secondItem == "top")
    #expect(constraint.secondAttribute == .bottom)
  }

  @Test func `has a gesture recognizer with an action`() throws {
    let view = try #require(document.object("kh9"))
    #expect(view.gestureRecognizerIDs == ["pan"])
    let recognizer = try #require(document.scenes.first?.gestureRecognizers.first)
    #expect(recognizer.kind == .panGestureRecognizer)
    #expect(recognizer["minimumNumberOfTouches"] == .number(1))
    #expect(recognizer.actions.map(\.selector) == ["drag:"])
    #expect(recognizer.actions.map(\.eventType) == [nil])
  }
}
