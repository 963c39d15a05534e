#include "PeerWorld.hpp"

#include <dlfcn.h>

PeerWorld *peer_world_load(
  const char *library, double gravity_x, double gravity_y, bool allows_sleep, int sub_steps
) {
  // Worlds of a library share it; it stays until the program ends.
  void *handle = dlopen(library, RTLD_NOW | RTLD_LOCAL);
  if (!handle) return nullptr;
  using Maker = PeerWorld *(double, double, bool, int);
  const auto make = reinterpret_cast<Maker *>(dlsym(handle, "makePeerWorld"));
  return make ? make(gravity_x, gravity_y, allows_sleep, sub_steps) : nullptr;
}
