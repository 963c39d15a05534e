/// The page of the documentation that shows the symbols.
struct SymbolPage {
  let uses: SymbolUses
  /// The number of files.
  let fileCount: Int

  var text: String {
    let groups = Dictionary(grouping: uses.uses, by: \.count).sorted { $0.key > $1.key }
    let rows = groups.map { count, uses in
      let names = uses.map { use in
        SymbolUses.missing.contains(use.name) ? "*\(use.name)*" : use.name
      }
      return "| \(count) | \(names.joined(separator: ", ")) |"
    }
    return """
      # Symbols

      `UIImage(systemName:)` gives symbols in nine weights and three scales. Their shapes are drawn for this program, after what Apple's
      symbols of these names depict: \(fileCount) files in `assets/symbols`, of which variants are made by rule. 36 of them are characters.

      | In a name | Variant |
      |---|---|
      | `.fill` | bodies are filled, and details knocked out of them |
      | `.circle`, `.square`, `.app`, `.diamond`, `.shield`, `.triangle`, `.seal`, `.octagon`, `.hexagon`, `.rectangle`, `.capsule` | the symbol within the shape; with `.fill`, knocked out of it |
      | `.slash` | struck out |
      | `.badge`, `.badge.plus` and others | a dot, or a symbol in a disc, at a corner |
      | `1.circle`, `12.square.fill`, `a.circle` | one or two digits, or a letter, in a shape |

      A symbol fits a font: it is centered on the height of capitals, and its baseline is that of the text, also in stacks and
      attributed texts. Lines are \(lineWidths). A symbol of another name is a plain circle or square, and a warning names the file and the line.
      All symbols have one layer: of palette colors the first is used.

      ## Names that programs use

      Counted in the Swift and Objective-C files of 123 public repositories, 101 of which use symbols: literals after `systemName`,
      `systemImage` and `systemImageNamed`, by the number of repositories, from two on. *Without a shape here*, mostly marks of companies.

      | Repositories | Names |
      |---|---|
      \(rows.joined(separator: "\n"))

      ![The symbols that programs use, with their names](symbols.png)

      ## Other names

      ![Other symbols, with their names](symbols-more.png)

      ## A symbol's file

      A file of `assets/symbols` is an SVG picture with a grid of 20 units for the point size of the font: the baseline is at 19.05,
      the upper edge of capitals at 4.95. It has paths of the commands M, L, C and Z with absolute coordinates of at most two decimal
      places, and a class says what a path is: none for lines, `body` for an outline that `.fill` fills, `detail` for lines and `mark`
      for areas that are knocked out of it, `solid` for an area with lines around it, `area` without, `thin` for thinner lines, and
      `cut`, `hole` and `erase` for what is removed from the paths before. After a change record the table of the program, the page and
      the pictures: `IMAGE_TESTING_RECORD=failed TEST_TARGETS=SymbolTests swift test`.

      """
  }

  private var lineWidths: String {
    "0.0225 to 0.1525 of the point size wide from ultralight to black, at every scale"
  }
}
