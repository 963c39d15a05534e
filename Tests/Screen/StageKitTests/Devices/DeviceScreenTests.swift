import Geometry
import StageKit
import Testing

@Suite struct `screens of devices` {
  @Test func `a size alone takes the scale of a picture if screens have it`() throws {
    let size = try DeviceScreen(parsing: "375x667")
    #expect(size.scale == 2 && size.drawn(atScale: nil).scale == 2)
    for scale in [1.0, 2, 3] { #expect(size.drawn(atScale: scale).scale == scale) }
    for scale in [0.5, 1.5, 4] { #expect(size.drawn(atScale: scale).scale == 2) }
    #expect(size.drawn(atScale: 3).size == Size(375, 667))
  }

  @Test func `a device keeps its own scale`() throws {
    for (name, scale) in [("iphone-8", 2.0), ("iphone-15", 3)] {
      let device = try DeviceScreen(parsing: name)
      for other in [1.0, 2, 3] { #expect(device.drawn(atScale: other).scale == scale) }
    }
  }
}
