"""Draws a scene with pycairo: pycairo_scene.py SCENE FRAMES [DIRECTORY]

Raw BGRA frames go to standard output, or PNG files into the directory.
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


def main(scene, frame_count, directory=None):
    width, height = scenes.SIZE[scene]
    surface = cairo.ImageSurface(cairo.FORMAT_RGB24, width, height)
    context = cairo.Context(surface)
    circles = scenes.circles()
    image = ball_image()
    for frame in range(int(frame_count)):
        context.set_source_rgb(1, 1, 1)
        context.paint()
        if scene == "s1":
            draw_ball(context, frame / 60, image)
        else:
            draw_circles(context, frame / 60, circles, width / 1920)
        surface.flush()
        if directory:
            surface.write_to_png(f"{directory}/{frame:05d}.png")
        else:
            sys.stdout.buffer.write(surface.get_data())


main(*sys.argv[1:])
