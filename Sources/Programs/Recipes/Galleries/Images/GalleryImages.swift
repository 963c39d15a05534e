internal import Artwork
internal import Geometry
internal import PictureKit
internal import StageKit

/// Image files of all formats, and the ways in which views show images.
struct GalleryImages: Recipe {
  let id = "gallery-images"
  let title = "Gallery: images"
  let source = galleries
  let canvas = Gallery.size(count: 20)
  let duration = 4.0
  let keyMoments = [0, 0.5, 1, 2, 3]

  func perform(on stage: Stage) {
    var gallery = Gallery(on: stage)
    let (landscape, bitmap) = addFormats(to: &gallery)
    addOrientations(of: bitmap, to: &gallery)
    addContentModes(of: landscape, to: &gallery, on: stage)
    addVariants(of: landscape, to: &gallery, on: stage)
  }

  /// Adds one picture as a file of each format.
  ///
  /// The bitmaps have 2 pixels per point. The JPEG is stored with its left side up and has a tag
  /// that says so.
  ///
  /// - Returns: The picture as a vector image and as a bitmap.
  private func addFormats(to gallery: inout Gallery) -> (vector: Drawing, bitmap: Drawing) {
    let files: [(name: String, bytes: [UInt8])] = [
      ("SVG", PackageResources.landscape_svg), ("PDF", PackageResources.landscape_pdf),
      ("PNG, palette", PackageResources.landscape_png),
      ("JPEG, Exif orientation", PackageResources.landscape_jpg),
      ("WebP", PackageResources.landscape_webp),
    ]
    let drawings = files.map { name, bytes in
      gallery.addImage(name, drawing(decoding: bytes, scale: 2, name: name))
    }
    return (drawings[0], drawings[2])
  }

  /// Adds orientations of a bitmap.
  private func addOrientations(of image: Drawing, to gallery: inout Gallery) {
    let orientations: [(name: String, orientation: Drawing.Orientation)] = [
      (".down", .down), (".left", .left), (".right", .right), (".upMirrored", .upMirrored),
      (".leftMirrored", .leftMirrored),
    ]
    for (name, orientation) in orientations {
      gallery.addImage(name, Drawing(image.variants, orientation: orientation))
    }
  }

  /// Adds content modes, in views that change their sizes.
  private func addContentModes(
    of image: Drawing, to gallery: inout Gallery, on stage: Stage
  ) {
    let modes: [(name: String, mode: ContentMode)] = [
      (".scaleToFill", .scaleToFill), (".scaleAspectFit", .scaleAspectFit),
      (".scaleAspectFill", .scaleAspectFill), (".center", .center),
      (".bottomRight", .bottomRight),
    ]
    for (name, mode) in modes {
      gallery.add(name) { sample in
        let view = ImageView(image: image)
        view.contentMode = mode
        view.clipsToBounds = true
        view.backgroundColor = .white
        view.grow(in: sample, from: Size(110, 50), to: Size(50, 110), on: stage)
      }
    }
  }

  /// Adds resizable images, tints, and a vector image that grows.
  private func addVariants(
    of image: Drawing, to gallery: inout Gallery, on stage: Stage
  ) {
    let button = drawing(decoding: PackageResources.button_png, scale: 3, name: "button@3x.png")
    let insets = Insets(top: 11, left: 11, bottom: 11, right: 11)
    for (name, mode) in [
      ("resizable, stretch", Drawing.ResizingMode.stretch), ("resizable, tile", .tile),
    ] {
      gallery.add(name) { sample in
        let view = ImageView(
          image: button.resizableImage(withCapInsets: insets, resizingMode: mode))
        view.grow(in: sample, from: Size(28, 28), to: Size(110, 72), on: stage)
      }
    }
    gallery.add(".alwaysTemplate, tintColor") { sample in
      let view = ImageView(image: Drawing.star.withRenderingMode(.alwaysTemplate))
      view.tintColor = .galleryPink
      view.frame = sample.bounds.insetBy(dx: 20, dy: 20)
      sample.addSubview(view)
    }
    gallery.add("withTintColor") { sample in
      let view = ImageView(image: Drawing.ball.withTintColor(.galleryGreen))
      view.frame = sample.bounds.insetBy(dx: 20, dy: 20)
      sample.addSubview(view)
    }
    gallery.add("SVG, scaled") { sample in
      let view = ImageView(image: image)
      view.center = sample.bounds.center
      view.clipsToBounds = true
      sample.clipsToBounds = true
      sample.addSubview(view)
      stage.animate(withDuration: 2, options: [.autoreverse, .repeat]) {
        view.transform = Transform(scaleX: 6, y: 6)
      }
    }
  }

  /// Returns the image of a file, or one with the sentence that says why there is none.
  private func drawing(decoding bytes: [UInt8], scale: Double, name: String) -> Drawing {
    do {
      return try Drawing(decoding: bytes, scale: scale, name: name)
    } catch {
      let size = Size(96, 72)
      return Drawing(size: size) { canvas in
        canvas.draw(
          "\(error)", in: Rect(origin: .zero, size: size),
          withAttributes: [.font: Font.systemFont(ofSize: 8)])
      }
    }
  }
}

extension Gallery {
  /// Adds an image view with the size of its image.
  ///
  /// - Returns: The image.
  @discardableResult fileprivate mutating func addImage(
    _ caption: String, _ image: Drawing
  ) -> Drawing {
    add(caption) { sample in
      let view = ImageView(image: image)
      view.center = sample.bounds.center
      sample.addSubview(view)
    }
    return image
  }
}

extension View {
  /// Adds the view to a sample and changes its size to and fro.
  fileprivate func grow(in sample: View, from start: Size, to end: Size, on stage: Stage) {
    frame = Rect(center: sample.bounds.center, size: start)
    sample.addSubview(self)
    stage.animate(withDuration: 2, options: [.autoreverse, .repeat]) {
      self.bounds.size = end
    }
  }
}
