"""The page of s6, with the numbers of page.yaml: a list of cards that scrolls under a bar."""
WIDTH, HEIGHT, SCALE = 393, 852, 3
FRAME_COUNT, FRAME_RATE = 600, 60
CARD_COUNT, CARD_DISTANCE = 40, 156
CARD = (16, 16, 361, 140)
CARD_RADIUS = 16
SHADOW_OPACITY, SHADOW_DEVIATION, SHADOW_OFFSET = 0.25, 8, 4
PHOTO = (12, 12, 116, 116)
PHOTO_RADIUS = 12
# Of assets/photo.svg.
PHOTO_SIZE = (320, 568)
TITLE = "A card with a title"
LINES = ("Two lines of smaller text that tell", "what is on it, and how long it", "takes.")
TEXT_LEFT, TITLE_BASELINE, FIRST_BASELINE, LINE_HEIGHT = 140, 31, 61, 15.5
TITLE_SIZE, TEXT_SIZE = 17, 13
# San Francisco's advances at these sizes, in which Zoetrope sets Inter.
TITLE_SPACING, TEXT_SPACING = -0.26, -0.11
BACKGROUND, TEXT_COLOR, BAR_COLOR = (242, 242, 247), (142, 142, 147), (249, 249, 249, 240)
BAR_HEIGHT = 91
DISTANCE = 3128 + 2276


def offset(frame):
    """Returns how far the list has moved up, in points: the curve is UIKit's ease in, ease out."""
    return DISTANCE * bezier(frame / FRAME_COUNT, 0.42, 0.58)


def bezier(time, first, second):
    """Returns the y at an x of a cubic curve from (0, 0) to (1, 1) with control points (first, 0), (second, 1)."""
    low, high = 0.0, 1.0
    for _ in range(60):
        t = (low + high) / 2
        x = 3 * (1 - t) ** 2 * t * first + 3 * (1 - t) * t * t * second + t ** 3
        low, high = (t, high) if x < time else (low, t)
    return 3 * (1 - low) * low * low + low ** 3
