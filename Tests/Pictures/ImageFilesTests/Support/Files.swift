import FoundationEssentials
import Geometry
import ImageFiles
import Imaging
import PictureKit
import Raster
import SystemPackage
import TestSupport

/// Returns an SVG document of 8 x 8 pixels.
func svg(_ contents: String, _ attributes: String = "width='8' height='8'") -> String {
  "<svg xmlns='http://www.w3.org/2000/svg' \(attributes)>\(contents)</svg>"
}

/// Returns a PDF of pages of 40 x 20 points with drawing operators.
///
/// The graphics state `/Masked` has a mask of the luminosity of other operators.
func pdf(pages: [String], mask: String = "1 g") -> [UInt8] {
  let kids = pages.indices.map { "\(3 + 2 * $0) 0 R" }.joined(separator: " ")
  var objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [\(kids)] /Count \(pages.count) /MediaBox [0 0 40 20] >>",
  ]
  let form = 3 + 2 * pages.count
  let resources = "<< /ExtGState << /Masked << /SMask << /S /Luminosity /G \(form) 0 R >> >> >> >>"
  for (index, page) in pages.enumerated() {
    objects.append(
      "<< /Type /Page /Parent 2 0 R /Contents \(4 + 2 * index) 0 R /Resources \(resources) >>")
    objects.append("<< /Length \(page.utf8.count) >>\nstream\n\(page)\nendstream")
  }
  objects.append(
    "<< /Type /XObject /Subtype /Form /BBox [0 0 40 20] /Length \(mask.utf8.count) "
      + "/Group << /S /Transparency /CS /DeviceGray >> >>\nstream\n\(mask)\nendstream")
  var text = "%PDF-1.4\n"
  var offsets: [Int] = []
  for (index, object) in objects.enumerated() {
    offsets.append(text.utf8.count)
    text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
  }
  let start = text.utf8.count
  text += "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
  for offset in offsets {
    let digits = "\(offset)"
    text += String(repeating: "0", count: 10 - digits.count) + digits + " 00000 n \n"
  }
  text += "trailer\n<< /Size \(objects.count + 1) /Root 1 0 R >>\nstartxref\n\(start)\n%%EOF\n"
  return Array(text.utf8)
}

/// Draws an image on a transparent background.
func image(of drawing: Drawing, scale: Double = 1) throws -> Image {
  let picture = Picture { drawing.draw(at: .zero, on: $0) }
  return try image(of: picture, size: drawing.size, scale: scale)
}

/// Draws a picture on a transparent background.
func image(of picture: Picture, size: Size, scale: Double = 1) throws -> Image {
  let frame = Frame(size: size, background: .clear, layers: [FrameLayer(picture: picture)])
  return try FrameRenderer(canvas: size, scale: scale).image(of: frame)
}

/// Returns the different pixels of an image.
func pixels(of drawing: Drawing) throws -> Set<UInt32> { Set(try image(of: drawing).pixels) }

func base64(_ bytes: [UInt8]) -> String { Data(bytes).base64EncodedString() }
