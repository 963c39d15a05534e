// The scenes as plain numbers; scenes.py has the same, and so have the recipes of render-bench.
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

// Circles on a canvas of 1920 x 1080, with points a second.
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

// Where something is that bounces between two walls and would be at `place` without them.
static inline double fold(double place, double low, double high) {
  const double width = high - low;
  double way = fmod(place - low, 2 * width);
  if (way < 0) way += 2 * width;
  return low + (way <= width ? way : 2 * width - way);
}

static inline double ease(double u) { return u * u * (3 - 2 * u); }

// In pixels of 640 x 1136: down to the middle within 3 s, then half a turn.
static inline Ball ball_at(double time) {
  if (time < 3) {
    const double u = ease(time / 3);
    return (Ball){320, -64 + (568 + 64) * u, (10 + 54 * u) * 2, u, 0};
  }
  const double u = time < 4.5 ? (time - 3) / 1.5 : 1;
  return (Ball){320, 568, 128, 1, M_PI * ease(u)};
}
