import Physics

var world = World()

let ground = world.addBody(Body(kind: .static, position: Vec2(0, -10)))
world.addShape(.box(halfWidth: 50, halfHeight: 10), to: ground)

let box = world.addBody(Body(position: Vec2(0, 4)))
world.addShape(.box(halfWidth: 1, halfHeight: 1), to: box, ShapeTraits(friction: 0.3))
