import Foundation
import Glibc
import Imaging

/// The answers of the worker.
struct Answers {
  private let frameCount: Int
  private let color: UInt32
  private let crashes: Bool
  /// Requests of the recipe "slow" that wait for their cancellation.
  private var waiting: Set<Int> = []
  private var cancellationCount = 0

  init(source: String) {
    func value(_ name: String) -> Substring? {
      source.firstRange(of: name + "=").map {
        source[$0.upperBound...].prefix { !$0.isWhitespace }
      }
    }
    frameCount = value("frames").flatMap { Int($0) } ?? 60
    color = 0xFF00_0000 | (value("color").flatMap { UInt32($0, radix: 16) } ?? 0x80_80FF)
    crashes = source.contains("crash")
  }

  mutating func answer(_ line: String) {
    guard
      let object = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any],
      let id = object["id"] as? Int, let method = object["method"] as? String
    else { return send(0, "error", message: "A request is not JSON.") }
    let recipe = object["recipe"] as? String ?? ""
    let parameters = object["parameters"] as? [String: String] ?? [:]
    func number(_ name: String) -> Int { (object[name] as? NSNumber)?.intValue ?? 0 }
    let scale = (object["scale"] as? NSNumber)?.doubleValue ?? 1

    switch method {
    case "recipes":
      send(id, json: recipes)
    case "timeline":
      send(id, json: timeline(parameters))
    case "frame" where recipe == "trap" && number("index") >= 30, "frames" where recipe == "trap":
      write("Fatal error: the recipe trapped\n".utf8, to: 2)
      kill(getpid(), SIGILL)
    case "frame":
      send(id, image(number("index"), scale, parameters))
    case "frames" where recipe == "slow":
      waiting.insert(id)
    case "frames":
      sendFrames(id, number("first"), number("count"), scale, parameters)
    case "overlays":
      send(id, json: (number("first")..<number("first") + number("count")).map(overlays))
    case "strobe":
      send(id, image(number("count"), scale, parameters))
    case "goldens":
      send(id, json: [["time": 0.0, "index": 0], ["time": 0.5, "index": 30]])
    case "golden":
      send(
        id, image(number("index"), 1, object["difference"] as? Bool == true ? ["level": "1"] : [:]))
    case "save":
      save(id, object)
    case "cancel":
      if waiting.remove(number("target")) != nil {
        cancellationCount += 1
        send(number("target"), "cancelled")
      }
      send(id, "ok")
    default:
      send(id, "error", message: "There is no method \(method).")
    }
    if crashes {
      write("Fatal error: crash\n".utf8, to: 2)
      exit(3)
    }
  }

  private var recipes: [String: Any] {
    let level: [String: Any] = [
      "name": "level", "kind": "number", "value": "0.2", "default": "0.2", "lowest": 0,
      "highest": 1,
    ]
    let others: [[String: Any]] = [
      [
        "name": "count", "kind": "integer", "value": "3", "default": "3", "lowest": 1, "highest": 9,
      ],
      ["name": "falls", "kind": "toggle", "value": "true", "default": "true"],
      [
        "name": "curve", "kind": "choice", "value": "linear", "default": "linear",
        "choices": ["linear", "easeIn"],
      ],
    ]
    return [
      "program": "fakes",
      "recipes": ["bounce", "slow", "trap"].map { id in
        [
          "id": id, "title": id.capitalized, "source": "Tests", "width": 160, "height": 120,
          "duration": Double(frameCount) / 60, "keyMoments": id == "slow" ? [0, 0.5] : [0],
          "parameters": id == "bounce" ? [level] + others : [],
        ]
      },
    ]
  }

  private func timeline(_ parameters: [String: String]) -> [String: Any] {
    let x = (0..<frameCount).map { Double($0) }
    let constant = x.map { _ in 1.0 }
    return [
      "frameCount": frameCount, "fps": 60,
      "log": [
        ["time": 0.25, "text": "level \(parameters["level"] ?? "0.2")"],
        ["time": 0.9, "text": "\(cancellationCount) cancelled"],
      ],
      "events": [["time": 0.5, "kind": "contactBegan", "items": ["ball"], "boundary": "floor"]],
      "views": [
        [
          "name": "ball",
          "series": [
            "x": x, "y": x.map { 60 + 40 * sin($0 / 10) }, "width": constant, "height": constant,
            "angle": constant, "alpha": constant, "speed": x.map { abs(30 - $0) },
          ],
        ]
      ],
    ]
  }

  private func overlays(_ index: Int) -> [String: Any] {
    let x = 20 + Double(index % 100)
    let body: [String: Any] = [
      "name": "ball", "outline": [[[x, 50], [x + 20, 50], [x + 20, 70], [x, 70]]],
      "center": [x + 10, 60], "angle": 0, "velocity": [60, 0], "angularVelocity": 0,
      "isSleeping": index >= 30, "isStatic": false,
    ]
    let animator: [String: Any] = [
      "bodies": [body],
      "contacts": [["point": [x + 10, 70], "normal": [0, -1], "impulse": 1, "items": ["ball"]]],
      "attachments": [
        ["kind": "spring", "from": [x + 10, 60], "to": [80, 10], "isSpring": true]
      ],
      "boundaries": [["identifier": "floor", "points": [[0, 71], [160, 71]]]],
    ]
    return ["index": index, "animators": [animator]]
  }

  /// Returns a frame: its number in the first pixel, the color in the second, and a square.
  private func image(_ index: Int, _ scale: Double, _ parameters: [String: String]) -> [UInt8] {
    let (width, height) = (Int(160 * scale), Int(120 * scale))
    let level = Double(parameters["level"] ?? "") ?? 0.2
    let ground = 0xFF00_0000 | UInt32(255 * (1 - level)) * 0x01_0101
    var image = Image(width: width, height: height, filledWith: ground)
    let side = Int(20 * scale)
    let left = Int((20 + Double(index % 100)) * scale)
    for y in Int(50 * scale)..<Int(50 * scale) + side {
      for x in left..<min(left + side, width) { image.pixels[y * width + x] = color }
    }
    image.pixels[0] = 0xFF00_0000 | UInt32(index)
    image.pixels[1] = color
    return PNG.encode(image)
  }

  private func sendFrames(
    _ id: Int, _ first: Int, _ count: Int, _ scale: Double, _ parameters: [String: String]
  ) {
    var body: [UInt8] = []
    for index in first..<min(first + count, frameCount) {
      let bytes = image(index, scale, parameters)
      body += withUnsafeBytes(of: UInt32(bytes.count).littleEndian, Array.init) + bytes
    }
    send(id, body, type: "application/octet-stream")
  }

  private func save(_ id: Int, _ object: [String: Any]) {
    guard let path = object["path"] as? String, object["format"] as? String != "gif" else {
      return send(id, "error", message: "A GIF of this film needs more memory than there is.")
    }
    let text = "\(object["first"] ?? "") to \(object["last"] ?? "") at \(object["scale"] ?? "")"
    try? Data(text.utf8).write(to: URL(filePath: path))
    send(id, json: ["frames": 1])
  }

  // MARK: Output

  private func send(_ id: Int, json: Any) {
    let body = try? JSONSerialization.data(withJSONObject: json)
    send(id, [UInt8](body ?? Data()), type: "application/json")
  }

  private func send(_ id: Int, _ body: [UInt8], type: String = "image/png") {
    let header = #"{"id":\#(id),"status":"ok","type":"\#(type)","length":\#(body.count)}"# + "\n"
    write(Array(header.utf8) + body, to: 1)
  }

  private func send(_ id: Int, _ status: String, message: String = "") {
    let header = #"{"id":\#(id),"status":"\#(status)","message":"\#(message)","length":0}"#
    write((header + "\n").utf8, to: 1)
  }
}
