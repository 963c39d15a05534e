"""Draws a scene with pycairo: pycairo_scene.py SCENE FRAMES [DIRECTORY [PHOTOS [FIRST]]]

Raw BGRA frames go to standard output, or PNG files into the directory; - is standard output. PHOTOS is the directory
of the photos of s5, FIRST the number of the first frame.
"""
import math
import sys

import cairo
import scenes


def ball_image():
    image = cairo.ImageSurface(cairo.FORMAT_ARGB32, 128, 128)
    context = cairo.Context(image)
    context.arc(64, 64, 63, 0, 2 * math.pi)
    context.set_source_rgb(0.1, 0.35, 0.9)
    context.fill()
    context.arc(64, 24, 10, 0, 2 * math.pi)
    context.set_source_rgb(1, 1, 1)
    context.fill()
    return image


def draw_ball(context, time, image):
    x, y, diameter, alpha, angle = scenes.ball_at(time)
    context.save()
    context.translate(x, y)
    context.rotate(angle)
    context.scale(diameter / 128, diameter / 128)
    context.set_source_surface(image, -64, -64)
    context.paint_with_alpha(alpha)
    context.restore()


def draw_circles(context, time, circles, scale):
    for x, y, radius, color in scenes.circles_at(time, circles):
        context.set_source_rgba(*color)
        context.arc(x * scale, y * scale, radius * scale, 0, 2 * math.pi)
        context.fill()


def blurred_shadow():
    """Returns the shadow of a card at a quarter of its size, which halves of a level of its blur do not show."""
    deviation = scenes.SHADOW_DEVIATION / 4
    margin = math.ceil(3 * deviation)
    width, height = (side // 4 + 2 * margin for side in scenes.CARD_SIZE)
    surface = cairo.ImageSurface(cairo.FORMAT_A8, width, height)
    context = cairo.Context(surface)
    context.scale(0.25, 0.25)
    context.translate(4 * margin, 4 * margin)
    add_round_rect(context, 0, 0, *scenes.CARD_SIZE, scenes.CARD_RADIUS)
    context.fill()
    surface.flush()
    stride = surface.get_stride()
    data = surface.get_data()
    weights = [math.exp(-(k * k) / (2 * deviation * deviation)) for k in range(-margin, margin + 1)]
    weights = [weight / sum(weights) for weight in weights]

    def blur(count, first, step):
        values = [data[first + k * step] for k in range(count)]
        padded = [0] * margin + values + [0] * margin
        for k in range(count):
            data[first + k * step] = round(sum(w * v for w, v in zip(weights, padded[k:])))

    for y in range(height):
        blur(width, y * stride, 1)
    for x in range(width):
        blur(height, x, stride)
    surface.mark_dirty()
    pattern = cairo.SurfacePattern(surface)
    pattern.set_matrix(cairo.Matrix(0.25, 0, 0, 0.25, margin, margin))
    return pattern


def add_round_rect(context, x, y, width, height, radius):
    context.new_sub_path()
    context.arc(x + width - radius, y + radius, radius, -math.pi / 2, 0)
    context.arc(x + width - radius, y + height - radius, radius, 0, math.pi / 2)
    context.arc(x + radius, y + height - radius, radius, math.pi / 2, math.pi)
    context.arc(x + radius, y + radius, radius, math.pi, -math.pi / 2)
    context.close_path()


def photo_patterns(directory):
    x, y, width, _ = scenes.PHOTO_RECT
    for name in scenes.PHOTO_NAMES:
        photo = cairo.ImageSurface.create_from_png(f"{directory}/{name}.png")
        pattern = cairo.SurfacePattern(photo)
        scale = photo.get_width() / width
        pattern.set_matrix(cairo.Matrix(scale, 0, 0, scale, -x * scale, -y * scale))
        yield pattern


def draw_cards(context, time, cards, shadow, photos):
    """Draws the cards; one that turns about its vertical axis is only narrower, since Cairo has no perspective."""
    for card in cards:
        x, y, angle, turn = scenes.card_at(time, card)
        context.save()
        context.translate(x, y)
        context.rotate(angle)
        context.scale(math.cos(turn), 1)
        context.translate(-scenes.CARD_SIZE[0] / 2, -scenes.CARD_SIZE[1] / 2)
        context.translate(0, scenes.SHADOW_OFFSET)
        context.set_source_rgba(0, 0, 0, scenes.SHADOW_OPACITY)
        context.mask(shadow)
        context.translate(0, -scenes.SHADOW_OFFSET)
        add_round_rect(context, 0, 0, *scenes.CARD_SIZE, scenes.CARD_RADIUS)
        context.set_source_rgb(1, 1, 1)
        context.fill()
        add_round_rect(context, *scenes.PHOTO_RECT, scenes.PHOTO_RADIUS)
        context.set_source(photos[card.photo])
        context.fill()
        context.set_source_rgb(*[scenes.TITLE_COLOR] * 3)
        context.move_to(scenes.PHOTO_RECT[0], scenes.TITLE_BASELINE)
        context.show_text(card.title)
        context.restore()


def main(scene, frame_count, directory="-", photo_directory=None, first="0"):
    width, height = scenes.SIZE[scene]
    surface = cairo.ImageSurface(cairo.FORMAT_RGB24, width, height)
    context = cairo.Context(surface)
    circles = scenes.circles()
    image = ball_image()
    background = 1
    if scene == "s5":
        background = scenes.CARD_BACKGROUND
        cards, shadow, photos = scenes.cards(), blurred_shadow(), list(photo_patterns(photo_directory))
        context.select_font_face("Inter", cairo.FONT_SLANT_NORMAL, cairo.FONT_WEIGHT_BOLD)
        context.set_font_size(scenes.TITLE_SIZE)
    for frame in range(int(first), int(first) + int(frame_count)):
        context.set_source_rgb(background, background, background)
        context.paint()
        if scene == "s1":
            draw_ball(context, frame / 60, image)
        elif scene == "s5":
            draw_cards(context, frame / 60, cards, shadow, photos)
        else:
            draw_circles(context, frame / 60, circles, width / 1920)
        surface.flush()
        if directory != "-":
            surface.write_to_png(f"{directory}/{frame:05d}.png")
        else:
            sys.stdout.buffer.write(surface.get_data())


main(*sys.argv[1:])
