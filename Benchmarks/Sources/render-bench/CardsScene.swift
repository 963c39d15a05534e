import ElementaryFunctions
import Geometry
import Layers
import PictureKit
import Raster
import StageKit

/// S5: forty cards with round corners, a shadow, a photo and a title that sway and turn; every
/// fourth one turns about its vertical axis.
struct CardsScene: Recipe {
  let id = "s5"
  let title = "Forty cards"
  let source = "Benchmarks"
  let canvas = Size(1920, 1080)
  let duration = 5.0
  let keyMoments = [0, 2.5]

  func perform(on stage: Stage) {
    stage.view.backgroundColor = Color(white: 237 / 255)
    let photos = CardPhotos.images.map { Bitmap($0) }
    let cards = Self.cards(photos: photos)
    for card in cards {
      card.move(to: 0)
      stage.view.addSubview(card)
    }
    var tick = 0
    stage.scheduledTimer(withTimeInterval: 1 / 60, repeats: true) { _ in
      tick += 1
      for card in cards { card.move(to: Double(tick) / 60) }
    }
  }

  /// Returns the cards of scenes.py: the same random numbers in the same order.
  private static func cards(photos: [Bitmap]) -> [CardView] {
    var state: UInt32 = 12345
    func random() -> Double {
      state = (state &* 1_103_515_245 &+ 12345) & 0x7fff_ffff
      return Double(state) / 0x7fff_ffff
    }
    return (0..<40).map { index in
      let (row, column) = index.quotientAndRemainder(dividingBy: 8)
      let middle = Point(240 * (Double(column) + 0.5), 216 * (Double(row) + 0.5))
      let sway = 20 + 30 * random()
      let rise = 15 + 25 * random()
      let speed = 1 + 2 * random()
      let phase = 2 * Double.pi * random()
      let swing = 0.1 + 0.3 * random()
      let photo = (index + row) % 4
      return CardView(
        photo: photos[photo], title: "\(CardPhotos.names[photo]) \(index + 1)",
        motion: CardView.Motion(
          middle: middle, sway: Vector(dx: sway, dy: rise), speed: speed, phase: phase,
          swing: swing, turnsAboutY: index % 4 == 3))
    }
  }
}

/// A card that sways about a point.
private final class CardView: View {
  struct Motion {
    let middle: Point
    let sway: Vector
    let speed: Double
    let phase: Double
    let swing: Double
    let turnsAboutY: Bool
  }

  private let motion: Motion

  init(photo: Bitmap, title: String, motion: Motion) {
    self.motion = motion
    super.init(frame: Rect(x: 0, y: 0, width: 220, height: 200))
    layer.backgroundColor = .white
    layer.cornerRadius = 16
    layer.shadowOpacity = 0.3
    layer.shadowRadius = 10
    layer.shadowOffset = Size(0, 6)
    layer.shadowPath = Path(roundedRect: bounds, cornerRadius: 16)
    let picture = Layer()
    picture.frame = Rect(x: 10, y: 10, width: 200, height: 150)
    picture.contents = .bitmap(photo)
    picture.masksToBounds = true
    picture.cornerRadius = 8
    layer.addSublayer(picture)
    let label = Label(frame: Rect(x: 10, y: 164, width: 200, height: 26))
    label.text = title
    label.font = .boldSystemFont(ofSize: 20)
    label.textColor = Color(white: 0.15)
    addSubview(label)
  }

  /// Moves the card to its place at a time.
  func move(to time: Double) {
    let angle = motion.speed * time + motion.phase
    let turn = motion.swing * sin(angle)
    center =
      motion.middle + Vector(dx: motion.sway.dx * sin(angle), dy: motion.sway.dy * cos(angle))
    guard motion.turnsAboutY else {
      transform = Transform(rotationAngle: turn)
      return
    }
    var perspective = Transform3D.identity
    perspective.m34 = -1 / 800
    transform3D = Transform3D(rotationAngle: 3 * turn, x: 0, y: 1, z: 0).concatenating(perspective)
  }
}
