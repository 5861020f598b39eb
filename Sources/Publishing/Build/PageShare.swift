/// The pages of a site that one of several builds makes: every *n*th, so that each build has as much to do.
///
/// ```swift
/// PageShare(2, of: 3).positions(of: 7)  // 1, 4
/// ```
public struct PageShare: Hashable, Sendable {
  /// The number of the build, from 1.
  public let number: Int

  /// How many builds there are.
  public let count: Int

  /// All pages.
  public static let whole = PageShare(unchecked: 1, of: 1)

  /// One of several shares; `nil` when there is no such share.
  public init?(_ number: Int, of count: Int) {
    guard count > 0, (1...count).contains(number) else { return nil }
    self.init(unchecked: number, of: count)
  }

  private init(unchecked number: Int, of count: Int) {
    self.number = number
    self.count = count
  }

  /// Whether other builds make other pages.
  public var isPart: Bool { count > 1 }

  /// How many of a number of pages are in the share.
  func count(of pageCount: Int) -> Int { (pageCount - number + count) / count }

  /// The position in the share of a page by its number.
  func position(of page: Int) -> Int { page / count }

  /// The number of the page at a position in the share.
  func page(at position: Int) -> Int { position * count + number - 1 }
}
