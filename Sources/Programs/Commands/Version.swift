import FileIO
import SystemPackage

/// The version of Zoetrope.
package let zoetropeVersion = "0.2.0"

/// The name of the file of the running program.
var programName: String {
  FilePath(CommandLine.arguments.first ?? "").lastComponent?.string ?? "films"
}
