/// What the pages of a site need from its theme, all together.
///
/// Each worker of a build gathers that of the pages it has read, and all of theirs are joined:
///
/// ```swift
/// var usage = SiteUsage()
/// for page in pages { usage.formUnion(dresser.usage(of: page, PageOutline(page))) }
/// ```
package struct SiteUsage: Sendable {
  /// The parts of the script that pages call.
  package private(set) var features: ScriptFeatures

  /// How many things on one page others wait for, at most; the stylesheet has a rule for each.
  package private(set) var dependencyCount: Int

  /// What is on the pages that a style file may be for.
  package private(set) var traits: PageTraits

  /// The kinds of the author's own, by their templates' names.
  private(set) var kinds: [String: OwnKind]

  /// Creates the usage of no page, or of pages without kinds of the author's own.
  package init(features: ScriptFeatures = [], traits: PageTraits = [], dependencyCount: Int = 0) {
    self.init(features: features, traits: traits, dependencyCount: dependencyCount, kinds: [:])
  }

  init(features: ScriptFeatures, traits: PageTraits, dependencyCount: Int, kinds: [String: OwnKind]) {
    self.features = features
    self.traits = traits
    self.dependencyCount = dependencyCount
    self.kinds = kinds
  }

  /// Whether a page has kinds of the author's own.
  package var hasOwnKinds: Bool { !kinds.isEmpty }

  /// Takes in the usage of other pages.
  package mutating func formUnion(_ other: SiteUsage) {
    features.formUnion(other.features)
    traits.formUnion(other.traits)
    dependencyCount = max(dependencyCount, other.dependencyCount)
    if !other.kinds.isEmpty { kinds.formUnion(other.kinds) }
  }

  /// Whether the stylesheet and script that this leads to have all that other pages need.
  package func hasResources(of other: SiteUsage) -> Bool {
    features.isSuperset(of: other.features) && traits.isSuperset(of: other.traits)
      && dependencyCount >= other.dependencyCount
  }

  /// Whether both lead to the same stylesheet and script, and so to the same pages.
  package func hasSameResources(as other: SiteUsage) -> Bool {
    features == other.features && traits == other.traits && dependencyCount == other.dependencyCount
  }
}
