
// The plot of the film that is shown: lines of values between 0 and 10000 of their axes, which are
// drawn again where the window has another width.
function makePlot(place, data, seekTime) {
  const space = { left: 52, right: 10, top: 6, bottom: 34, between: 14 };
  const isOfTime = data.films[0].x === null;
  const lines = data.films.map((film) => ({
    y: film.y.map(summed), x: film.x ? film.x.map(summed) : null, step: film.step,
    start: film.start, film: film.film, marks: film.marks,
  }));
  const legend = document.createElement("div");
  legend.className = "legend";
  const picture = element("svg", { role: "img", "aria-label": "Plot" });
  place.append(legend, picture);
  const values = data.series.map((series) => {
    const entry = document.createElement("span");
    const key = element("svg", { width: 20, height: 10 });
    key.append(element("path", { d: "M0 5h20", ...stroke(series, 2) }));
    const value = document.createElement("output");
    entry.append(key, series.name, value);
    legend.append(entry);
    return value;
  });
  let chosen = 0;
  let now = 0;
  let layout = null;

  function element(name, attributes = {}, text) {
    const made = document.createElementNS("http://www.w3.org/2000/svg", name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    if (text !== undefined) made.textContent = text;
    return made;
  }

  function stroke(series, width) {
    return {
      fill: "none", stroke: series.color, "stroke-width": width, "stroke-linejoin": "round",
      "stroke-dasharray": series.dashes.join(" ") || "none",
    };
  }

  // Differences, of which null has no value.
  function summed(differences) {
    let sum = 0;
    return differences.map((difference) => (difference === null ? null : (sum += difference)));
  }

  function fraction(axis, value) {
    return (value - axis.from) / (axis.to - axis.from);
  }

  function horizontal(line, series, index) {
    if (isOfTime) return layout.x(fraction(data.axis, line.start + index * line.step));
    const value = line.x[data.series[series].abscissa][index];
    return value === null ? null : layout.x(value / 10000);
  }

  function path(line, series, panel) {
    let text = "";
    let isDrawing = false;
    line.y[series].forEach((value, index) => {
      const x = value === null ? null : horizontal(line, series, index);
      if (x === null) return (isDrawing = false);
      const y = panel.y(value / 10000);
      text += `${isDrawing ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`;
      isDrawing = true;
    });
    return text;
  }

  // The place of a line at a time, between its values before and after; null where it has none.
  function point(line, series, panel, time) {
    const position = Math.max(0, (time - line.start) / line.step);
    const index = Math.min(Math.floor(position), line.y[series].length - 1);
    const next = Math.min(index + 1, line.y[series].length - 1);
    const part = Math.min(position - index, 1);
    const ys = [line.y[series][index], line.y[series][next]];
    if (ys.includes(null)) return null;
    const xs = [horizontal(line, series, index), horizontal(line, series, next)];
    const value = ys[0] + part * (ys[1] - ys[0]);
    return { x: xs[0] + part * (xs[1] - xs[0]), y: panel.y(value / 10000), value: value / 10000 };
  }

  function fit() {
    const width = Math.max(place.clientWidth, 200);
    const inner = width - space.left - space.right;
    const count = data.panels.length;
    const height = data.aspect
      ? inner * data.aspect
      : Math.max(90, Math.min(230, inner * 0.55, (innerHeight * 0.62) / count));
    layout = {
      x: (part) => space.left + part * inner,
      panels: data.panels.map((panel, index) => {
        const top = space.top + index * (height + space.between);
        return { ...panel, top, height, y: (part) => top + (1 - part) * height };
      }),
    };
    layout.bottom = layout.panels[count - 1].top + height;
    picture.setAttribute("width", width);
    picture.setAttribute("height", layout.bottom + space.bottom);
    draw(inner);
  }

  function draw(inner) {
    picture.replaceChildren();
    for (const panel of layout.panels) {
      const clip = element("clipPath", { id: `plot-clip-${panel.top}` });
      const frame = { x: space.left, y: panel.top, width: inner, height: panel.height };
      clip.append(element("rect", frame));
      picture.append(clip, element("rect", { ...frame, class: "frame" }));
      // Labels of ticks that would touch are left out.
      const every = Math.ceil((panel.ticks.length * 18) / panel.height);
      panel.ticks.forEach(([value, label], index) => {
        const y = panel.y(fraction(panel, value));
        picture.append(element("path", { class: "grid", d: `M${space.left} ${y}h${inner}` }));
        if (index % every > 0) return;
        picture.append(
          element("text", { x: space.left - 6, y: y + 4, "text-anchor": "end" }, label));
      });
      picture.append(
        element("text", {
          "text-anchor": "middle",
          transform: `translate(11 ${panel.top + panel.height / 2}) rotate(-90)`,
        }, panel.unit));
    }
    const every = Math.ceil((data.axis.ticks.length * 44) / inner);
    data.axis.ticks.forEach(([value, label], index) => {
      const x = layout.x(fraction(data.axis, value));
      for (const panel of layout.panels) {
        picture.append(element("path", { class: "grid", d: `M${x} ${panel.top}v${panel.height}` }));
      }
      if (index % every > 0) return;
      picture.append(
        element("text", { x, y: layout.bottom + 15, "text-anchor": "middle" }, label));
    });
    picture.append(
      element("text", {
        x: space.left + inner / 2, y: layout.bottom + 30, "text-anchor": "middle",
      }, data.axis.label));
    drawLines();
  }

  function drawLines() {
    const group = element("g");
    for (const panel of layout.panels) {
      const inside = element("g", { "clip-path": `url(#plot-clip-${panel.top})` });
      // The lines of other values of the parameters are faint.
      lines.forEach((line, index) => {
        if (index === chosen || lines.length > 24) return;
        for (const series of panel.series) {
          const shape = element("path", {
            d: path(line, series, panel), ...stroke(data.series[series], 1) });
          shape.setAttribute("opacity", 0.15);
          inside.append(shape);
        }
      });
      const line = lines[chosen];
      for (const [time, label] of isOfTime ? line.marks : []) {
        const x = layout.x(fraction(data.axis, time));
        const mark = element("path", { class: "mark", d: `M${x} ${panel.top}v${panel.height}` });
        mark.append(element("title", {}, label));
        inside.append(mark);
      }
      for (const series of panel.series) {
        inside.append(
          element("path", { d: path(line, series, panel), ...stroke(data.series[series], 1.75) }));
      }
      group.append(inside);
    }
    layout.cursor = element("path", { class: "cursor" });
    layout.dots = data.series.map((series) => element("circle", { r: 4, fill: series.color }));
    group.append(layout.cursor, ...layout.dots);
    picture.append(group);
    show(now);
  }

  // Shows a time in seconds of the film.
  function show(filmTime) {
    now = filmTime;
    if (!layout) return;
    const line = lines[chosen];
    const time = line.film + filmTime * data.speed;
    if (isOfTime) {
      const part = Math.max(0, Math.min(1, fraction(data.axis, time)));
      const top = layout.panels[0].top;
      layout.cursor.setAttribute("d", `M${layout.x(part)} ${top}V${layout.bottom}`);
    }
    for (const panel of layout.panels) {
      const range = panel.to - panel.from;
      const digits = Math.max(0, Math.min(6, 3 - Math.floor(Math.log10(range))));
      for (const series of panel.series) {
        const found = point(line, series, panel, time);
        const dot = layout.dots[series];
        const isInside = found && found.value >= 0 && found.value <= 1;
        dot.setAttribute("display", isInside ? "inline" : "none");
        if (isInside) {
          dot.setAttribute("cx", found.x);
          dot.setAttribute("cy", found.y);
        }
        const number = found ? (panel.from + found.value * range).toFixed(digits) : "\u2013";
        values[series].value = ` ${number.replace("-", "\u2212")} ${panel.unit}`;
      }
    }
  }

  // The next call of fit draws the lines.
  function choose(index) {
    chosen = index;
  }

  if (isOfTime) {
    const seek = (event) => {
      const x = event.clientX - picture.getBoundingClientRect().left;
      const part = (x - space.left) / (layout.x(1) - layout.x(0));
      const time =
        data.axis.from + Math.max(0, Math.min(1, part)) * (data.axis.to - data.axis.from);
      seekTime((time - lines[chosen].film) / data.speed);
    };
    picture.addEventListener("pointerdown", (event) => {
      picture.setPointerCapture(event.pointerId);
      seek(event);
    });
    picture.addEventListener("pointermove", (event) => {
      if (event.buttons > 0) seek(event);
    });
  }
  return { choose, fit, show };
}
