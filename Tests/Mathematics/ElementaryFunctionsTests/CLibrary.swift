#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The functions of the C library, in a file that does not import ours: the names are the same.
enum CLibrary {
  static let functions: [String: @Sendable (Double, Double) -> Double] = [
    "sin": { x, _ in sin(x) }, "cos": { x, _ in cos(x) }, "tan": { x, _ in tan(x) },
    "atan2": { y, x in atan2(y, x) }, "exp": { x, _ in exp(x) }, "expm1": { x, _ in expm1(x) },
    "log": { x, _ in log(x) }, "log10": { x, _ in log10(x) }, "pow": { x, y in pow(x, y) },
    "hypot": { x, y in hypot(x, y) },
  ]
}
