// A world of Box2D v3 for physics-bench, which loads it as a library: v3 is in no package, and its headers
// have the names of those of Box2D 2.4. See build.sh.

#include "PeerWorld.hpp"

#include <box2d/box2d.h>
#include <vector>

namespace {

b2Vec2 vector(double x, double y) { return {float(x), float(y)}; }

b2BodyType bodyType(PeerBodyKind kind) {
  switch (kind) {
  case PeerBodyKindStatic: return b2_staticBody;
  case PeerBodyKindKinematic: return b2_kinematicBody;
  case PeerBodyKindDynamic: return b2_dynamicBody;
  }
}

class Box2DV3World final : public PeerWorld {
public:
  Box2DV3World(double gravityX, double gravityY, bool allowsSleep, int subSteps)
      : allowsSleep(allowsSleep), subSteps(subSteps) {
    b2WorldDef definition = b2DefaultWorldDef();
    definition.gravity = vector(gravityX, gravityY);
    definition.enableSleep = allowsSleep;
    world = b2CreateWorld(&definition);
  }

  ~Box2DV3World() override { b2DestroyWorld(world); }

  void addBody(const PeerBody &body) override {
    b2BodyDef definition = b2DefaultBodyDef();
    definition.type = bodyType(body.kind);
    definition.position = vector(body.x, body.y);
    definition.linearVelocity = vector(body.velocity_x, body.velocity_y);
    definition.angularVelocity = float(body.angular_velocity);
    definition.isBullet = body.is_bullet;
    definition.enableSleep = allowsSleep;
    bodies.push_back(b2CreateBody(world, &definition));
  }

  void addBox(
    int body, double halfWidth, double halfHeight, double centerX, double centerY,
    const PeerMaterial &material
  ) override {
    const b2ShapeDef definition = shape(material);
    const b2Polygon box =
      b2MakeOffsetBox(float(halfWidth), float(halfHeight), vector(centerX, centerY), b2Rot_identity);
    b2CreatePolygonShape(bodies[body], &definition, &box);
  }

  void addCircle(int body, double radius, const PeerMaterial &material) override {
    const b2ShapeDef definition = shape(material);
    const b2Circle circle = {{0, 0}, float(radius)};
    b2CreateCircleShape(bodies[body], &definition, &circle);
  }

  void addSegment(
    int body, double x1, double y1, double x2, double y2, const PeerMaterial &material
  ) override {
    const b2ShapeDef definition = shape(material);
    const b2Segment segment = {vector(x1, y1), vector(x2, y2)};
    b2CreateSegmentShape(bodies[body], &definition, &segment);
  }

  void addPin(int bodyA, int bodyB, double x, double y) override {
    b2RevoluteJointDef definition = b2DefaultRevoluteJointDef();
    connect(definition.base, bodyA, bodyB);
    definition.base.localFrameA.p = b2Body_GetLocalPoint(bodies[bodyA], vector(x, y));
    definition.base.localFrameB.p = b2Body_GetLocalPoint(bodies[bodyB], vector(x, y));
    b2CreateRevoluteJoint(world, &definition);
  }

  void addSpring(const PeerSpring &spring) override {
    b2DistanceJointDef definition = b2DefaultDistanceJointDef();
    connect(definition.base, spring.body_a, spring.body_b);
    definition.base.localFrameA.p = vector(spring.anchor_ax, spring.anchor_ay);
    definition.base.localFrameB.p = vector(spring.anchor_bx, spring.anchor_by);
    definition.base.collideConnected = true;
    definition.length = float(spring.length);
    definition.enableSpring = true;
    definition.hertz = float(spring.hertz);
    definition.dampingRatio = float(spring.damping_ratio);
    b2CreateDistanceJoint(world, &definition);
  }

  void step(int count) override {
    for (int i = 0; i < count; i++) b2World_Step(world, 1.0f / 60.0f, subSteps);
  }

  PeerPose pose(int body) const override {
    const b2WorldTransform transform = b2Body_GetTransform(bodies[body]);
    return {transform.p.x, transform.p.y, transform.q.c, transform.q.s};
  }

private:
  b2WorldId world;
  bool allowsSleep;
  int subSteps;
  std::vector<b2BodyId> bodies;

  void connect(b2JointDef &joint, int bodyA, int bodyB) const {
    joint.bodyIdA = bodies[bodyA];
    joint.bodyIdB = bodies[bodyB];
  }

  // Mixed as in Box2D 2.4: equal values are those of the pair.
  static b2ShapeDef shape(const PeerMaterial &material) {
    b2ShapeDef definition = b2DefaultShapeDef();
    definition.density = float(material.density);
    definition.material.friction = float(material.friction);
    definition.material.restitution = float(material.restitution);
    definition.filter.groupIndex = material.collides ? 0 : -1;
    return definition;
  }
};

}  // namespace

extern "C" __attribute__((visibility("default"))) PeerWorld *makePeerWorld(
  double gravityX, double gravityY, bool allowsSleep, int subSteps
) {
  return new Box2DV3World(gravityX, gravityY, allowsSleep, subSteps);
}
