"""Draws s6 with Skia on one processor: skia_page.py FRAMES OUTPUT [FIRST]

OUTPUT is a directory for PNG files, - for raw BGRA frames to standard output, or none. Prints the processor time of
drawing a frame, in milliseconds, on standard error.
"""
import pathlib
import sys
import time

import skia

import page

AREA = skia.Rect.MakeWH(*page.CARD[2:])


def paint(*color, **options):
    alpha = color[3] if len(color) > 3 else 255
    return skia.Paint(Color=skia.ColorSetARGB(alpha, *color[:3]), AntiAlias=True, **options)


def font(weight, size):
    typeface = skia.FontMgr().matchFamilyStyle("Inter", skia.FontStyle(weight, 5, skia.FontStyle.kUpright_Slant))
    result = skia.Font(typeface, size)
    result.setSubpixel(True)
    result.setEdging(skia.Font.Edging.kAntiAlias)
    result.setHinting(skia.FontHinting.kNone)
    return result


def line(text, font, spacing):
    """Returns a text whose glyphs are farther from or closer to each other, drawn from the same cache of glyphs."""
    glyphs = font.textToGlyphs(text)
    x, places = 0.0, []
    for width in font.getWidths(glyphs):
        places.append(x)
        x += width + spacing
    builder = skia.TextBlobBuilder()
    builder.allocRunPosH(font, glyphs, places, 0)
    return builder.make()


def photo():
    """Returns the drawing of assets/photo.svg."""
    recorder = skia.PictureRecorder()
    canvas = recorder.beginRecording(skia.Rect.MakeWH(*page.PHOTO_SIZE))

    def gray(white):
        return [round(255 * white)] * 3

    def stroke(color, width):
        return paint(*color, Style=skia.Paint.kStroke_Style, StrokeWidth=width, StrokeMiter=4)

    canvas.drawRect(skia.Rect.MakeWH(320, 568), paint(*gray(0.25)))
    grid = skia.Path()
    for x in range(0, 321, 40):
        grid.moveTo(x, 0).lineTo(x, 568)
    for y in range(4, 568, 40):
        grid.moveTo(0, y).lineTo(320, y)
    canvas.drawPath(grid, stroke(gray(0.55), 1))
    canvas.drawRect(skia.Rect.MakeXYWH(2, 2, 316, 564), stroke(gray(1), 4))
    disc = skia.Path()
    disc.addOval(skia.Rect.MakeXYWH(40, 164, 240, 240))
    canvas.save()
    canvas.clipPath(disc, True)
    for index, color in enumerate(((1, 1, 1), (1, 1, 0), (0, 1, 1), (0, 1, 0), (1, 0, 1), (1, 0, 0))):
        canvas.drawRect(skia.Rect.MakeXYWH(40 + 40 * index, 164, 40, 240), paint(*(191 * part for part in color)))
    canvas.restore()
    canvas.drawPath(disc, stroke(gray(1), 4))
    arrow = skia.Path()
    arrow.addPoly(
        [skia.Point(x, y) for x, y in (
            (160, 184), (200, 284), (173.333, 284), (173.333, 384), (146.667, 384), (146.667, 284), (120, 284))], True)
    canvas.drawPath(arrow, paint(*gray(0.15)))
    return recorder.finishRecordingAsPicture()


def main(frame_count, output, first="0"):
    surface = skia.Surface(page.WIDTH * page.SCALE, page.HEIGHT * page.SCALE)
    canvas = surface.getCanvas()
    picture = photo()
    title = line(page.TITLE, font(600, page.TITLE_SIZE), page.TITLE_SPACING)
    lines = [line(text, font(400, page.TEXT_SIZE), page.TEXT_SPACING) for text in page.LINES]
    outline = skia.RRect.MakeRectXY(AREA, page.CARD_RADIUS, page.CARD_RADIUS)
    frame = skia.RRect.MakeRectXY(skia.Rect.MakeXYWH(*page.PHOTO), page.PHOTO_RADIUS, page.PHOTO_RADIUS)
    shadow = paint(
        0, 0, 0, round(255 * page.SHADOW_OPACITY),
        MaskFilter=skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, page.SHADOW_DEVIATION))
    white, black, gray, bar = paint(255, 255, 255), paint(0, 0, 0), paint(*page.TEXT_COLOR), paint(*page.BAR_COLOR)
    reach = 4 * page.SHADOW_DEVIATION
    scale = page.PHOTO[2] / page.PHOTO_SIZE[0]

    def draw(number):
        canvas.clear(skia.ColorSetRGB(*page.BACKGROUND))
        canvas.save()
        canvas.scale(page.SCALE, page.SCALE)
        canvas.save()
        canvas.translate(page.CARD[0], page.CARD[1] - page.offset(number))
        for _ in range(page.CARD_COUNT):
            if not canvas.quickReject(AREA.makeOutset(reach, reach)):
                canvas.save()
                canvas.translate(0, page.SHADOW_OFFSET)
                canvas.drawRRect(outline, shadow)
                canvas.restore()
                canvas.drawRRect(outline, white)
                canvas.save()
                canvas.clipRRect(frame, True)
                canvas.translate(page.PHOTO[0], page.PHOTO[1] + (page.PHOTO[3] - page.PHOTO_SIZE[1] * scale) / 2)
                canvas.scale(scale, scale)
                canvas.drawPicture(picture)
                canvas.restore()
                canvas.drawTextBlob(title, page.TEXT_LEFT, page.TITLE_BASELINE, black)
                for index, text in enumerate(lines):
                    canvas.drawTextBlob(
                        text, page.TEXT_LEFT, page.FIRST_BASELINE + page.LINE_HEIGHT * index, gray)
            canvas.translate(0, page.CARD_DISTANCE)
        canvas.restore()
        canvas.drawRect(skia.Rect.MakeWH(page.WIDTH, page.BAR_HEIGHT), bar)
        canvas.restore()

    used = 0.0
    for number in range(int(first), int(first) + int(frame_count)):
        start = time.thread_time()
        draw(number)
        used += time.thread_time() - start
        if output == "-":
            sys.stdout.buffer.write(memoryview(surface.peekPixels()))
        elif output != "none":
            surface.makeImageSnapshot().save(str(pathlib.Path(output, f"{number:05d}.png")))
    print(f"{1000 * used / int(frame_count):.2f}", file=sys.stderr)


main(*sys.argv[1:])
