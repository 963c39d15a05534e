internal import Geometry
internal import Layers
internal import PictureKit
internal import StageKit

extension GalleryLayers {
  /// Adds emitters.
  func addEmitters(to gallery: inout Gallery) {
    gallery.add("EmitterLayer, line") { view in
      let confetti = emitter(in: view)
      confetti.emitterShape = .line
      confetti.emitterPosition = Point(55, 0)
      confetti.emitterSize = Size(110, 0)
      let colors: [Color] = [.galleryBlue, .galleryOrange, .galleryGreen, .galleryPink]
      confetti.emitterCells = colors.map { color in
        let cell = EmitterCell()
        cell.contents = paper
        cell.color = color
        cell.birthRate = 8
        cell.lifetime = 4
        cell.velocity = 45
        cell.velocityRange = 20
        cell.emissionLongitude = .pi
        cell.emissionRange = .pi / 4
        cell.spin = 2
        cell.spinRange = 3
        cell.yAcceleration = 10
        return cell
      }
      // As if it had begun three seconds earlier.
      confetti.timeOffset = 3
    }
    gallery.add("rectangle, scaleRange") { view in
      view.layer.backgroundColor = Color(red: 0.35, green: 0.45, blue: 0.6)
      let snow = emitter(in: view)
      snow.emitterShape = .rectangle
      snow.emitterPosition = Point(55, -6)
      snow.emitterSize = Size(140, 4)
      let flake = EmitterCell()
      flake.contents = disc(diameter: 8)
      flake.birthRate = 25
      flake.lifetime = 6
      flake.velocity = 6
      flake.velocityRange = 6
      flake.emissionRange = 2 * .pi
      flake.yAcceleration = 9
      flake.scale = 0.45
      flake.scaleRange = 0.3
      flake.alphaRange = 0.3
      flake.color = Color(white: 1, alpha: 0.8)
      snow.emitterCells = [flake]
      snow.timeOffset = 6
    }
    gallery.add("additive, alphaSpeed") { view in
      view.layer.backgroundColor = Color(white: 0.08)
      let fire = emitter(in: view)
      fire.renderMode = .additive
      fire.emitterShape = .line
      fire.emitterPosition = Point(55, 96)
      fire.emitterSize = Size(30, 0)
      let flame = EmitterCell()
      flame.contents = glow
      flame.color = Color(red: 0.8, green: 0.35, blue: 0.15, alpha: 0.5)
      flame.birthRate = 90
      flame.lifetime = 0.9
      flame.lifetimeRange = 0.3
      flame.velocity = 35
      flame.velocityRange = 15
      flame.emissionRange = 1.1
      flame.yAcceleration = -50
      flame.alphaSpeed = -0.5
      flame.scale = 0.9
      flame.scaleSpeed = -0.4
      fire.emitterCells = [flame]
    }
    gallery.add("cells of cells") { view in
      view.layer.backgroundColor = Color(red: 0.05, green: 0.05, blue: 0.15)
      let sky = emitter(in: view)
      sky.renderMode = .additive
      sky.emitterPosition = Point(55, 110)
      sky.emitterCells = [rocket]
      sky.seed = 3
    }
    gallery.add("animated birthRate") { view in
      let fountain = emitter(in: view)
      fountain.emitterPosition = Point(55, 100)
      let drop = EmitterCell()
      drop.contents = disc(diameter: 5)
      drop.color = .galleryBlue
      drop.birthRate = 120
      drop.lifetime = 1.6
      drop.velocity = 95
      drop.velocityRange = 10
      drop.emissionLongitude = -.pi / 2
      drop.emissionRange = 0.5
      drop.yAcceleration = 110
      fountain.emitterCells = [drop]
      fountain.swing("birthRate", from: 0.0, to: 1.0, duration: 1)
    }
  }

  /// A rocket that leaves sparks, and bursts at the end of its path.
  private var rocket: EmitterCell {
    let spark = EmitterCell()
    spark.contents = glow
    spark.birthRate = 900
    spark.beginTime = 0.95
    spark.duration = 0.1
    spark.lifetime = 1.2
    spark.velocity = 42
    spark.emissionRange = 2 * .pi
    spark.yAcceleration = 20
    spark.scale = 0.3
    spark.alphaSpeed = -0.8
    let tail = EmitterCell()
    tail.contents = glow
    tail.birthRate = 50
    tail.lifetime = 0.4
    tail.scale = 0.2
    tail.alphaSpeed = -2
    let rocket = EmitterCell()
    rocket.birthRate = 1
    rocket.lifetime = 1.05
    rocket.velocity = 75
    rocket.velocityRange = 10
    rocket.emissionLongitude = -.pi / 2
    rocket.emissionRange = 0.6
    rocket.color = Color(red: 0.7, green: 0.6, blue: 0.6)
    rocket.redRange = 0.3
    rocket.greenRange = 0.4
    rocket.blueRange = 0.4
    rocket.emitterCells = [spark, tail]
    return rocket
  }

  private func emitter(in view: View) -> EmitterLayer {
    let emitter = EmitterLayer()
    emitter.frame = view.bounds
    emitter.masksToBounds = true
    view.layer.addSublayer(emitter)
    return emitter
  }

  private var paper: LayerContents {
    let size = Size(8, 5)
    return .picture(
      Picture { canvas in
        canvas.setFillColor(.white)
        canvas.fill(Rect(origin: .zero, size: size))
      }, size)
  }

  private func disc(diameter: Double) -> LayerContents {
    let size = Size(diameter, diameter)
    return .picture(
      Picture { canvas in
        canvas.setFillColor(.white)
        canvas.fillEllipse(in: Rect(origin: .zero, size: size))
      }, size)
  }

  /// A white disc of 24 points that fades out to its edge.
  private var glow: LayerContents {
    let side = 24
    let middle = Double(side - 1) / 2
    let pixels = (0..<side * side).map { index in
      let (y, x) = index.quotientAndRemainder(dividingBy: side)
      let distance =
        Vector(dx: Double(x) - middle, dy: Double(y) - middle).length / (Double(side) / 2)
      let level = UInt32(255 * max(1 - distance, 0) * max(1 - distance, 0))
      return level * 0x0101_0101
    }
    return .bitmap(Bitmap(width: side, height: side, pixels: pixels))
  }
}
