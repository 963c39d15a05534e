#pragma once

#include "PhysicsPeers.h"

#include <memory>

// A world of one engine; PhysicsPeers.h documents each function.
struct PeerWorld {
  PeerWorld() = default;
  PeerWorld(const PeerWorld &) = delete;
  PeerWorld &operator=(const PeerWorld &) = delete;
  virtual ~PeerWorld() = default;

  virtual void addBody(const PeerBody &body) = 0;
  virtual void addBox(
    int body, double halfWidth, double halfHeight, double centerX, double centerY,
    const PeerMaterial &material) = 0;
  virtual void addCircle(int body, double radius, const PeerMaterial &material) = 0;
  virtual void addSegment(
    int body, double x1, double y1, double x2, double y2, const PeerMaterial &material) = 0;
  virtual void addPin(int bodyA, int bodyB, double x, double y) = 0;
  virtual void addSpring(const PeerSpring &spring) = 0;
  virtual void step(int count) = 0;
  virtual PeerPose pose(int body) const = 0;
};

std::unique_ptr<PeerWorld> makeBox2DWorld(double gravityX, double gravityY, bool allowsSleep);
std::unique_ptr<PeerWorld> makeChipmunkWorld(double gravityX, double gravityY, bool allowsSleep);
