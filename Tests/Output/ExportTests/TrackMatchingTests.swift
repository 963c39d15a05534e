import Export
import Geometry
import PictureKit
import Testing

@Suite struct TrackMatchingTests {
  private let size = Size(200, 100)

  private func square(_ color: Color, side: Double = 10) -> Picture {
    Picture { canvas in
      canvas.setFillColor(color)
      canvas.fill(Rect(x: 0, y: 0, width: side, height: side))
    }
  }

  private func layer(_ picture: Picture, x: Double) -> FrameLayer {
    FrameLayer(picture: picture, transform: Transform(translationX: x, y: 0))
  }

  private func tracks(_ frames: [[FrameLayer]]) -> FilmTracks {
    var tracks = FilmTracks(size: size, framesPerSecond: 10)
    for layers in frames { tracks.add(Frame(size: size, layers: layers)) }
    tracks.finish()
    return tracks
  }

  @Test func `a layer that moves is one track`() {
    let red = square(.red)
    let film = tracks((0..<5).map { [layer(red, x: Double($0))] })
    #expect(film.layers.count == 1)
    #expect(film.layers[0].samples.map { $0?.transform.tx } == [0, 1, 2, 3, 4])
    #expect(film.pictures.pictures.count == 1)
  }

  @Test func `equal pictures of equal layers are one picture`() {
    let film = tracks([[layer(square(.red), x: 0)], [layer(square(.red), x: 1)]])
    #expect(film.layers.count == 1 && film.pictures.pictures.count == 1)
  }

  @Test func `a layer that ends leaves the others their tracks`() {
    let (red, blue) = (square(.red), square(.blue))
    let film = tracks([
      [layer(red, x: 0), layer(blue, x: 50), layer(red, x: 100)],
      [layer(blue, x: 51), layer(red, x: 101)],
      [layer(blue, x: 52), layer(red, x: 102)],
    ])
    #expect(film.layers.count == 3)
    #expect(film.layers.map(\.presence) == [[0..<1], [0..<3], [0..<3]])
    #expect(film.layers[2].samples.map { $0?.transform.tx } == [100, 101, 102])
  }

  @Test func `of several equal layers the nearest is the one that stays`() {
    let ball = square(.red)
    let film = tracks([
      [layer(ball, x: 0), layer(ball, x: 60), layer(ball, x: 120)],
      [layer(ball, x: 61), layer(ball, x: 121)],
    ])
    #expect(film.layers.map(\.presence) == [[0..<1], [0..<2], [0..<2]])
  }

  @Test func `a layer that comes again continues its track`() {
    let (red, blue) = (square(.red), square(.blue))
    let film = tracks([
      [layer(red, x: 0), layer(blue, x: 9)], [layer(blue, x: 9)],
      [layer(red, x: 5), layer(blue, x: 9)],
    ])
    #expect(film.layers.count == 2)
    #expect(film.layers[0].presence == [0..<1, 2..<3])
  }

  @Test func `the order of tracks is that of layers in every frame`() {
    let (red, blue) = (square(.red), square(.blue))
    let film = tracks([
      [layer(red, x: 0), layer(blue, x: 5)], [layer(blue, x: 5), layer(red, x: 0)],
    ])
    // One of both has a track below and one above.
    #expect(film.layers.count == 3)
    for frame in 0..<2 {
      #expect(film.layers.compactMap { $0.samples[frame] }.count == 2)
    }
  }

  @Test func `pictures that differ in numbers alone are one run of shapes`() throws {
    let film = tracks(
      (1...6).map { [layer(square(.init(white: Double($0) / 6), side: Double($0)), x: 0)] })
    #expect(film.layers.count == 1)
    let runs = film.layers[0].contentRuns(pictures: film.pictures)
    guard case .shapes(let shapes, let ranges) = try #require(runs.first) else {
      Issue.record("not a run of shapes")
      return
    }
    #expect(runs.count == 1 && ranges == [0..<6])
    #expect(shapes.map { $0?.shapes[0].coordinates.max() } == [1, 2, 3, 4, 5, 6])
  }

  @Test func `layers with different effects are different tracks`() {
    var clipped = layer(square(.red), x: 0)
    clipped.clip = Path(rect: Rect(x: 0, y: 0, width: 5, height: 5))
    #expect(tracks([[layer(square(.red), x: 0)], [clipped]]).layers.count == 2)
  }
}
