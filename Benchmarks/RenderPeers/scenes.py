"""The parameters of the scenes; scenes.h and the recipes of render-bench have the same ones.

s1  640x1136 pixels (320x568 points): a blue ball moves down to the centre within 3 s, while it grows
    from 10 to 64 points and fades in; then it makes half a turn in 1.5 s.
s2  1920x1080: 50 translucent discs that bounce between the edges.  s4  the same at 3840x2160.
"""
import math

SIZE = {"s1": (640, 1136), "s2": (1920, 1080), "s4": (3840, 2160)}


def random_numbers(state=12345):
    while True:
        state = (state * 1103515245 + 12345) & 0x7FFFFFFF
        yield state / 0x7FFFFFFF


def circles():
    """Returns radius, position, velocity per second and colour of each disc, on 1920 x 1080."""
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


def reflect(x, low, high):
    """Returns the position of a point that is reflected by two walls and would be at `x` without them."""
    width = high - low
    distance = math.fmod(x - low, 2 * width)
    if distance < 0:
        distance += 2 * width
    return low + (distance if distance <= width else 2 * width - distance)


def circles_at(time, circles):
    for radius, x, y, vx, vy, color in circles:
        yield reflect(x + vx * time, radius, 1920 - radius), reflect(y + vy * time, radius, 1080 - radius), radius, color


def ease(u):
    return u * u * (3 - 2 * u)


def ball_at(time):
    """Returns position, diameter, alpha and angle, in pixels."""
    if time < 3:
        u = ease(time / 3)
        return 320.0, -64 + (568 + 64) * u, (10 + 54 * u) * 2, u, 0.0
    return 320.0, 568.0, 128.0, 1.0, math.pi * ease(min(1, (time - 3) / 1.5))
