/// Returns a random hidden file name that contains the final one: `.name.3w5e11264sgsf.part`.
///
/// This is the only scheme of temporary names in the program, so leftovers of a killed process can
/// be found by `.*.part`.
package func temporaryName(for name: String) -> String {
  ".\(name).\(String(UInt64.random(in: 0 ... .max), radix: 36)).part"
}
