import Fieldset

/// A row with a title at each side.
struct LeftRightTitles: RowModel {
  static let identifier = "left-right-titles"

  let left: String
  let right: String
  var key: String?
  var event: String?

  var fields: Fields { ["left": .text(left), "right": .text(right)] }
}

/// A row with a title and a switch, in clothes of its own.
struct TitleAndSwitch: RowModel {
  static let identifier = "title-and-switch"

  let name: String
  let setting: SettingKey<Bool>
  var isOn = false
  var event: String?

  var title: String? { name }
  var key: String? { setting.name }
  var content: Row.Content { .toggle(Toggle(isOn: isOn)) }
}

/// A header that is a title.
struct TitleHeader: HeaderFooterModel {
  static let identifier = "title-header"

  let title: String

  var fields: Fields { ["title": .text(title)] }
}

extension Site {
  /// A site of the three, with an event for the selection of a row and one for the change of a switch.
  static let directed = Site("Directed", footer: "Made in code.") {
    Page("index", title: "Directed") {
      Section {
        LeftRightTitles(left: "Departs", right: "08:15 & later", key: "departure", event: "departure-selected")
        TitleAndSwitch(name: "Reminders", setting: "reminders", isOn: true, event: "reminders-changed")
      }
      .with(\.header, HeaderFooter(TitleHeader(title: "Trip")))
    }
  }
}

extension Director {
  /// Shows the three with templates.
  static var withTemplates: Director {
    var director = Director()
    director.register(
      LeftRightTitles.self,
      with: .template(
        """
        <div class="row"{{{attributes}}}>
        <button type="button" id="{{id}}">{{fields.left}} <b>{{fields.right}}</b></button>
        </div>

        """
      )
    )
    director.register(
      TitleAndSwitch.self,
      with: .template(#"<div class="row"{{{attributes}}}><label for="{{id}}">{{title}}</label>{{{control}}}</div>"#)
    )
    director.register(
      TitleHeader.self,
      in: [.sectionHeader],
      with: .template(#"<h2 id="{{headingID}}">{{fields.title}}</h2>"#)
    )
    return director
  }

  /// Shows the three with functions that write the same.
  static var withRenderers: Director {
    var director = Director()
    director.register(
      LeftRightTitles.self,
      with: .renderer { row, html in
        html.start("div")
        html.attribute("class", "row")
        html.markup(row.attributes)
        html.end()
        html.start("button")
        html.attribute("type", "button")
        html.attribute("id", row.id)
        html.end()
        html.text((row.fields.text(of: "left") ?? "") + " ")
        html.start("b")
        html.end()
        html.text(row.fields.text(of: "right") ?? "")
        html.close("b")
        html.close("button")
        html.close("div")
      }
    )
    director.register(
      TitleAndSwitch.self,
      with: .renderer { row, html in
        html.start("div")
        html.attribute("class", "row")
        html.markup(row.attributes)
        html.end()
        html.start("label")
        html.attribute("for", row.id)
        html.end()
        html.text(row.title ?? "")
        html.close("label")
        html.markup(row.control)
        html.close("div")
      }
    )
    director.register(
      TitleHeader.self,
      with: .renderer { header, html in
        html.start("h2")
        html.attribute("id", header.headingID)
        html.end()
        html.text(header.title ?? "")
        html.close("h2")
      }
    )
    return director
  }
}
