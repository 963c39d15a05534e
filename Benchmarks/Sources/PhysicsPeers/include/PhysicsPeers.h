#pragma once

#include <stdbool.h>

// Box2D 2.4.1 and Chipmunk 7.0.3 behind one small interface: create a world, add bodies, then their
// shapes, then joints, step, read poses.
//
// Units are meters, kilograms, seconds and radians. Numbers are doubles, rounded once to
// the engine's own type. Both engines run one thread at 1/60 s a step: Box2D with 8 velocity and 3
// position iterations and continuous collision, Chipmunk with 10 iterations and a collision slop of
// 0.005 m, which is Box2D's. Where bodies may sleep, they do so after half a second of rest.

#ifdef __cplusplus
extern "C" {
#endif

// The engine of a world.
typedef enum __attribute__((enum_extensibility(closed))) {
  PeerEngineBox2D,
  PeerEngineChipmunk,
} PeerEngine;

// How a body takes part in the simulation.
typedef enum __attribute__((enum_extensibility(closed))) {
  PeerBodyKindStatic,
  PeerBodyKindKinematic,
  PeerBodyKindDynamic,
} PeerBodyKind;

// The initial state of a body.
typedef struct {
  PeerBodyKind kind;
  double x;
  double y;
  double velocity_x;
  double velocity_y;
  double angular_velocity;
  // Whether Box2D sweeps it against moving bodies, too; Chipmunk has no continuous collision.
  bool is_bullet;
} PeerBody;

// The material of a shape. Friction and restitution are those of a pair of equal shapes.
typedef struct {
  double density;
  double friction;
  double restitution;
  // False for a shape that does not collide with others for which this is false.
  bool collides;
} PeerMaterial;

// The pose of a body: its origin, and the cosine and sine of its angle.
typedef struct {
  double x;
  double y;
  double cosine;
  double sine;
} PeerPose;

// A spring between two points in the frames of their bodies.
typedef struct {
  int body_a;
  int body_b;
  double anchor_ax;
  double anchor_ay;
  double anchor_bx;
  double anchor_by;
  double length;
  double hertz;
  double damping_ratio;
} PeerSpring;

typedef struct PeerWorld PeerWorld;

PeerWorld *peer_world_create(PeerEngine engine, double gravity_x, double gravity_y, bool allows_sleep);
// A world of an engine in a library of Benchmarks/Box2DV3/build.sh; null, with the reason of `dlerror`, if it
// cannot be loaded. A step is divided into sub-steps.
PeerWorld *peer_world_load(
  const char *library, double gravity_x, double gravity_y, bool allows_sleep, int sub_steps);

void peer_world_destroy(PeerWorld *world);

// Bodies are numbered from 0 in the order in which they are added.
void peer_add_body(PeerWorld *world, PeerBody body);

// A rectangle parallel to the body's axes: half sizes and center in the body's frame.
void peer_add_box(
  PeerWorld *world, int body, double half_width, double half_height, double center_x,
  double center_y, PeerMaterial material);

// A circle around the body's origin.
void peer_add_circle(PeerWorld *world, int body, double radius, PeerMaterial material);

// A line segment in the body's frame.
void peer_add_segment(
  PeerWorld *world, int body, double x1, double y1, double x2, double y2, PeerMaterial material);

// Pins two bodies to each other at a point of the world.
void peer_add_pin(PeerWorld *world, int body_a, int body_b, double x, double y);

// Adds a spring; the masses of the two bodies must be set.
void peer_add_spring(PeerWorld *world, PeerSpring spring);

// Advances the world by a number of steps of 1/60 s.
void peer_step(PeerWorld *world, int count);

PeerPose peer_pose(const PeerWorld *world, int body);

// The bytes allocated by the C library in this process.
long peer_bytes_in_use(void);

#ifdef __cplusplus
}
#endif
