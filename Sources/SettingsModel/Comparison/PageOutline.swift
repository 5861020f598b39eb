/// A page's parts by identity.
///
/// The identities of parts without a key follow those of an older state of the page, so that a row put in above others does
/// not make other rows of them.
struct PageOutline {
  struct SectionPart {
    let section: Section
    let position: Int
    let description: EncodedPart
    let rows: [RowPart]
  }

  private(set) var snapshot = Page.PartSnapshot()
  private(set) var sections: [Section.Identity: SectionPart] = [:]
  private(set) var rows: [Row.Identity: RowPart] = [:]
  /// The section of the page that each group of rows or options belongs to.
  private var owners: [Section.Identity: Section.Identity] = [:]

  init(_ page: Page, following older: PageOutline? = nil) {
    let parts = page.sections.enumerated().map { position, section in
      SectionPart(
        section: section,
        position: position,
        description: EncodedPart(section),
        rows: RowPart.parts(of: section)
      )
    }
    var groups: [(group: Section.Identity, owner: Section.Identity, rows: [RowPart])] = []
    for (identity, part) in zip(identities(of: parts, following: older), parts) {
      sections[identity] = part
      groups.append((identity, identity, part.rows))
    }
    // Groups below options are found on the way, and come behind all sections.
    var next = 0
    while next < groups.count {
      let (group, owner, parts) = groups[next]
      next += 1
      // Identities are made so that none stands twice.
      try? snapshot.append(sections: [group])
      owners[group] = owner
      let identities = identities(of: parts, in: group, owner, following: older)
      try? snapshot.append(items: identities, to: group)
      for (identity, part) in zip(identities, parts) {
        rows[identity] = part
        if !part.children.isEmpty { groups.append((.options(below: identity), owner, part.children)) }
      }
    }
    if let older { markChanges(since: older) }
  }

  /// The page's section that a row or option is in, at whatever depth.
  func section(of row: Row.Identity) -> SectionPart? {
    snapshot.section(of: row).flatMap { owners[$0] }.flatMap { sections[$0] }
  }

  private mutating func markChanges(since older: PageOutline) {
    let changedSections = snapshot.sections.filter { identity in
      guard let old = older.sections[identity], let new = sections[identity] else { return false }
      return old.description != new.description
    }
    let changedRows = snapshot.items.filter { identity in
      guard let old = older.rows[identity], let new = rows[identity] else { return false }
      return old.description != new.description
    }
    try? snapshot.reload(sections: changedSections)
    try? snapshot.reload(items: changedRows)
  }

  private func identities(of parts: [SectionPart], following older: PageOutline?) -> [Section.Identity] {
    var taken: Set<Section.Identity> = []
    let own = parts.map { part -> Section.Identity? in
      guard let key = part.section.key, taken.insert(.key(ExactText(key))).inserted else { return nil }
      return .key(ExactText(key))
    }
    let candidates = (older?.snapshot.sections ?? []).compactMap { identity -> (Section.Identity, SectionPart)? in
      switch identity {
      case .key, .options: return nil
      case .title, .row, .position: return older?.sections[identity].map { (identity, $0) }
      }
    }
    var assignment = IdentityAssignment(zip(own, parts).filter { $0.0 == nil }.map(\.1), older: candidates)
    assignment.match { EncodedPart(whole: $0.section).bytes }
    assignment.match { $0.section.header == nil ? nil : $0.headerSignature }
    assignment.match { $0.rows.first?.signature }
    assignment.match { $0.rows.last?.signature }
    assignment.match { $0.section.header == nil ? [] : nil }
    return Self.complete(own, assignment.identities, besides: candidates.map(\.0)) { index, attempt in
      let section = parts[index].section
      if let title = section.header?.title { return .title(ExactText(title), repetition: attempt) }
      if attempt == 0, let key = section.firstRowKey { return .row(ExactText(key)) }
      return .position(attempt)
    }
  }

  private func identities(
    of parts: [RowPart],
    in group: Section.Identity,
    _ owner: Section.Identity,
    following older: PageOutline?
  ) -> [Row.Identity] {
    var taken: Set<Row.Identity> = []
    let own = parts.map { part -> Row.Identity? in
      guard let key = part.key.map(ExactText.init) else { return nil }
      let identity: Row.Identity = part.isOption ? .option(key, in: owner) : .key(key)
      return rows[identity] == nil && taken.insert(identity).inserted ? identity : nil
    }
    let candidates = (older?.snapshot.items(in: group) ?? []).compactMap { identity -> (Row.Identity, RowPart)? in
      switch identity {
      case .key, .option: return nil
      case .title, .position: return older?.rows[identity].map { (identity, $0) }
      }
    }
    var assignment = IdentityAssignment(zip(own, parts).filter { $0.0 == nil }.map(\.1), older: candidates)
    assignment.match(\.description.bytes)
    assignment.match(\.signature)
    assignment.match { Array($0.kind.utf8) }
    return Self.complete(own, assignment.identities, besides: candidates.map(\.0)) { index, attempt in
      parts[index].title.map { .title(ExactText($0), repetition: attempt, in: group) } ?? .position(attempt, in: group)
    }
  }

  /// Puts together what parts are called by themselves, what they were before, and new identities for all others.
  ///
  /// - Parameters:
  ///   - own: What the parts are called by themselves.
  ///   - assigned: What those that are called nothing were before.
  ///   - older: Identities that no other part may get.
  ///   - fresh: A new identity for the part at an index; each attempt, from 0, gives another.
  private static func complete<Identity: Hashable>(
    _ own: [Identity?],
    _ assigned: [Identity?],
    besides older: [Identity],
    _ fresh: (_ index: Int, _ attempt: Int) -> Identity
  ) -> [Identity] {
    var rest = assigned[...]
    var used = Set(older)
    // Where many parts are alike, no attempt is made twice.
    var attempts: [Identity: Int] = [:]
    return own.enumerated().map { index, identity in
      if let identity = identity ?? rest.popFirst() ?? nil { return identity }
      let first = fresh(index, 0)
      var attempt = attempts[first, default: 0]
      var identity = fresh(index, attempt)
      while !used.insert(identity).inserted {
        attempt += 1
        identity = fresh(index, attempt)
      }
      attempts[first] = attempt + 1
      return identity
    }
  }
}

extension Section {
  /// The key of the first row that has one.
  fileprivate var firstRowKey: String? {
    guard case .rows(let rows) = content else { return nil }
    return rows.lazy.compactMap(\.key).first { _ in true }
  }
}

extension PageOutline.SectionPart {
  fileprivate var headerSignature: [UInt8] {
    EncodedPart(Section(header: section.header, content: .rows([]))).bytes
  }
}
