internal import CInterfaceTables

/// A table of declarations: an Objective-C header, a declaration a line, where ` => ` is followed
/// by the Swift side.
///
/// Cutting every line at ` => ` gives the header that clang reads. A line without a Swift side
/// declares what the modules lack: clang knows it, and a program that uses it is told so.
package struct InterfaceTable: Sendable {
  /// The name of the header: `UIKit.h`.
  package let name: String
  /// The text, in UTF-8.
  package let bytes: [UInt8]

  package init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  /// The tables of the frameworks, in an order in which they can be included.
  package static let standard: [InterfaceTable] = {
    let tables = UnsafeBufferPointer(start: CInterfaceTablesFirst(), count: CInterfaceTablesCount())
    return tables.map { table in
      InterfaceTable(
        name: String(cString: table.name),
        bytes: Array(UnsafeBufferPointer(start: table.bytes, count: table.count)))
    }
  }()
}
