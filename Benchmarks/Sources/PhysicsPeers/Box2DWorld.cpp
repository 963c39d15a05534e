#include "PeerWorld.hpp"

#include <box2d/box2d.h>
#include <vector>

namespace {

b2Vec2 vector(double x, double y) { return b2Vec2(float(x), float(y)); }

b2BodyType bodyType(PeerBodyKind kind) {
  switch (kind) {
  case PeerBodyKindStatic: return b2_staticBody;
  case PeerBodyKindKinematic: return b2_kinematicBody;
  case PeerBodyKindDynamic: return b2_dynamicBody;
  }
}

class Box2DWorld final : public PeerWorld {
public:
  Box2DWorld(double gravityX, double gravityY, bool allowsSleep)
      : world(vector(gravityX, gravityY)) {
    world.SetAllowSleeping(allowsSleep);
  }

  void addBody(const PeerBody &body) override {
    b2BodyDef definition;
    definition.type = bodyType(body.kind);
    definition.position = vector(body.x, body.y);
    definition.linearVelocity = vector(body.velocity_x, body.velocity_y);
    definition.angularVelocity = float(body.angular_velocity);
    definition.bullet = body.is_bullet;
    definition.allowSleep = world.GetAllowSleeping();
    bodies.push_back(world.CreateBody(&definition));
  }

  void addBox(
    int body, double halfWidth, double halfHeight, double centerX, double centerY,
    const PeerMaterial &material
  ) override {
    b2PolygonShape shape;
    shape.SetAsBox(float(halfWidth), float(halfHeight), vector(centerX, centerY), 0);
    add(shape, body, material);
  }

  void addCircle(int body, double radius, const PeerMaterial &material) override {
    b2CircleShape shape;
    shape.m_radius = float(radius);
    add(shape, body, material);
  }

  void addSegment(
    int body, double x1, double y1, double x2, double y2, const PeerMaterial &material
  ) override {
    b2EdgeShape shape;
    shape.SetTwoSided(vector(x1, y1), vector(x2, y2));
    add(shape, body, material);
  }

  void addPin(int bodyA, int bodyB, double x, double y) override {
    b2RevoluteJointDef definition;
    definition.Initialize(bodies[bodyA], bodies[bodyB], vector(x, y));
    world.CreateJoint(&definition);
  }

  void addSpring(const PeerSpring &spring) override {
    b2DistanceJointDef definition;
    definition.bodyA = bodies[spring.body_a];
    definition.bodyB = bodies[spring.body_b];
    definition.collideConnected = true;
    definition.localAnchorA = vector(spring.anchor_ax, spring.anchor_ay);
    definition.localAnchorB = vector(spring.anchor_bx, spring.anchor_by);
    definition.length = float(spring.length);
    b2LinearStiffness(
      definition.stiffness, definition.damping, float(spring.hertz), float(spring.damping_ratio),
      definition.bodyA, definition.bodyB);
    world.CreateJoint(&definition);
  }

  void step(int count) override {
    for (int i = 0; i < count; i++) world.Step(1.0f / 60.0f, 8, 3);
  }

  PeerPose pose(int body) const override {
    const b2Transform &transform = bodies[body]->GetTransform();
    return {transform.p.x, transform.p.y, transform.q.c, transform.q.s};
  }

private:
  b2World world;
  std::vector<b2Body *> bodies;

  // Box2D mixes friction by the geometric mean and restitution by the maximum, so equal values
  // are those of the pair.
  void add(const b2Shape &shape, int body, const PeerMaterial &material) {
    b2FixtureDef definition;
    definition.shape = &shape;
    definition.density = float(material.density);
    definition.friction = float(material.friction);
    definition.restitution = float(material.restitution);
    definition.filter.groupIndex = material.collides ? 0 : -1;
    bodies[body]->CreateFixture(&definition);
  }
};

}  // namespace

std::unique_ptr<PeerWorld> makeBox2DWorld(double gravityX, double gravityY, bool allowsSleep) {
  return std::make_unique<Box2DWorld>(gravityX, gravityY, allowsSleep);
}
