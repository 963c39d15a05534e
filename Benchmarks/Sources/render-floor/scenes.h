// The parameters of the scenes; scenes.py and the recipes of render-bench have the same ones.
#pragma once

#include <math.h>
#include <stdint.h>

enum { CIRCLE_COUNT = 50 };

typedef struct {
  double radius, x, y, vx, vy, red, green, blue;
} Circle;

typedef struct {
  double x, y, diameter, alpha, angle;
} Ball;

static inline double next_random(uint32_t *state) {
  *state = (*state * 1103515245u + 12345u) & 0x7fffffffu;
  return *state / (double)0x7fffffff;
}

// Makes circles on a canvas of 1920 x 1080 points, with velocities in points per second.
static inline void make_circles(Circle *circles) {
  uint32_t state = 12345;
  for (int i = 0; i < CIRCLE_COUNT; i++) {
    Circle *circle = &circles[i];
    circle->radius = 20 + 80 * next_random(&state);
    circle->x = circle->radius + (1920 - 2 * circle->radius) * next_random(&state);
    circle->y = circle->radius + (1080 - 2 * circle->radius) * next_random(&state);
    circle->vx = -400 + 800 * next_random(&state);
    circle->vy = -400 + 800 * next_random(&state);
    circle->red = next_random(&state);
    circle->green = next_random(&state);
    circle->blue = next_random(&state);
  }
}

// Returns the position of a point that is reflected by two walls and would be at `x` without them.
static inline double reflect(double x, double low, double high) {
  const double width = high - low;
  double distance = fmod(x - low, 2 * width);
  if (distance < 0) distance += 2 * width;
  return low + (distance <= width ? distance : 2 * width - distance);
}

static inline double ease(double u) { return u * u * (3 - 2 * u); }

// Returns the ball in pixels of 640 x 1136: it moves down to the center within 3 s, then makes half
// a turn.
static inline Ball ball_at(double time) {
  if (time < 3) {
    const double u = ease(time / 3);
    return (Ball){320, -64 + (568 + 64) * u, (10 + 54 * u) * 2, u, 0};
  }
  const double u = time < 4.5 ? (time - 3) / 1.5 : 1;
  return (Ball){320, 568, 128, 1, M_PI * ease(u)};
}
