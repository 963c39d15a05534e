import Dynamics
import Geometry
import Testing

@Suite struct `Deep overlaps` {
  @Test func `bodies that begin at one point are pushed apart, at walls too`() {
    let animator = DynamicAnimator(referenceView: ReferenceView(500, 500))
    let boxes = (0..<10).map { _ in Box(300, 300) }
    let collision = CollisionBehavior(items: boxes)
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    let properties = DynamicItemBehavior(items: boxes)
    properties.resistance = 25
    animator.addBehavior(properties)
    animator.advance(by: 3)
    var least = Double.infinity
    for (index, box) in boxes.enumerated() {
      // Position correction leaves half a point at each side.
      #expect(abs(box.x - 250) <= 201 && abs(box.y - 250) <= 201, "\(box.center)")
      for other in boxes[..<index] { least = min(least, (box.center - other.center).length) }
    }
    // Squares that do not overlap are at least a side apart; a slop and the rounding of corners are
    // below 2 points.
    #expect(least > 98, "\(least)")
  }
}
