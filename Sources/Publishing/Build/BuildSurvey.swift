import Rendering
import SettingsModel

/// Finds out before pages are made what each has to know of others: the heads of those that navigation shows, and what
/// all of them need of the theme.
///
/// A site that says which pages navigation shows is not read twice for that: of many pages a few are looked at, and what
/// they need is taken for what all need. A page that needs more has all of them made again, with what is known then.
struct BuildSurvey {
  private static let sampleCount = 8

  private let plan: BuildPlan
  private let share: PageShare
  private let director: Director
  private let jobs: Int

  init(_ plan: BuildPlan, share: PageShare, director: Director, jobs: Int) {
    self.plan = plan
    self.share = share
    self.director = director
    self.jobs = jobs
  }

  /// Adds what was found out to a plan.
  func complete(_ plan: inout BuildPlan) {
    guard let site = plan.site, let dresser = plan.dresser else { return }
    let slugs = plan.source.authorSlugs
    // A home page that is made leads to all pages, even where navigation shows none.
    let needsNone = NavigationOrder.showsNone(of: slugs.count, in: site) && plan.source.hasIndex
    let shown = site.navigation.map { Set($0.compactMap(slugs.position)) } ?? (needsNone ? [] : nil)
    // What is shared has to come out the same from every share.
    let isWhole = shown == nil || share.isPart || slugs.count <= Self.sampleCount
    let step = isWhole ? 1 : slugs.count / Self.sampleCount
    let numbers = Set(stride(from: 0, to: slugs.count, by: step)).union(shown ?? []).sorted()
    let reader = PageReader(plan, director)
    let source = plan.source
    let parts = Workers.run(0..<numbers.count, jobs: jobs) { next in
      var (usage, heads): (SiteUsage, [(Int, Page)]) = (SiteUsage(), [])
      while let positions = next() {
        for position in positions {
          let number = numbers[position]
          guard let page = reader.page(source.number(ofAuthorPage: number)) else { continue }
          usage.formUnion(dresser.usage(of: page, PageOutline(page)))
          if shown?.contains(number) != false { heads.append((number, page.head)) }
        }
      }
      return (usage: usage, heads: heads)
    }
    let heads = parts.flatMap(\.heads).sorted { $0.0 < $1.0 }.map(\.1)
    plan.linked = NavigationOrder.pages(of: site.with(\.pages, heads))
    plan.source.makeIndex(for: site, linking: plan.linked)
    for part in parts { plan.usage.formUnion(part.usage) }
    if let index = plan.source.madeIndex { plan.usage.formUnion(dresser.usage(of: index, PageOutline(index))) }
    plan.isUsageCertain = isWhole
  }
}

extension Page {
  /// The page without its content, and without what it was read from.
  fileprivate var head: Page {
    var header = header
    header?.origin = nil
    return Page(slug: slug, title: title, language: language, icon: icon, header: header)
  }
}
