import Layers
import StageKit
import Testing
import UIKit

@Suite struct `edges of layers of a program` {
  @Test func `are not smooth unless the program says so`() throws {
    let (stage, smooth) = (Stage(size: .phone), Stage(size: .phone))
    UIApplication(on: stage).run {
      let view = UIView()
      #expect(!view.layer.allowsEdgeAntialiasing && !CALayer().allowsEdgeAntialiasing)
      view.layer.allowsEdgeAntialiasing = true
      #expect(view.layer.allowsEdgeAntialiasing)
      #expect(view.layer.edgeAntialiasingMask.contains([.layerLeftEdge, .layerBottomEdge]))
    }
    let list = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>UIViewEdgeAntialiasing</key><true/></dict></plist>
      """
    let folder = try DocumentFolder(["Info.plist": list])
    UIApplication(on: smooth, resources: folder.path).run {
      #expect(UIView().layer.allowsEdgeAntialiasing)
    }
    #expect(View().layer.allowsEdgeAntialiasing)
    withExtendedLifetime((stage, smooth)) {}
  }
}
