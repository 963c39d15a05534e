import BenchSupport
import Imaging
import Raster
import Recipes
import StageKit

/// The sizes and encoding times of the recipes' pictures as PNG files, compared with libpng at
/// level 6.
struct RecipeStills {
  /// The sizes of one picture.
  private struct Still {
    var name: String
    var bytes: Int
    var bytesByLibPNG: Int

    var ratio: Double { Double(bytes) / Double(bytesByLibPNG) }
  }

  /// Sorted by ratio, largest first.
  private var stills: [Still] = []
  private var milliseconds = 0.0
  private var millisecondsByLibPNG = 0.0

  /// Draws each recipe's key moments at two pixels per point and encodes them with both encoders.
  init() throws {
    for recipe in Catalog.recipes {
      let stage = recipe.stage()
      let renderer = FrameRenderer(canvas: stage.size, scale: 2)
      for moment in recipe.keyMoments {
        let image = try renderer.image(of: stage.frame(at: moment))
        var (bytes, bytesByLibPNG) = (0, 0)
        milliseconds += ThreadClock.milliseconds {
          bytes = PNG.encode(image, compression: .frames).count
        }
        millisecondsByLibPNG += ThreadClock.milliseconds {
          bytesByLibPNG = PNG.encode(image).count
        }
        let name = "\(recipe.id) at \(fixed(moment, 2)) s"
        stills.append(Still(name: name, bytes: bytes, bytesByLibPNG: bytesByLibPNG))
      }
    }
    stills.sort { $0.ratio > $1.ratio }
  }

  private var bytes: Int { stills.map(\.bytes).reduce(0, +) }
  private var bytesByLibPNG: Int { stills.map(\.bytesByLibPNG).reduce(0, +) }
  private var ratio: Double { Double(bytes) / Double(bytesByLibPNG) }
  private var cpuRatio: Double { milliseconds / millisecondsByLibPNG }
  /// The number of pictures that are more than 25 % larger than libpng's.
  private var largeCount: Int { stills.count { $0.ratio > 1.25 } }

  /// The table: the sum of all pictures, then the five with the largest ratios.
  var report: String {
    let table = Table(widths: [44, -10, -12, -7, -7])
    func line(_ name: String, _ bytes: Int, _ bytesByLibPNG: Int, _ cpuRatio: String) -> String {
      table.line([
        name, "\(bytes)", "\(bytesByLibPNG)",
        fixed(Double(bytes) / Double(bytesByLibPNG), 3), cpuRatio,
      ])
    }
    let lines = stills.prefix(5).map { line($0.name, $0.bytes, $0.bytesByLibPNG, "") }
    return
      ([
        "Stills of all recipes, \(largeCount) of them more than 25 % larger than libpng's",
        table.line(["", "bytes", "libpng, 6", "×", "× CPU"]),
        line("all \(stills.count)", bytes, bytesByLibPNG, fixed(cpuRatio, 3)),
      ] + lines).joined(separator: "\n")
  }

  /// A member of a JSON object.
  var jsonMember: String {
    "\"stills\": {\"pictures\": \(stills.count), \"ratio\": \(ratio), \"cpu_ratio\": \(cpuRatio), "
      + "\"largest_ratio\": \(stills.first?.ratio ?? 0), \"above_a_quarter\": \(largeCount)}"
  }
}
