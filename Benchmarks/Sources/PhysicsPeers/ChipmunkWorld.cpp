#include "PeerWorld.hpp"

#include <chipmunk/chipmunk.h>
#include <cmath>
#include <vector>

namespace {

cpBody *newBody(PeerBodyKind kind) {
  switch (kind) {
  case PeerBodyKindStatic: return cpBodyNewStatic();
  case PeerBodyKindKinematic: return cpBodyNewKinematic();
  case PeerBodyKindDynamic: return cpBodyNew(0, 0);
  }
}

bool isDynamic(cpBody *body) { return cpBodyGetType(body) == CP_BODY_TYPE_DYNAMIC; }

double inverseMass(cpBody *body) { return isDynamic(body) ? 1 / cpBodyGetMass(body) : 0; }

class ChipmunkWorld final : public PeerWorld {
public:
  ChipmunkWorld(double gravityX, double gravityY, bool allowsSleep) : space(cpSpaceNew()) {
    cpSpaceSetGravity(space, cpv(gravityX, gravityY));
    cpSpaceSetIterations(space, 10);
    // The default of 0.1 suits lengths in pixels.
    cpSpaceSetCollisionSlop(space, 0.005);
    if (allowsSleep) cpSpaceSetSleepTimeThreshold(space, 0.5);
  }

  // Chipmunk requires this order of deallocation.
  ~ChipmunkWorld() override {
    for (cpConstraint *constraint : constraints) {
      cpSpaceRemoveConstraint(space, constraint);
      cpConstraintFree(constraint);
    }
    for (cpShape *shape : shapes) {
      cpSpaceRemoveShape(space, shape);
      cpShapeFree(shape);
    }
    for (cpBody *body : bodies) {
      cpSpaceRemoveBody(space, body);
      cpBodyFree(body);
    }
    cpSpaceFree(space);
  }

  void addBody(const PeerBody &description) override {
    cpBody *body = newBody(description.kind);
    cpBodySetPosition(body, cpv(description.x, description.y));
    cpBodySetVelocity(body, cpv(description.velocity_x, description.velocity_y));
    cpBodySetAngularVelocity(body, description.angular_velocity);
    bodies.push_back(cpSpaceAddBody(space, body));
  }

  void addBox(
    int body, double halfWidth, double halfHeight, double centerX, double centerY,
    const PeerMaterial &material
  ) override {
    const cpBB box = cpBBNew(
      centerX - halfWidth, centerY - halfHeight, centerX + halfWidth, centerY + halfHeight);
    add(cpBoxShapeNew2(bodies[body], box, 0), material);
  }

  void addCircle(int body, double radius, const PeerMaterial &material) override {
    add(cpCircleShapeNew(bodies[body], radius, cpvzero), material);
  }

  void addSegment(
    int body, double x1, double y1, double x2, double y2, const PeerMaterial &material
  ) override {
    add(cpSegmentShapeNew(bodies[body], cpv(x1, y1), cpv(x2, y2), 0), material);
  }

  void addPin(int bodyA, int bodyB, double x, double y) override {
    add(cpPivotJointNew(bodies[bodyA], bodies[bodyB], cpv(x, y)));
  }

  void addSpring(const PeerSpring &spring) override {
    cpBody *a = bodies[spring.body_a];
    cpBody *b = bodies[spring.body_b];
    const double mass = 1 / (inverseMass(a) + inverseMass(b));
    const double omega = 2 * 3.14159265358979323846 * spring.hertz;
    add(cpDampedSpringNew(
      a, b, cpv(spring.anchor_ax, spring.anchor_ay), cpv(spring.anchor_bx, spring.anchor_by),
      spring.length, mass * omega * omega, 2 * mass * spring.damping_ratio * omega));
  }

  void step(int count) override {
    for (int i = 0; i < count; i++) cpSpaceStep(space, 1.0 / 60.0);
  }

  PeerPose pose(int body) const override {
    const cpVect position = cpBodyGetPosition(bodies[body]);
    const cpVect rotation = cpBodyGetRotation(bodies[body]);
    return {position.x, position.y, rotation.x, rotation.y};
  }

private:
  cpSpace *space;
  std::vector<cpBody *> bodies;
  std::vector<cpShape *> shapes;
  std::vector<cpConstraint *> constraints;

  // Chipmunk multiplies the values of a pair, so each shape has the square root of the target.
  void add(cpShape *shape, const PeerMaterial &material) {
    cpShapeSetFriction(shape, std::sqrt(material.friction));
    cpShapeSetElasticity(shape, std::sqrt(material.restitution));
    if (isDynamic(cpShapeGetBody(shape))) cpShapeSetDensity(shape, material.density);
    if (!material.collides)
      cpShapeSetFilter(shape, cpShapeFilterNew(1, CP_ALL_CATEGORIES, CP_ALL_CATEGORIES));
    shapes.push_back(cpSpaceAddShape(space, shape));
  }

  void add(cpConstraint *constraint) {
    constraints.push_back(cpSpaceAddConstraint(space, constraint));
  }
};

}  // namespace

std::unique_ptr<PeerWorld> makeChipmunkWorld(double gravityX, double gravityY, bool allowsSleep) {
  return std::make_unique<ChipmunkWorld>(gravityX, gravityY, allowsSleep);
}
