import Mustache

/// What `page.mustache` may use.
enum PageField: Int, ViewField {
  case language, direction, documentTitle, title, siteTitle, stylesheet, home, isHome, siteHeader, siteFooter, header
  case footer, navigation, hasNavigation, form, sections, strings

  static let recordName = "Page"

  var type: FieldType {
    switch self {
    case .language, .direction, .documentTitle, .title, .siteTitle: .text
    case .stylesheet, .home: .url
    case .isHome, .hasNavigation: .flag
    case .siteHeader: .record(HeaderFooterField.recordName(in: .site, .header))
    case .siteFooter: .record(HeaderFooterField.recordName(in: .site, .footer))
    case .header: .record(HeaderFooterField.recordName(in: .page, .header))
    case .footer: .record(HeaderFooterField.recordName(in: .page, .footer))
    case .navigation: .list(NavigationItemField.recordName)
    case .form: .record(FormField.recordName)
    case .sections: .list(SectionField.recordName)
    case .strings: .record(ViewSchema.stringsRecordName)
    }
  }
}

/// One entry of the site's navigation.
enum NavigationItemField: Int, ViewField {
  case title, url, isCurrent, icon, language, direction

  static let recordName = "NavigationItem"

  var type: FieldType {
    switch self {
    case .title, .language, .direction: .text
    case .url: .url
    case .isCurrent: .flag
    case .icon: .html
    }
  }
}

/// The form around a page's sections, and its buttons.
enum FormField: Int, ViewField {
  case action, method, submit, reset

  static let recordName = "Form"

  var type: FieldType {
    switch self {
    case .action: .url
    case .method, .submit, .reset: .text
    }
  }
}
