"""The scenes as plain numbers: the same as scenes.h and the recipes of render-bench.

s1  640x1136 pixels (320x568 points): a blue ball comes down to the middle within 3 s, growing from
    10 to 64 points and out of nothing; then it makes half a turn in 1.5 s.
s2  1920x1080: 50 discs, half transparent, that bounce between the edges.  s4  the same at 3840x2160.
"""
import math

SIZE = {"s1": (640, 1136), "s2": (1920, 1080), "s4": (3840, 2160)}


def random_numbers(state=12345):
    while True:
        state = (state * 1103515245 + 12345) & 0x7FFFFFFF
        yield state / 0x7FFFFFFF


def circles():
    """Radius, place, velocity a second, and colour of each disc, on 1920 x 1080."""
    random = random_numbers()
    result = []
    for _ in range(50):
        radius = 20 + 80 * next(random)
        x = radius + (1920 - 2 * radius) * next(random)
        y = radius + (1080 - 2 * radius) * next(random)
        vx = -400 + 800 * next(random)
        vy = -400 + 800 * next(random)
        result.append((radius, x, y, vx, vy, (next(random), next(random), next(random), 0.6)))
    return result


def fold(place, low, high):
    """Where something is that bounces between two walls and would be at `place` without them."""
    width = high - low
    way = math.fmod(place - low, 2 * width)
    if way < 0:
        way += 2 * width
    return low + (way if way <= width else 2 * width - way)


def circles_at(time, circles):
    for radius, x, y, vx, vy, color in circles:
        yield fold(x + vx * time, radius, 1920 - radius), fold(y + vy * time, radius, 1080 - radius), radius, color


def ease(u):
    return u * u * (3 - 2 * u)


def ball_at(time):
    """Place, diameter, alpha and angle, in pixels."""
    if time < 3:
        u = ease(time / 3)
        return 320.0, -64 + (568 + 64) * u, (10 + 54 * u) * 2, u, 0.0
    return 320.0, 568.0, 128.0, 1.0, math.pi * ease(min(1, (time - 3) / 1.5))
