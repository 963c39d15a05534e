import ArgumentParser
import Commands
import Recipes
import StageKit

/// The program `zoetrope`: a collection of the recipes that come with Zoetrope.
@main
struct Program: ToolCollection {
  static let recipes = Catalog.recipes
  static let commandName = "zoetrope"
  static let abstract = "Render UIKit-style animation to films and PNG frames."
  static let discussion = """
    Recipes are the animations of books, blogs and talks. They run on a virtual clock, so a film is \
    the same on every run. Exit codes: 0 done, 1 a render or comparison failed, 64 wrong usage, 65 \
    unreadable pictures, 128 and the signal's number after a signal (130 for Ctrl-C).
    """
  static let version = zoetropeVersion
  static let additionalSubcommands: [any ParsableCommand.Type] = [New.self]
}
