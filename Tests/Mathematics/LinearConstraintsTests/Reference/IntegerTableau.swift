/// A simplex tableau in integers with one common denominator, so that pivots need no fractions.
///
/// The algorithm is that of E. H. Bareiss, "Sylvester's Identity and Multistep Integer-Preserving
/// Gaussian Elimination", 1968. Each number is a minor of the first tableau, which is why the
/// divisions leave no rest. Overflow traps. The loops are plain since tests are not optimized.
struct IntegerTableau {
  private let rowCount: Int
  private let costCount: Int
  /// The number of columns; the constants are one more.
  private let columnCount: Int
  private let width: Int
  private var denominator = 1
  private var numbers: [Int]
  /// The basic column of each row; artificial ones follow the columns.
  private var basis: [Int]

  /// Creates a tableau of zeros with an artificial basis.
  init(rowCount: Int, costCount: Int, columnCount: Int) {
    self.rowCount = rowCount
    self.costCount = costCount
    self.columnCount = columnCount
    width = columnCount + 1
    numbers = [Int](repeating: 0, count: (rowCount + costCount) * (columnCount + 1))
    basis = (0..<rowCount).map { columnCount + $0 }
  }

  /// Adds to a number; the rows of costs follow the others.
  mutating func add(_ number: Int, _ row: Int, _ column: Int) {
    numbers[row * width + column] += number
  }

  /// The value of a cost.
  func minimum(ofCost cost: Int) -> Rational {
    Rational(-numbers[(rowCount + cost) * width + columnCount], over: denominator)
  }

  /// Minimizes the costs, each before those after it.
  ///
  /// The pivots are those of R. G. Bland, "New Finite Pivoting Rules for the Simplex Method", 1977,
  /// which never cycle.
  mutating func minimize() {
    while let entering = improvingColumn() {
      guard let leaving = leavingRow(for: entering) else {
        preconditionFailure("the objective is bounded")
      }
      pivot(leaving, entering)
      basis[leaving] = entering
    }
  }

  /// The first column whose first cost that is not 0 is negative.
  private func improvingColumn() -> Int? {
    numbers.withUnsafeBufferPointer { numbers in
      var column = 0
      while column < columnCount {
        var cost = rowCount
        while cost < rowCount + costCount {
          let number = numbers[cost * width + column]
          if number < 0 { return column }
          if number > 0 { break }
          cost += 1
        }
        column += 1
      }
      return nil
    }
  }

  private func leavingRow(for entering: Int) -> Int? {
    var leaving: Int?
    var row = 0
    while row < rowCount {
      defer { row += 1 }
      let coefficient = numbers[row * width + entering]
      guard coefficient > 0 else { continue }
      guard let best = leaving else {
        leaving = row
        continue
      }
      // The ratios of constants and coefficients, compared crosswise.
      let ratio = numbers[row * width + columnCount] * numbers[best * width + entering]
      let bestRatio = numbers[best * width + columnCount] * coefficient
      if ratio < bestRatio || ratio == bestRatio && basis[row] < basis[best] { leaving = row }
    }
    return leaving
  }

  private mutating func pivot(_ pivotRow: Int, _ entering: Int) {
    let (count, width, former) = (rowCount + costCount, width, denominator)
    let pivot = numbers[pivotRow * width + entering]
    numbers.withUnsafeMutableBufferPointer { numbers in
      guard let start = numbers.baseAddress else { return }
      let source = start + pivotRow * width
      var row = 0
      while row < count {
        defer { row += 1 }
        let target = start + row * width
        let factor = target[entering]
        if row == pivotRow || factor == 0 && pivot == former { continue }
        var column = 0
        while column < width {
          target[column] = (target[column] * pivot - factor * source[column]) / former
          column += 1
        }
      }
    }
    denominator = pivot
  }
}
