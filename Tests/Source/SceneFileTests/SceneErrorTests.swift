import SceneFile
import Testing

/// Files that are not scenes: each error names file, line and column, what was found and what is
/// allowed.
@Suite struct SceneErrorTests {
  private func error(_ yaml: String) -> String {
    do {
      _ = try SceneRecipe(yaml: yaml, path: "a.yaml")
      return ""
    } catch {
      return error.description
    }
  }

  @Test(arguments: [
    (
      "\n\n",
      "a.yaml:1:1: duration is needed, but the file is empty: a scene has 'duration: 3', in seconds, and views; 'zoetrope new --scene NAME.yaml' writes one to begin with."
    ),
    ("durration: 1", "a.yaml:1:1: 'durration' is unknown, and duration is needed."),
    ("duration:", "a.yaml:1:10: duration: a number or an expression is needed, not nothing."),
    (
      "duration: 1 / 0",
      "a.yaml:1:11: duration: the value is not finite, as after a division by 0."
    ),
    (
      "duration: 4 min",
      "a.yaml:1:13: duration: 'min' is not a unit of a time; known are s and ms."
    ),
    (
      "duration: 1\nviews: [{view: {center: [160,5, 60], size: [1, 1]}}]",
      "a.yaml:2:25: center: a list [x, y] is needed, not a list of 3; decimals have a point, and an expression with a comma is put in quotes."
    ),
    (
      "duration: 1\nviews: [{label: {text: \"{1:x}\", frame: [0, 0, 9, 9]}}]",
      "a.yaml:2:28: text: a number of decimals from 0 to 6 is needed after the colon, not 'x'."
    ),
    ("- 1", "a.yaml:1:1: scene is a mapping of names to values, not a list."),
    (
      "title: A",
      "a.yaml:1:1: duration is needed: the duration of the film, in seconds, such as 'duration: 3'."
    ),
    (
      "duration: 1\nsounds: [{sound: {name: click}}]",
      "a.yaml:2:19: 'name' is unknown, and source is needed; the sound is source, one by name such as click, or the path of a file."
    ),
    (
      "duration: 1\nbehaviors: [{wind: {items: ball}}]",
      "a.yaml:2:14: 'wind' is not one of gravity, collision, dynamicItem, attachment, snap, push, field; a lasting force is a push."
    ),
    (
      "duration: 1\nviews: [{circle: {}}]", "a.yaml:2:10: 'circle' is not one of "
    ),
    (
      "duration: long",
      "a.yaml:1:11: duration: 'long' is not a parameter, list or variable; known are height, pi, width."
    ),
    ("duration: 0", "a.yaml:1:11: duration: 0 is not allowed; it must be from 0.001 to 3600."),
    ("duration: [1]", "a.yaml:1:11: duration: a number or an expression is needed, not a list."),
    (
      "duration: 1\nview: []",
      "a.yaml:2:1: 'view' is unknown; the nearest is 'views'."
    ),
    (
      "duration: 1\nparameter: {a: 1}\nviews: [{view: {alpha: a}}]",
      "a.yaml:2:1: 'parameter' is unknown; the nearest is 'parameters'."
    ),
    (
      "duration: 1\ntouch: []",
      "a.yaml:2:1: scene has no 'touch', only animations, axes, background, behaviors, canvas, duration, gestures, keyMoments, lists, parameters, plots, pointsPerMeter, profile, showsTouches, sounds, title, touches, views; the nearest is 'touches'."
    ),
    (
      "duration: 1\nparameters: {a: {default: 0,7}}",
      "a.yaml:2:29: default: decimals have a point, not a comma: '7' is no part of a number here."
    ),
    (
      "duration: 1\nviews: [{view: {alpha: 70%}}]",
      "a.yaml:2:26: alpha: '%' is the remainder of a division; 70 percent are 0.7."
    ),
    (
      "duration: 1\nviews: [{view: {center: [2width, 60]}}]",
      "a.yaml:2:27: center: '*' is missing before 'width': a product is 2 * width."
    ),
    (
      "duration: 1\nparameters:\nviews: []",
      "a.yaml:2:12: parameters is a mapping of names to values, not nothing; they stand below it, with a larger indentation."
    ),
    (
      "duration: 1\nviews: [{image: {image: ball, dimensions: [60, 60]}}]",
      "a.yaml:2:31: image has no 'dimensions', only alpha, backgroundColor, borderColor, borderWidth, center, clipsToBounds, contentMode, cornerRadius, for, frame, image, isHidden, isRound, name, perspective, shadowColor, shadowOffset, shadowOpacity, shadowRadius, size, subviews, transform, zPosition; the size is size, [width, height]."
    ),
    (
      "duration: 2**3",
      "a.yaml:1:13: duration: '**' is not an operator; powers have the operator ^: 3^2 is 9."
    ),
    (
      "duration: sin(30°)",
      "a.yaml:1:17: duration: '°' is not a unit here: a unit follows a single number, such as 1.5 m, 2 s, 30 deg or 9.81 m/s2; in expressions lengths are in points, times in seconds and angles in radians, which radians(90) gives for 90 degrees."
    ),
    (
      "duration: 1\nviews:\n\u{A0} - view: {}\n  - label: {}",
      "a.yaml:4:3: line 3 is indented by the character U+00A0, which looks like a space; use spaces."
    ),
    (
      "duration: 1\nviews: [{view: {name: stage}}]",
      "a.yaml:2:16: the name 'stage' is taken by the canvas."
    ),
    (
      "duration: 1\nviews: [{view: {name: a, size: [9, 9]}}]\nbehaviors: [{dynamicItem: {items: a, mass: 2}}]",
      "a.yaml:3:38: dynamicItem has no 'mass', only allowsRotation, angularResistance, angularVelocity, at, charge, density, elasticity, for, friction, isAnchored, items, linearVelocity, resistance, until; the mass follows from size and density: with density 1, 100 x 100 points weigh 1 kg."
    ),
    (
      "duration: 1\nplots: {of: [a.y], xRange: [2, 2]}",
      "a.yaml:2:28: xRange: the first end must be below the second."
    ),
    (
      "duration: 1\nplots: {against: a.x}",
      "a.yaml:2:8: plots: of is needed: the quantities, such as ball.y, ball.speed and energy."
    ),
    ("duration: 1\nduration: 2", "a.yaml:2:1: duration is given twice, first in line 1."),
    (
      "duration: 1\nviews: {}",
      "a.yaml:2:8: views is a list, with '- ' before each entry, not a mapping."
    ),
    (
      "duration: 1\nviews: [{box: {}}]",
      "a.yaml:2:10: 'box' is not one of view, label, image, shape, link, trail, arrow, code, figure, formula; it is a shape."
    ),
    (
      "duration: 1\nviews: [{shap: {}}]",
      "a.yaml:2:10: 'shap' is not one of view, label, image, shape, link, trail, arrow, code, figure, formula; the nearest is 'shape'."
    ),
    (
      "duration: 1\nviews: [view]",
      "a.yaml:2:9: an entry has one kind, such as 'view: {…}', not 'view'."
    ),
    (
      "duration: 1\nviews: [{view: {alpha: 2}}]",
      "a.yaml:2:24: alpha: 2 is not allowed; it must be from 0 to 1."
    ),
    (
      "duration: 1\nviews: [{view: {center: [1]}}]",
      "a.yaml:2:25: center: a list [x, y] is needed, not a list of 1."
    ),
    (
      "duration: 1\nviews: [{view: {center: [1, 2 *]}}]",
      "a.yaml:2:32: center: a number, a name or a parenthesis is missing after '*'."
    ),
    (
      "duration: 1\nviews: [{view: {backgroundColor: bleu}}]",
      "a.yaml:2:34: backgroundColor: 'bleu' is not a color: "
    ),
    (
      "duration: 1\nviews: [{shape: {}}]",
      "a.yaml:2:17: a shape needs one of ellipse, rectangle, polygon and line, not 0."
    ),
    (
      "duration: 1\nviews: [{image: {image: cat.png}}]",
      "a.yaml:2:17: image: 'cat.png' is not one of ball, photo, star, and not an image file, whose path begins at the folder of the scene: "
    ),
    (
      "duration: 1\nviews: [{view: {name: 2x}}]",
      "a.yaml:2:16: a name has up to 40 letters a to z, digits and underscores and begins with a letter, unlike '2x'."
    ),
    (
      "duration: 1\nviews: [{view: {name: a}}, {view: {name: a}}]",
      "a.yaml:2:35: the name 'a' is taken by the view of line 2."
    ),
    ("duration: 1\nbehaviors: [{gravity: {}}]", "a.yaml:2:23: items is needed: the views."),
    (
      "duration: 1\nbehaviors: [{gravity: {items: ball}}]",
      "a.yaml:2:31: items: there is no view 'ball' above: a view has a name, and stands before what refers to it; known are stage."
    ),
    (
      "duration: 1\nviews: [{view: {name: a}}]\nbehaviors: [{snap: {item: 'a[0]', snapTo: [0, 0]}}]",
      "a.yaml:3:27: item: 'a' is one view, without an index; a 'for' makes several."
    ),
    (
      "duration: 1\nviews: [{view: {name: a, for: {i: 2}, size: [1, 1]}}]\nbehaviors: [{snap: {item: a, snapTo: [0, 0]}}]",
      "a.yaml:3:27: item: 'a' is several views; one of them is a[0]."
    ),
    (
      "duration: 1\nviews: [{view: {name: a, for: {i: 2}, size: [1, 1]}}]\nbehaviors: [{snap: {item: 'a[2]', snapTo: [0, 0]}}]",
      "a.yaml:3:27: index 2 of the views 'a': 0 to 1 are allowed."
    ),
    (
      "duration: 1\nviews: [{view: {name: a}}]\nbehaviors: [{gravity: {items: a}}]",
      "a.yaml:3:31: the view 'a' of 0 x 0 points is too small or thin to collide."
    ),
    (
      "duration: 1\nparameters: {a: {default: 2, range: [0, 1]}}",
      "a.yaml:2:27: default: 2 is not allowed; it must be from 0 to 1."
    ),
    (
      "duration: 1\nparameters: {sin: {default: 2, range: [0, 1]}}",
      "a.yaml:2:29: default: 2 is not allowed; it must be from 0 to 1."
    ),
    (
      "duration: 1\nparameters: {a: {default: 1}}",
      "a.yaml:2:17: range is needed: [lowest, highest]."
    ),
    (
      "duration: 1\nparameters: {width: {default: 1, range: [0, 1]}}",
      "a.yaml:2:14: the name 'width' is taken."
    ),
    (
      "duration: 1\nviews: [{label: {text: 'a {b'}}]",
      "a.yaml:2:27: text: '}' is missing after '{'."
    ),
    (
      "duration: 1\nviews: [{label: {text: 'a {b}'}}]",
      "a.yaml:2:28: text: 'b' is not a parameter, list or variable"
    ),
    ("duration: 1\nanimations: [{animate: {duration: 1}}]", "a.yaml:2:24: changes is needed."),
    (
      "duration: 1\nviews: [{view: {name: a}}]\nanimations: [{animate: {duration: 1, changes: [{view: a, text: b}]}}]",
      "a.yaml:3:58: change has no 'text', only "
    ),
    (
      "duration: 1\nviews: [{view: {name: a}}]\nanimations: [{basic: {view: a, keyPath: strokeEnd, toValue: 1, duration: 1}}]",
      "a.yaml:3:41: keyPath: 'strokeEnd' is not a property of this view's layer; known are "
    ),
    (
      "duration: 1\nviews: [{view: {size: [1e-308, 30]}}]",
      "a.yaml:2:24: size: 1e-308 is not allowed; it must be 0, or from 0.001 to 1000000."
    ),
    (
      "duration: 1\nviews: [{view: {transform: {scaleX: 1e-308}}}]",
      "a.yaml:2:37: transform: scaleX: 1e-308 is not allowed; it must be 0, or at least 1e-09 in magnitude."
    ),
    (
      "duration: 1\nviews: [{view: {frame: [0, 0, -5, 1]}}]",
      "a.yaml:2:31: frame: -5 is not allowed; it must be from 0 to 1000000."
    ),
    (
      "duration: 1\nviews: [{view: {name: a, size: [9, 9]}}]\nbehaviors: [{field: {type: radialGravity, items: a, falloff: 20}}]",
      "a.yaml:3:62: falloff: with the power 20 the force is "
    ),
    (
      "duration: 1\nviews: [{view: {name: a, size: [9, 9]}}]\nbehaviors: [{field: {type: drag, items: a, minimumRadius: 0}}]",
      "a.yaml:3:59: minimumRadius: 0 is not allowed; it must be from 0.001 to 1000000."
    ),
    (
      "duration: 1\nviews: [{view: {gradient: {colors: [red, blue], locations: [0, 0.5, 1]}}}]",
      "a.yaml:2:60: locations: as many as colors are needed, 2, not 3."
    ),
    (
      "duration: 1\nviews: [{view: {name: a}}]\nanimations: [{layerKeyframes: {view: a, keyPath: opacity, values: [0, 1], keyTimes: [0, 0.5, 1], duration: 1}}]",
      "a.yaml:3:85: keyTimes: 2 times are needed for 2 values, not 3."
    ),
    (
      "duration: 1\nviews: [{view: {name: a}}]\nanimations: [{keyframes: {duration: 1, keyframes: [{relativeStartTime: 1, relativeDuration: 0.3, changes: [{view: a, alpha: 0}]}]}}]",
      "a.yaml:3:93: relativeDuration: a keyframe from 1 for 0.3 ends after 1, the end of the animation."
    ),
    (
      "duration: 1\nviews: [{view: {name: a, size: [9, 9]}}]\nbehaviors: [{attachment: {item: a, to: a}}]",
      "a.yaml:3:40: to: an attachment joins two different views, not one to itself."
    ),
    (
      "duration: 1\nviews: [{view: {name: a, size: [9, 9]}}]\nbehaviors: [{attachment: {item: a, to: [0, 0], joint: sliding, axis: [0, 0]}}]",
      "a.yaml:3:70: axis: the axis must not be [0, 0]."
    ),
    (
      "duration: 1\nparameters: {a: {default: true, range: [0, 1]}}",
      "a.yaml:2:33: a parameter that is true or false has no 'range', only default."
    ),
    (
      "duration: 1\nparameters: {a: {default: 1, range: [0, 1]}, b: {default: 1, range: [0, a]}}",
      "a.yaml:2:73: range: a number is needed, which depends on nothing, not 'a'."
    ),
    ("a: [", "a.yaml:2:1: did not find expected node content."),
  ])
  func `an error names its place`(yaml: String, sentence: String) {
    let error = error(yaml)
    #expect(error.hasPrefix(sentence), "\(error)")
  }

  @Test func `hostile files end with a sentence`() {
    let deep = String(repeating: "[", count: 100_000)
    #expect(error(deep) == "a.yaml:1:101: lists and mappings are nested deeper than 100 levels.")
    var laughs = "a: &a [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]\n"
    for (name, other) in zip("bcdefgh", "abcdefg") {
      let aliases = Array(repeating: "*\(other)", count: 10).joined(separator: ", ")
      laughs += "\(name): &\(name) [\(aliases)]\n"
    }
    #expect(error("lists:\n" + laughs.split(separator: "\n").map { "  \($0)\n" }.joined()) != "")
    #expect(
      error("duration: 1\nviews: [{view: {for: {i: 10000, j: 10000}}}]")
        == "a.yaml:2:16: a scene has up to 19999 elements, with those that 'for' makes, and this is one more."
    )
    #expect(
      error("duration: 1\nviews: [{view: {for: {i: 99999}}}]").contains(
        "it must be from 0 to 10000"))
  }
}
