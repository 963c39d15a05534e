"""Renders a scene with Manim: manim_scene.py SCENE SECONDS FORMAT DIRECTORY [PHOTOS]

FORMAT is png for PNG files, still for one PNG file of the last frame, and anything else for a film, which
Manim encodes with its own settings. PHOTOS is the directory of the photos of s5.
"""
import sys

import manim
import numpy
import scenes
from PIL import Image, ImageDraw, ImageFilter
from manim import PI, RIGHT, UP, Circle, ManimColor, Rotate, Scene, ValueTracker, VGroup, linear, smooth


class BallScene(Scene):
    def construct(self):
        blue = ManimColor((0.1, 0.35, 0.9))
        ball = VGroup(
            Circle(radius=32, fill_color=blue, fill_opacity=1, stroke_width=0),
            Circle(radius=5, fill_color=manim.WHITE, fill_opacity=1, stroke_width=0).shift(UP * 20),
        )
        start = ball.copy()
        progress = ValueTracker(0)

        def place(group):
            u = progress.get_value()
            group.become(start)
            group.scale((10 + 54 * u) / 64)
            group.move_to(UP * (284 + 32) * (1 - u))
            group.set_fill(opacity=u)

        ball.add_updater(place)
        self.add(ball)
        self.play(progress.animate.set_value(1), run_time=min(3, SECONDS), rate_func=smooth)
        if SECONDS > 3:
            ball.clear_updaters()
            self.play(Rotate(ball, -PI), run_time=SECONDS - 3, rate_func=smooth)


class CirclesScene(Scene):
    def construct(self):
        circles = scenes.circles()
        time = ValueTracker(0)
        discs = VGroup(
            *(
                Circle(radius=radius, fill_color=ManimColor(color[:3]), fill_opacity=0.6, stroke_width=0)
                for radius, _, _, _, _, color in circles
            )
        )

        def place(group):
            for disc, (x, y, _, _) in zip(group, scenes.circles_at(time.get_value(), circles)):
                disc.move_to(RIGHT * (x - 960) + UP * (540 - y))

        discs.add_updater(place)
        self.add(discs)
        self.play(time.animate.set_value(SECONDS), run_time=SECONDS, rate_func=linear)


class CardsScene(Scene):
    """Cards of images, a rounded rectangle and text, projected here: a flat scene has no perspective."""

    def construct(self):
        shadow = self.shadow()
        photos = [self.photo(name) for name in scenes.PHOTO_NAMES]
        letter = manim.Text("H", font="Inter", weight=manim.BOLD)
        # Capital letters are 0.727 em high.
        self.text_scale = 0.727 * scenes.TITLE_SIZE / letter.height
        time = ValueTracker(0)
        cards = scenes.cards()
        groups = [self.card(card, shadow, photos[card.photo]) for card in cards]
        for card, group in zip(cards, groups):
            family = [(part, part.points.copy()) for part in group.get_family()]

            def place(_, card=card, family=family):
                x, y, angle, turn = scenes.card_at(time.get_value(), card)
                turned = manim.rotation_matrix(-angle, manim.OUT) @ manim.rotation_matrix(turn, UP)
                middle = RIGHT * (x - 960) + UP * (540 - y)
                for part, points in family:
                    placed = points @ turned.T
                    nearness = scenes.VIEWER_DISTANCE / (scenes.VIEWER_DISTANCE - placed[:, 2:])
                    part.points = placed * [1, 1, 0] * nearness + middle

            group.add_updater(place, call_updater=True)
        self.add(*groups)
        if SECONDS > 0:
            self.play(time.animate.set_value(SECONDS), run_time=SECONDS, rate_func=linear)

    def card(self, card, shadow, photo):
        width, height = scenes.CARD_SIZE
        x, _, photo_width, photo_height = scenes.PHOTO_RECT
        middle = UP * (height / 2 - scenes.PHOTO_RECT[1] - photo_height / 2)
        back = manim.RoundedRectangle(
            corner_radius=scenes.CARD_RADIUS, width=width, height=height, fill_color=manim.WHITE, fill_opacity=1,
            stroke_width=0)
        gray = ManimColor([scenes.TITLE_COLOR] * 3)
        title = manim.Text(card.title, font="Inter", weight=manim.BOLD, color=gray).scale(self.text_scale)
        baseline = UP * (height / 2 - scenes.TITLE_BASELINE)
        title.move_to(RIGHT * (x + 1 - width / 2) + baseline, aligned_edge=manim.DL)
        return manim.Group(
            shadow.copy().shift(UP * -scenes.SHADOW_OFFSET), back, photo.copy().move_to(middle), title)

    def shadow(self):
        margin = 3 * scenes.SHADOW_DEVIATION
        width, height = (side + 2 * margin for side in scenes.CARD_SIZE)
        alpha = Image.new("L", (width, height))
        ImageDraw.Draw(alpha).rounded_rectangle(
            (margin, margin, width - margin - 1, height - margin - 1), scenes.CARD_RADIUS,
            fill=round(255 * scenes.SHADOW_OPACITY))
        image = Image.new("RGBA", (width, height))
        image.putalpha(alpha.filter(ImageFilter.GaussianBlur(scenes.SHADOW_DEVIATION)))
        return self.image(image, width, height)

    def photo(self, name):
        photo = Image.open(f"{PHOTOS}/{name}.png").convert("RGBA")
        _, _, width, height = scenes.PHOTO_RECT
        # The mask has twice the size, so that its corners are smooth.
        mask = Image.new("L", (2 * photo.width, 2 * photo.height))
        ImageDraw.Draw(mask).rounded_rectangle(
            (0, 0, 2 * photo.width - 1, 2 * photo.height - 1), 2 * scenes.PHOTO_RADIUS * photo.width / width, fill=255)
        photo.putalpha(mask.resize(photo.size, Image.Resampling.BOX))
        return self.image(photo, width, height)

    def image(self, image, width, height):
        result = manim.ImageMobject(numpy.array(image))
        result.stretch_to_fit_width(width)
        result.stretch_to_fit_height(height)
        return result


SCENE, SECONDS, FORMAT, DIRECTORY = sys.argv[1], float(sys.argv[2]), sys.argv[3], sys.argv[4]
PHOTOS = sys.argv[5] if len(sys.argv) > 5 else None
SCENES = {"s1": BallScene, "s5": CardsScene}
WIDTH, HEIGHT = scenes.SIZE[SCENE]
points = (320, 568) if SCENE == "s1" else (1920, 1080)
settings = {
    "pixel_width": WIDTH,
    "pixel_height": HEIGHT,
    "frame_rate": 60,
    "frame_width": points[0],
    "frame_height": points[1],
    "background_color": ManimColor([scenes.CARD_BACKGROUND] * 3) if SCENE == "s5" else manim.WHITE,
    "media_dir": DIRECTORY,
    "disable_caching": True,
    "progress_bar": "none",
    "verbosity": "ERROR",
}
if FORMAT == "png":
    settings["format"] = "png-sequence"
if FORMAT == "still":
    settings["save_last_frame"] = True
with manim.tempconfig(settings):
    SCENES.get(SCENE, CirclesScene)().render()
