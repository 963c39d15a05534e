"""Renders a scene with Manim: manim_scene.py SCENE SECONDS FORMAT DIRECTORY

FORMAT is png for PNG files, still for one PNG file of the last frame, and anything else for a film, which
Manim encodes with its own settings.
"""
import sys

import manim
import scenes
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


SCENE, SECONDS, FORMAT, DIRECTORY = sys.argv[1], float(sys.argv[2]), sys.argv[3], sys.argv[4]
WIDTH, HEIGHT = scenes.SIZE[SCENE]
points = (320, 568) if SCENE == "s1" else (1920, 1080)
settings = {
    "pixel_width": WIDTH,
    "pixel_height": HEIGHT,
    "frame_rate": 60,
    "frame_width": points[0],
    "frame_height": points[1],
    "background_color": manim.WHITE,
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
    (BallScene if SCENE == "s1" else CirclesScene)().render()
