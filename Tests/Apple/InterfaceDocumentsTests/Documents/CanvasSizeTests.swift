import Geometry
import InterfaceDocuments
import Testing

@Suite struct `A canvas` {
  private func canvas(
    device: String = "", root: String = "", attributes: String = "useTraitCollections=\"YES\"",
    metrics: String = ""
  ) throws -> Size {
    try read(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      \(attributes)>
          \(device)
          <scenes><scene sceneID="s"><objects><viewController id="c">
              <view key="view" id="v">\(root)</view>
          </viewController></objects></scene></scenes>
          \(metrics)
      </document>
      """
    ).canvasSize
  }

  @Test(
    arguments: [
      ("retina3_5", 320, 480), ("retina4_0", 320, 568), ("retina4_7", 375, 667),
      ("retina5_4", 375, 812), ("retina5_5", 414, 736), ("retina5_9", 375, 812),
      ("retina6_0", 390, 844), ("retina6_1", 414, 896), ("retina6_12", 393, 852),
      ("retina6_3", 402, 874), ("retina6_5", 414, 896), ("retina6_7", 428, 926),
      ("retina6_72", 430, 932), ("retina6_9", 440, 956), ("ipad7_9", 768, 1024),
      ("ipad8_3", 744, 1133), ("ipad9_7", 768, 1024), ("ipad10_2", 810, 1080),
      ("ipad10_5", 834, 1112), ("ipad10_9", 820, 1180), ("ipad10_9rounded", 820, 1180),
      ("ipad11_0", 834, 1194), ("ipad11_0rounded", 834, 1194), ("ipad12_9", 1024, 1366),
      ("ipad12_9rounded", 1024, 1366), ("ipad13_0", 1032, 1376), ("ipad13_0rounded", 1032, 1376),
    ] as [(String, Double, Double)])
  func `is the screen of the device`(id: String, width: Double, height: Double) throws {
    let device = "<device id=\"\(id)\" orientation="
    #expect(try canvas(device: device + "\"portrait\"/>") == Size(width, height))
    #expect(try canvas(device: device + "\"landscape\"/>") == Size(height, width))
  }

  @Test func `is known for every device`() {
    #expect(InterfaceDevice.portraitSizes.count == 27)
  }

  @Test func `without a device is the root view's size`() throws {
    let root = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"375\" height=\"603\"/>"
    #expect(try canvas(root: root) == Size(375, 603))
    #expect(
      try canvas(device: "<device id=\"vision\" orientation=\"portrait\"/>", root: root)
        == Size(375, 603))
  }

  @Test func `holds the bars above the root view`() throws {
    let root = "<rect key=\"frame\" x=\"0.0\" y=\"64\" width=\"600\" height=\"536\"/>"
    #expect(try canvas(root: root) == Size(600, 600))
  }

  @Test func `without a device and a root view depends on size classes`() throws {
    #expect(try canvas() == Size(600, 600))
    #expect(try canvas(attributes: "") == Size(320, 480))
    #expect(
      try canvas(attributes: "targetRuntime=\"iOS.CocoaTouch.iPad\"") == Size(768, 1024))
  }

  @Test(arguments: [
    ("type=\"retina4\"", "", Size(320, 568)), ("type=\"retina47\"", "", Size(375, 667)),
    ("type=\"retina55\"", "", Size(414, 736)), ("", "", Size(320, 480)),
    ("type=\"retina4_7.fullscreen\"", "", Size(375, 667)),
    ("type=\"retina4\"", "orientation=\"landscapeRight\"", Size(568, 320)),
    ("type=\"slate\"", "", Size(320, 480)),
  ])
  func `is the simulated screen`(screen: String, orientation: String, size: Size) throws {
    #expect(
      try canvas(
        attributes: "",
        metrics: """
          <simulatedMetricsContainer key="defaultSimulatedMetrics">
              <simulatedOrientationMetrics key="orientation" \(orientation)/>
              <simulatedScreenMetrics key="destination" \(screen)/>
          </simulatedMetricsContainer>
          """) == size)
  }
}
