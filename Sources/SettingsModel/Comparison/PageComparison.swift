import Diagnostics

/// Finds in what two states of a page differ, and tells it in the order of ``SiteDifference/changes``.
struct PageComparison {
  private let oldPage: Page
  private let newPage: Page
  private let old: PageOutline
  private let new: PageOutline
  private let parts: Page.PartSnapshot.Difference
  private let movedRows: Set<Row.Identity>
  private(set) var difference = SiteDifference()

  init(from oldPage: Page, to newPage: Page) {
    self.oldPage = oldPage
    self.newPage = newPage
    old = PageOutline(oldPage)
    new = PageOutline(newPage, following: old)
    parts = new.snapshot.difference(from: old.snapshot)
    movedRows = Set(parts.movedItems.map(\.new.item))
  }

  mutating func run() {
    difference.add(
      .page,
      page: newPage.slug,
      from: EncodedPart(oldPage),
      to: EncodedPart(newPage),
      newPage.origin
    )
    tellRemoved()
    let insertedSections = Set(parts.insertedSections.map(\.section))
    let movedSections = Set(parts.movedSections.map(\.new.section))
    for identity in new.snapshot.sections {
      guard let part = new.sections[identity] else { continue }
      let isNew = insertedSections.contains(identity)
      if isNew { tell(.added, part) }
      if movedSections.contains(identity) { tell(.moved, part) }
      if !isNew, let oldPart = old.sections[identity] { tellChanges(of: part, since: oldPart) }
      tellRows(in: identity, isNew: isNew)
    }
  }

  private mutating func tellRemoved() {
    let removedSections = Set(parts.removedSections.map(\.section))
    for place in parts.removedSections {
      guard let part = old.sections[place.section] else { continue }
      tell(.removed, part)
    }
    let removedRows = Set(parts.removedItems.map(\.item))
    for place in parts.removedItems {
      let isImplied =
        switch place.section {
        case .options(let parent): removedRows.contains(parent)
        case .key, .title, .row, .position: removedSections.contains(place.section)
        }
      if !isImplied { tell(.removed, place.item, in: old) }
    }
  }

  /// Tells of a section's rows, those below others right behind them.
  private mutating func tellRows(in section: Section.Identity, isNew: Bool) {
    var waiting = (new.snapshot.items(in: section) ?? []).reversed().map { (row: $0, isInNew: isNew) }
    while let (row, isInNew) = waiting.popLast() {
      let oldGroup = old.snapshot.section(of: row)
      if oldGroup == nil, !isInNew { tell(.added, row, in: new) }
      if let oldGroup, movedRows.contains(row) { tell(.moved, row, in: new, from: oldGroup) }
      if let oldPart = old.rows[row], let part = new.rows[row] {
        let fields = FieldChange.changes(from: oldPart.description, to: part.description)
        if !fields.isEmpty { tell(.changed, row, in: new, fields: fields) }
      }
      let children = new.snapshot.items(in: .options(below: row)) ?? []
      waiting.append(contentsOf: children.reversed().map { ($0, oldGroup == nil) })
    }
  }

  private mutating func tell(_ action: SiteDifference.Action, _ part: PageOutline.SectionPart) {
    var change = SiteDifference.Change(action, .section)
    change.page = newPage.slug
    change.section = part.name
    change.location = part.section.origin?.location
    difference.changes.append(change)
  }

  private mutating func tellChanges(of part: PageOutline.SectionPart, since old: PageOutline.SectionPart) {
    var change = SiteDifference.Change(.changed, .section)
    change.page = newPage.slug
    change.section = part.name
    change.fields = FieldChange.changes(from: old.description, to: part.description)
    guard !change.fields.isEmpty else { return }
    change.location = part.section.origin?.location(of: change.fields)
    difference.changes.append(change)
  }

  private mutating func tell(
    _ action: SiteDifference.Action,
    _ row: Row.Identity,
    in outline: PageOutline,
    from oldGroup: Section.Identity? = nil,
    fields: [FieldChange] = []
  ) {
    guard let part = outline.rows[row] else { return }
    var change = SiteDifference.Change(action, part.isOption ? .option : .row)
    change.page = newPage.slug
    change.section = outline.section(of: row)?.name
    change.row = part.name
    change.fields = fields
    if let oldGroup, oldGroup != outline.snapshot.section(of: row) {
      change.origin =
        switch oldGroup {
        case .options(let parent): old.rows[parent]?.name
        case .key, .title, .row, .position: old.sections[oldGroup]?.name
        }
    }
    change.location = fields.isEmpty ? part.origin?.location : part.origin?.location(of: fields)
    difference.changes.append(change)
  }
}

extension PageOutline.SectionPart {
  fileprivate var name: SiteDifference.Name {
    SiteDifference.Name(key: section.key, title: section.header?.title, position: position + 1)
  }
}

extension RowPart {
  fileprivate var name: SiteDifference.Name {
    SiteDifference.Name(key: key, title: title, position: position + 1)
  }
}
