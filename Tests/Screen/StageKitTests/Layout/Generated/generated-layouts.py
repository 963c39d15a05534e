"""Writes generated-layouts.jsonl: random hierarchies of views and the frames that kiwisolver gives.

Usage: python3 generated-layouts.py > generated-layouts.jsonl   (with kiwisolver of PyPI)

The constraints of stack views and scroll views are written here from the rules of UIKit and share
nothing with the engine under test. Priorities are strict levels: kiwisolver minimizes the sum of
violations of the highest level, which is then a required bound for the next one. A layout with
several best solutions, or with an edge between two pixels, is left out.
"""
import json
import random
import kiwisolver
from kiwisolver import Solver, UnsatisfiableConstraint, Variable

COUNT, WIDTH, HEIGHT, SCALE = 160, 400, 300, 2
SLACK = 1e-6  # above kiwisolver's tolerance of 1e-8 for required constraints


class Item:
    def __init__(self, node):
        self.node = node
        self.v = {name: Variable(name) for name in "xywh"}

    def start(self, axis): return self.v["xy"[axis]] + 0
    def length(self, axis): return self.v["wh"[axis]] + 0
    def end(self, axis): return self.start(axis) + self.length(axis)
    def center(self, axis): return self.start(axis) + self.length(axis) * 0.5


class Model:
    def __init__(self):
        self.required, self.soft, self.items = [], [], []

    def equal(self, a, b): self.required.append(a == b)

    def wish(self, expression, relation, priority):
        """Adds the wish that an expression is =, <= or >= 0."""
        if priority == 1000:
            self.required.append({"=": expression == 0, "<": expression <= 0,
                                  ">": expression >= 0}[relation])
        else:
            self.soft.append((priority, relation, expression))

    def add(self, node):
        item = Item(node)
        self.items.append(item)
        for axis in (0, 1): self.required.append(item.length(axis) >= 0)
        children = [self.add(child) for child in node.get("children", [])]
        if node["kind"] == "block":
            for axis in (0, 1):
                excess = item.length(axis) - node["size"][axis]
                self.wish(excess, "<", node["hugging"][axis])
                self.wish(excess, ">", node["resistance"][axis])
        elif node["kind"] == "scroll":
            item.content = (Variable("cw"), Variable("ch"))
            for axis in (0, 1):
                self.equal(children[0].start(axis), item.start(axis))
                self.equal(children[0].length(axis), item.content[axis] + 0)
            self.equal(children[0].length(0), item.length(0))
        else:
            self.arrange(item, [c for c in children if not c.node.get("hidden")])
        return item

    def arrange(self, stack, views):
        node = stack.node
        along = 0 if node["axis"] == "horizontal" else 1
        across = 1 - along
        margins = node.get("margins", [0, 0, 0, 0])  # top, left, bottom, right
        before, after = (margins[1], margins[0]), (margins[3], margins[2])
        start = lambda axis: stack.start(axis) + before[axis]
        end = lambda axis: stack.end(axis) - after[axis]
        self.equal(views[0].start(along), start(along))
        self.equal(views[-1].end(along), end(along))
        distances = []
        for view, following in zip(views, views[1:]):
            gap = view.node.get("spacing", node["gap"])
            distance = following.start(along) - view.end(along)
            if node["distribution"] == "equalSpacing":
                self.required.append(distance >= gap)
                distances.append(distance)
            else:
                self.equal(distance, gap)
            if node["distribution"] == "fillEqually":
                self.equal(view.length(along), following.length(along))
        for distance in distances[1:]: self.equal(distance, distances[0])
        for view in views:
            alignment = node["alignment"]
            if alignment in ("fill", "leading"): self.equal(view.start(across), start(across))
            else: self.required.append(view.start(across) >= start(across))
            if alignment in ("fill", "trailing"): self.equal(view.end(across), end(across))
            else: self.required.append(view.end(across) <= end(across))
            if alignment == "center":
                self.equal(view.center(across), stack.center(across)
                           + (before[across] - after[across]) * 0.5)
        if node["alignment"] != "fill":
            # A stack fits its largest view: less important than contents.
            self.wish(stack.length(across) - before[across] - after[across], "=", 51)

    def solve(self):
        solver = Solver()
        for constraint in self.required: solver.addConstraint(constraint)
        for level in sorted({p for p, _, _ in self.soft}, reverse=True):
            total = 0
            for priority, relation, expression in self.soft:
                if priority != level: continue
                error = Variable("e")
                solver.addConstraint(error >= 0)
                if relation != ">": solver.addConstraint(expression <= error)
                if relation != "<": solver.addConstraint(expression >= -1 * error)
                total = error + total
            sum_ = Variable("s")
            solver.addConstraint(sum_ == total)
            goal = (sum_ == 0) | "strong"
            solver.addConstraint(goal)
            solver.updateVariables()
            least = sum_.value()
            solver.removeConstraint(goal)
            solver.addConstraint(sum_ <= least + SLACK)
        variables = [v for item in self.items for v in item.v.values()
                     if not item.node.get("hidden")]
        variables += [v for item in self.items for v in getattr(item, "content", ())]
        values = {}
        for variable in variables:
            ends = []
            for far in (-1e5, 1e5):
                goal = (variable == far) | "weak"
                solver.addConstraint(goal)
                solver.updateVariables()
                ends.append(variable.value())
                solver.removeConstraint(goal)
            if ends[1] - ends[0] > 1e-3: return None
            values[id(variable)] = (ends[0] + ends[1]) / 2
        return values


def block(rng):
    return {"kind": "block", "size": [rng.randrange(10, 121), rng.randrange(10, 91)],
            "hugging": [rng.choice([249, 250, 251, 252]), rng.choice([249, 250, 251, 252])],
            "resistance": [rng.choice([748, 749, 750, 751]), rng.choice([748, 749, 750, 751])]}


def node(rng, depth):
    kind = rng.random()
    if depth == 0 or kind < 0.35: return block(rng)
    if kind < 0.5: return {"kind": "scroll", "children": [block(rng)]}
    stack = {"kind": "stack", "axis": rng.choice(["horizontal", "vertical"]),
             "distribution": rng.choice(["fill", "fill", "fillEqually", "equalSpacing"]),
             "alignment": rng.choice(["fill", "leading", "center", "trailing"]),
             "gap": rng.randrange(0, 13)}
    if rng.random() < 0.3: stack["margins"] = [rng.randrange(0, 10) for _ in range(4)]
    stack["children"] = [node(rng, depth - 1) for _ in range(rng.randrange(2, 5))]
    for child in stack["children"][1:]:
        if rng.random() < 0.15: child["hidden"] = True
    for child in stack["children"]:
        if rng.random() < 0.2: child["spacing"] = rng.randrange(0, 25)
    return stack


def visible(model):
    hidden = set()
    def walk(n, off):
        off = off or bool(n.get("hidden"))
        if off: hidden.add(id(n))
        for child in n.get("children", []): walk(child, off)
    walk(model.items[0].node, False)
    return [i for i, item in enumerate(model.items) if id(item.node) not in hidden]


def generate(seed):
    rng = random.Random(seed)
    root = node(rng, 2)
    while root["kind"] != "stack": root = node(rng, 2)
    model = Model()
    top = model.add(root)
    pins = [rng.randrange(0, 40), rng.randrange(0, 40)]
    sizes = [rng.choice([None, rng.randrange(100, 360)]), rng.choice([None, rng.randrange(80, 260)])]
    for axis in (0, 1):
        model.equal(top.start(axis), pins[axis])
        if sizes[axis]: model.equal(top.length(axis), sizes[axis])
    wishes, seen = [], visible(model)
    if any(i not in seen and model.items[i].node.get("children") for i in range(len(model.items))):
        return None  # contents of hidden stacks have no rules
    for index in seen:
        item = model.items[index]
        scroll = item.node["kind"] == "scroll"
        for axis in (0, 1):
            if not scroll and rng.random() > 0.15: continue
            other = rng.choice(seen)
            wish = {"view": index, "axis": axis, "relation": rng.choice("=<>") if not scroll else "=",
                    "constant": rng.randrange(20, 150),
                    "priority": rng.choice([100, 400, 500, 600, 900, 999, 1000])}
            if not scroll and other != index and rng.random() < 0.4:
                wish.update(other=other, multiplier=rng.choice([0.5, 1, 2]), constant=rng.randrange(-20, 21))
            expression = item.length(axis) - wish["constant"]
            if "other" in wish:
                expression = expression - model.items[wish["other"]].length(axis) * wish["multiplier"]
            model.wish(expression, wish["relation"], wish["priority"])
            wishes.append(wish)
    try: values = model.solve()
    except UnsatisfiableConstraint: return None
    if values is None: return None
    parents = {id(c): item for item in model.items for c in item.node.get("children", [])}
    for item in model.items:
        if item.node.get("hidden"): continue
        frame = [values[id(item.v[name])] for name in "xywh"]
        parent = parents.get(id(item.node))
        if parent:
            frame[0] -= values[id(parent.v["x"])]
            frame[1] -= values[id(parent.v["y"])]
        edges = [frame[0], frame[1], frame[0] + frame[2], frame[1] + frame[3]]
        if any(abs((edge * SCALE) % 1 - 0.5) < 0.01 for edge in edges): return None
        item.node["frame"] = [round(edge * SCALE) / SCALE for edge in edges]
        if hasattr(item, "content"):
            item.node["content"] = [round(values[id(v)], 4) for v in item.content]
    return {"seed": seed, "origin": pins, "size": sizes, "root": root, "wishes": wishes}


def main():
    print(f"# generated-layouts.py, kiwisolver {kiwisolver.__version__}")
    found, seed = 0, 0
    while found < COUNT:
        case = generate(seed)
        seed += 1
        if case is None: continue
        found += 1
        print(json.dumps(case, separators=(",", ":")))


main()
