/// The rooms of the manifest, from the top down, as an SVG file.
struct RoomPicture {
  private static let width = 760
  private static let lineHeight = 18
  /// The number of characters of a line of names.
  private static let lineLength = 96

  private let rooms: Rooms

  init(_ rooms: Rooms) { self.rooms = rooms }

  /// The text of the file.
  var svg: String {
    var boxes: [String] = []
    var y = 12
    for (number, room) in rooms.all.enumerated() {
      // Shims of C libraries are of no interest here.
      let names = room.targets.map(\.name).filter { !$0.contains(/^(?:C[A-Z]|Libm|_)/) }
      let lines = Self.lines(of: [room.summary]) + [""] + Self.lines(of: names)
      let height = 44 + lines.count * Self.lineHeight
      if number > 0 {
        boxes.append(
          #"  <path class="arrow" d="M 380 \#(y - 4) V \#(y - 18) m -5 6 l 5 -6 l 5 6"/>"#)
      }
      boxes.append(
        #"  <rect x="12" y="\#(y)" width="\#(Self.width - 24)" height="\#(height)" rx="8"/>"#)
      boxes.append(#"  <text class="room" x="28" y="\#(y + 26)">\#(room.name)</text>"#)
      let firstName = Self.lines(of: [room.summary]).count + 1
      for (index, line) in lines.enumerated() where !line.isEmpty {
        let style = index < firstName ? "summary" : "names"
        boxes.append(
          #"  <text class="\#(style)" x="28" y="\#(y + 46 + index * Self.lineHeight)">\#(line)</text>"#
        )
      }
      y += height + 24
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(Self.width)" height="\(y - 12)" viewBox="0 0 \(Self.width) \(y - 12)">
        <title>The rooms of the sources: targets use those of their own room and of the rooms above it</title>
        <style>
          rect { fill: #f6f8fa; stroke: #8c959f }
          text { font: 13px sans-serif; fill: #1f2328 }
          .room { font: bold 16px sans-serif }
          .summary { fill: #59636e }
          .names { font-family: monospace; font-size: 12px }
          .arrow { fill: none; stroke: #59636e; stroke-width: 1.5 }
        </style>
        <rect x="0" y="0" width="\(Self.width)" height="\(y - 12)" style="fill: #ffffff; stroke: none"/>
      \(boxes.joined(separator: "\n"))
      </svg>

      """
  }

  /// Returns words in lines of bounded length.
  private static func lines(of texts: [String]) -> [String] {
    var lines: [String] = []
    for word in texts.flatMap({ $0.split(separator: " ") }) {
      if let last = lines.last, last.count + word.count < lineLength {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
