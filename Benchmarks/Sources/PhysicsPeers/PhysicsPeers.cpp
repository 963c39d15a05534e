#include "PeerWorld.hpp"

#include <malloc.h>

PeerWorld *peer_world_create(
  PeerEngine engine, double gravity_x, double gravity_y, bool allows_sleep
) {
  switch (engine) {
  case PeerEngineBox2D: return makeBox2DWorld(gravity_x, gravity_y, allows_sleep).release();
  case PeerEngineChipmunk: return makeChipmunkWorld(gravity_x, gravity_y, allows_sleep).release();
  }
}

void peer_world_destroy(PeerWorld *world) { delete world; }

void peer_add_body(PeerWorld *world, PeerBody body) { world->addBody(body); }

void peer_add_box(
  PeerWorld *world, int body, double half_width, double half_height, double center_x,
  double center_y, PeerMaterial material
) {
  world->addBox(body, half_width, half_height, center_x, center_y, material);
}

void peer_add_circle(PeerWorld *world, int body, double radius, PeerMaterial material) {
  world->addCircle(body, radius, material);
}

void peer_add_segment(
  PeerWorld *world, int body, double x1, double y1, double x2, double y2, PeerMaterial material
) {
  world->addSegment(body, x1, y1, x2, y2, material);
}

void peer_add_pin(PeerWorld *world, int body_a, int body_b, double x, double y) {
  world->addPin(body_a, body_b, x, y);
}

void peer_add_spring(PeerWorld *world, PeerSpring spring) { world->addSpring(spring); }

void peer_step(PeerWorld *world, int count) { world->step(count); }

PeerPose peer_pose(const PeerWorld *world, int body) { return world->pose(body); }

long peer_bytes_in_use() {
  const struct mallinfo2 info = mallinfo2();
  return long(info.uordblks + info.hblkhd);
}
