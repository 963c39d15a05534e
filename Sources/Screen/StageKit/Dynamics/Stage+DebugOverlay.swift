internal import Dynamics
internal import Geometry
internal import PictureKit

extension Stage {
  /// The bodies, boundaries, attachments and fields of the animators that are shown.
  var debugOverlay: [FrameLayer] {
    let shown = loggedAnimators.compactMap(\.animator).filter { showsPhysics || $0.debugEnabled }
    guard !shown.isEmpty else { return [] }
    let names = Set(shown.map(name(of:)))
    let inspections = inspectAnimators().filter { names.contains($0.name) }.map(\.inspection)
    return [
      FrameLayer(
        picture: Picture { canvas in
          canvas.setLineWidth(1)
          for inspection in inspections { inspection.drawOutlines(on: canvas) }
        })
    ]
  }
}

extension DynamicAnimator.Inspection {
  fileprivate func drawOutlines(on canvas: Canvas) {
    for field in fields { draw(field, on: canvas) }
    canvas.setLineDash(phase: 0, lengths: [4, 3])
    canvas.setStrokeColor(.systemRed)
    for boundary in boundaries { canvas.stroke(boundary.outline) }
    canvas.setLineDash(phase: 0, lengths: [])
    for body in bodies { draw(body, on: canvas) }
    for attachment in attachments { draw(attachment, on: canvas) }
  }

  private func draw(_ body: Body, on canvas: Canvas) {
    canvas.setStrokeColor(body.isSleeping ? .systemGray : .systemBlue)
    for outline in body.outlines { canvas.stroke(outline) }
    // The line from the center shows the rotation of the body.
    let turn = Transform(rotationAngle: body.angle)
    let end = body.center + (Point(8, 0).applying(turn) - .zero)
    canvas.strokeLine(from: body.center, to: end)
  }

  private func draw(_ attachment: Attachment, on canvas: Canvas) {
    canvas.setStrokeColor(.systemGreen)
    canvas.setFillColor(.systemGreen)
    canvas.setLineDash(phase: 0, lengths: attachment.isSpring ? [3, 2] : [])
    canvas.strokeLine(from: attachment.start, to: attachment.end)
    canvas.setLineDash(phase: 0, lengths: [])
    for point in [attachment.start, attachment.end] {
      canvas.fillEllipse(in: Rect(center: point, size: Size(5, 5)))
    }
  }

  private func draw(_ field: Field, on canvas: Canvas) {
    canvas.setStrokeColor(.systemOrange)
    canvas.setLineDash(phase: 0, lengths: [2, 3])
    for outline in field.outlines { canvas.stroke(outline) }
    canvas.setLineDash(phase: 0, lengths: [])
    canvas.strokeEllipse(in: Rect(center: field.position, size: Size(10, 10)))
    let (x, y) = (field.position.x, field.position.y)
    canvas.strokeLine(from: Point(x - 8, y), to: Point(x + 8, y))
    canvas.strokeLine(from: Point(x, y - 8), to: Point(x, y + 8))
  }
}

extension Canvas {
  fileprivate func strokeLine(from start: Point, to end: Point) {
    var path = Path()
    path.move(to: start)
    path.addLine(to: end)
    stroke(path)
  }
}
