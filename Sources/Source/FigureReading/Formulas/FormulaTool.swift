internal import ImageFiles

/// The programs that typeset formulas: LaTeX, and dvisvgm, which makes paths of its output.
enum FormulaTool {
  /// The command that installs the programs on Debian.
  static let installation = "apt-get install texlive-latex-base dvisvgm"

  /// The first line of the programs' input, which changes with what they are told.
  private static let preamble = #"""
    \documentclass{article}
    \usepackage{amsmath,amssymb}
    \pagestyle{empty}
    \newcommand\id[2]{\special{dvisvgm:raw <g id='#1'>}#2\special{dvisvgm:raw </g>}}
    \begin{document}
    $\displaystyle
    """#

  /// The seconds that the programs may take together.
  private static let timeLimit = 60
  /// The largest document that they may write, in bytes.
  private static let maximumOutput = 8 << 20

  /// Reads the document from standard input, and writes SVG to standard output.
  ///
  /// TeX reads and writes no files outside of its directories and a temporary one, and starts no
  /// programs.
  private static let script = #"""
    command -v latex >/dev/null && command -v dvisvgm >/dev/null || exit 90
    folder=$(mktemp -d) && cd "$folder" || exit 91
    trap 'rm -rf "$folder"' EXIT
    cat > formula.tex
    export openin_any=p openout_any=p max_print_line=1000 HOME="$folder"
    if ! latex -no-shell-escape -interaction=batchmode -halt-on-error formula.tex >/dev/null 2>&1
    then
      sed -n -e '/^! /{s/^! //;h;d}' -e '/^l\./{H;x;s/\n/ /;p;q}' formula.log >&2
      exit 92
    fi
    dvisvgm --no-fonts --exact-bbox --verbosity=1 --stdout formula.dvi || exit 93
    """#

  /// Returns the document of a formula.
  static func document(_ tex: String) -> String { "\(preamble)\n\(tex)\n$\n\\end{document}\n" }

  /// Typesets a formula.
  ///
  /// - Parameters:
  ///   - tex: The formula, in the mathematics of LaTeX, for errors.
  ///   - document: Its ``document(_:)``.
  /// - Returns: An SVG document.
  /// - Throws: A ``FigureError`` if a program is missing, or reports an error.
  static func svg(of tex: String, _ document: String) throws(FigureError) -> [UInt8] {
    let process = ToolProcess(
      program: "/bin/sh", arguments: ["-c", script], memoryLimit: 4 << 20,
      timeLimit: .seconds(timeLimit), processorLimit: timeLimit, maxOutput: maximumOutput)
    let result: ToolProcess.Result
    do throws(ToolProcess.Failure) {
      result = try process.run(input: Array(document.utf8))
    } catch .notFound {
      throw FigureError("The formula '\(tex)' needs a shell, /bin/sh.")
    } catch {
      throw FigureError("The formula '\(tex)' cannot be typeset: \(error).")
    }
    switch result.status {
    case 0: return result.output
    case 90:
      throw FigureError(
        "The formula '\(tex)' needs LaTeX and dvisvgm, which are not installed: \(installation)")
    case 92:
      throw FigureError(
        "The formula '\(tex)' is not valid: LaTeX says '\(reason(result.message))'.")
    default:
      throw FigureError("The formula '\(tex)' cannot be typeset: \(result.message)")
    }
  }

  /// Returns the message of LaTeX without the number of a line, which is none of the formula's.
  private static func reason(_ message: String) -> String {
    guard !message.isEmpty else { return "no message" }
    guard let line = message.firstRange(of: " l.") else { return message }
    let rest = message[line.upperBound...].drop(while: \.isNumber)
    let place = rest.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
    let sentence = String(message[..<line.lowerBound])
    return place.isEmpty ? sentence : "\(sentence) \(place)"
  }
}
