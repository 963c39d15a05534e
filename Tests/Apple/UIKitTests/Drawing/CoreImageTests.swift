import CoreImage
import Foundation
import Geometry
import PictureKit
import StageKit
import Testing
import UIKit

/// Filters have Core Image's names, keys and typed forms.
@Suite struct `Core Image` {
  private let stage = Stage(size: .phone)

  private func bitmap(_ pixels: UInt32...) -> CGImage {
    CGImage(width: pixels.count, height: 1, pixels: pixels)
  }

  private func pixel(_ image: CIImage?, _ context: CIContext = CIContext()) throws -> UInt32 {
    let image = try #require(image)
    return try #require(context.createCGImage(image, from: image.extent)).pixels[0]
  }

  @Test func `values are set by key, and the result is read as a property or by key`() throws {
    let filter = try #require(CIFilter(name: "CISepiaTone"))
    #expect(filter.inputKeys == [kCIInputImageKey, kCIInputIntensityKey])
    #expect(filter.outputImage == nil)
    filter.setValue(CIImage(cgImage: bitmap(0xFFFF_FFFF)), forKey: kCIInputImageKey)
    filter.setValue(0, forKey: kCIInputIntensityKey)
    #expect(try pixel(filter.outputImage) == 0xFFFF_FFFF)
    filter.setDefaults()
    #expect((filter.value(forKey: kCIInputIntensityKey) as? NSNumber)?.doubleValue == 1)
    #expect(filter.value(forKey: kCIInputImageKey) == nil)
    filter.setValue(CIImage(cgImage: bitmap(0xFF64_6464)), forKey: kCIInputImageKey)
    let output = try #require(filter.value(forKey: kCIOutputImageKey) as? CIImage)
    // 100 times the sums of the rows of the matrix.
    #expect(try pixel(output) == 0xFF87_785E)
  }

  @Test func `a typed filter has its inputs as properties`() throws {
    let filter = CIFilter.colorControls()
    filter.inputImage = CIImage(cgImage: bitmap(0xFFFF_0000))
    filter.saturation = 0
    #expect(filter.contrast == 1 && filter.name == "CIColorControls")
    let gray = try pixel(filter.outputImage, CIContext(options: [.workingColorSpace: NSNull()]))
    #expect(gray == 0xFF36_3636)
    let blur = CIFilter.gaussianBlur()
    blur.inputImage = filter.outputImage
    blur.radius = 2
    #expect(blur.outputImage?.extent == CGRect(x: -6, y: -6, width: 13, height: 13))
    let gradient = CIFilter.linearGradient()
    gradient.point1 = CGPoint(x: 10, y: 0)
    gradient.color0 = CIColor(red: 1, green: 0, blue: 0)
    #expect(gradient.point1 == CGPoint(x: 10, y: 0) && gradient.color0.red == 1)
    #expect(gradient.outputImage?.extent == .infinite)
  }

  @Test func `the working space decides what is mixed`() throws {
    let half: [String: Any] = [
      kCIInputTargetImageKey: CIImage(cgImage: bitmap(0xFFFF_FFFF)), kCIInputTimeKey: 0.5,
    ]
    let image = CIImage(cgImage: bitmap(0xFF00_0000))
      .applyingFilter("CIDissolveTransition", parameters: half)
    #expect(try pixel(image) & 255 == 188)
    #expect(try pixel(image, CIContext(options: [.workingColorSpace: NSNull()])) & 255 == 128)
    let space = try #require(CGColorSpace(name: CGColorSpace.sRGB))
    #expect(try pixel(image, CIContext(options: [.workingColorSpace: space])) & 255 == 128)
  }

  @Test func `a filter that there is not is nil and logged once with those that there are`() {
    let application = UIApplication(on: stage)
    application.run {
      #expect(CIFilter(name: "CILightTunnel") == nil && CIFilter(name: "CILightTunnel") == nil)
    }
    #expect(application.notes.count == 1)
    #expect(application.notes[0].contains("CILightTunnel"))
    #expect(application.notes[0].contains("CISepiaTone"))
  }

  @Test func `filters are listed by kind, and describe their inputs`() throws {
    let blurs = CIFilter.filterNames(inCategory: kCICategoryBlur)
    #expect(blurs.contains("CIGaussianBlur") && !blurs.contains("CISepiaTone"))
    #expect(CIFilter.filterNames(inCategory: kCICategoryBuiltIn).count > 100)
    #expect(CIFilter.localizedName(forFilterName: "CISepiaTone") == "Sepia Tone")
    let attributes = try #require(CIFilter(name: "CIGaussianBlur")).attributes
    let radius = try #require(attributes[kCIInputRadiusKey] as? [String: Any])
    #expect(radius[kCIAttributeClass] as? String == "NSNumber")
    #expect((radius[kCIAttributeDefault] as? NSNumber)?.doubleValue == 10)
    #expect(radius[kCIAttributeSliderMax] as? Double == 100)
  }

  @Test func `images of UIKit become images of Core Image and back`() throws {
    let image = UIImage(cgImage: bitmap(0xFFFF_0000, 0xFF00_00FF), scale: 2, orientation: .up)
    let input = try #require(CIImage(image: image))
    #expect(input.extent == CGRect(x: 0, y: 0, width: 2, height: 1))
    let turned = input.oriented(.right)
    #expect(turned.extent == CGRect(x: 0, y: 0, width: 1, height: 2))
    let result = UIImage(ciImage: turned, scale: 2, orientation: .up)
    #expect(result.size == CGSize(width: 0.5, height: 1) && result.ciImage === turned)
    // Shown turned clockwise, the left pixel is on top.
    #expect(result.cgImage?.pixels == [0xFFFF_0000, 0xFF00_00FF])
    #expect(image.ciImage == nil)
    for value in 1...8 as ClosedRange<UInt32> {
      let orientation = try #require(CGImagePropertyOrientation(rawValue: value))
      let shown = input.oriented(orientation)
      let isTall = value > 4
      #expect(
        shown.extent.size == (isTall ? CGSize(width: 1, height: 2) : CGSize(width: 2, height: 1)))
    }
  }

  @Test func `pixels are rendered to memory, as for the average of an image`() {
    let average = CIImage(cgImage: bitmap(0xFFFF_0000, 0xFF00_00FF))
      .applyingFilter(
        "CIAreaAverage",
        parameters: [kCIInputExtentKey: CIVector(cgRect: CGRect(x: 0, y: 0, width: 2, height: 1))])
    var bytes = [UInt8](repeating: 0, count: 4)
    let context = CIContext(options: [.workingColorSpace: NSNull()])
    context.render(
      average, toBitmap: &bytes, rowBytes: 4, bounds: CGRect(x: 0, y: 0, width: 1, height: 1),
      format: .RGBA8, colorSpace: nil)
    #expect(bytes == [128, 0, 128, 255])
  }

  @Test func `the green and the blue of a red and a blue image are masked, cropped and moved`()
    throws
  {
    let image = CIImage(color: CIColor(red: 0, green: 1, blue: 0))
      .cropped(to: CGRect(x: 4, y: 4, width: 2, height: 2))
      .transformed(by: CGAffineTransform(translationX: -4, y: -4))
      .composited(over: CIImage(color: .blue).cropped(to: CGRect(x: 0, y: 0, width: 4, height: 1)))
    #expect(image.extent == CGRect(x: 0, y: 0, width: 4, height: 2))
    let drawn = try #require(CIContext().createCGImage(image, from: image.extent))
    let (green, blue): (UInt32, UInt32) = (0xFF00_FF00, 0xFF00_00FF)
    #expect(drawn.pixels == [green, green, 0, 0, green, green, blue, blue])
  }
}
