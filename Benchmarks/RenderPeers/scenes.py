"""The parameters of the scenes; scenes.h and the recipes of render-bench have the same ones.

s1  640x1136 pixels (320x568 points): a blue ball moves down to the center within 3 s, while it grows
    from 10 to 64 points and fades in; then it makes half a turn in 1.5 s.
s2  1920x1080: 50 translucent discs that bounce between the edges.  s4  the same at 3840x2160.
s5  1920x1080: 40 cards with a shadow, a photo and a title that sway and turn; every fourth one turns about its
    vertical axis, seen from a distance of 800 points.
"""
import math
from collections import namedtuple

SIZE = {"s1": (640, 1136), "s2": (1920, 1080), "s4": (3840, 2160), "s5": (1920, 1080)}


def random_numbers(state=12345):
    while True:
        state = (state * 1103515245 + 12345) & 0x7FFFFFFF
        yield state / 0x7FFFFFFF


def circles():
    """Returns radius, position, velocity per second and color of each disc, on 1920 x 1080."""
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


CARD_SIZE = (220, 200)
CARD_RADIUS = 16
CARD_BACKGROUND = 237 / 255
SHADOW_OPACITY, SHADOW_DEVIATION, SHADOW_OFFSET = 0.3, 10, 6
PHOTO_RECT = (10, 10, 200, 150)
PHOTO_RADIUS = 8
PHOTO_NAMES = ("Meadow", "Harbour", "Summit", "Island")
TITLE_SIZE, TITLE_BASELINE = 20, 184
TITLE_COLOR = 0.15
VIEWER_DISTANCE = 800

Card = namedtuple("Card", "x y sway rise speed phase swing photo title turns_about_y")


def cards():
    """Returns the middle of each card, how far, how fast and how much it sways, and what it shows."""
    random = random_numbers()
    result = []
    for index in range(40):
        row, column = divmod(index, 8)
        photo = (index + row) % 4
        result.append(Card(
            240 * (column + 0.5), 216 * (row + 0.5), 20 + 30 * next(random), 15 + 25 * next(random),
            1 + 2 * next(random), 2 * math.pi * next(random), 0.1 + 0.3 * next(random), photo,
            f"{PHOTO_NAMES[photo]} {index + 1}", index % 4 == 3))
    return result


def card_at(time, card):
    """Returns the middle of a card, its angle in the plane, and its angle about its vertical axis."""
    angle = card.speed * time + card.phase
    x, y, swing = card.x + card.sway * math.sin(angle), card.y + card.rise * math.cos(angle), card.swing * math.sin(angle)
    return (x, y, 0.0, 3 * swing) if card.turns_about_y else (x, y, swing, 0.0)


def ease(u):
    return u * u * (3 - 2 * u)


def ball_at(time):
    """Returns position, diameter, alpha and angle, in pixels."""
    if time < 3:
        u = ease(time / 3)
        return 320.0, -64 + (568 + 64) * u, (10 + 54 * u) * 2, u, 0.0
    return 320.0, 568.0, 128.0, 1.0, math.pi * ease(min(1, (time - 3) / 1.5))
