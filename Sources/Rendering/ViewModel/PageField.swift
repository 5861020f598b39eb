import Mustache

/// What `page.mustache` may use.
enum PageField: Int, ViewField {
  case language, direction, documentTitle, title, siteTitle, resources, home, isHome, siteHeader, siteFooter, header
  case footer, navigation, hasNavigation, form, sections, strings
  case errorSummary, hasScript

  static let recordName = "Page"

  var type: FieldType {
    switch self {
    case .language, .direction, .documentTitle, .title, .siteTitle: .text
    case .resources: .html
    case .home: .url
    case .isHome, .hasNavigation, .hasScript: .flag
    case .siteHeader: .record(HeaderFooterField.recordName(in: .site, .header))
    case .siteFooter: .record(HeaderFooterField.recordName(in: .site, .footer))
    case .header: .record(HeaderFooterField.recordName(in: .page, .header))
    case .footer: .record(HeaderFooterField.recordName(in: .page, .footer))
    case .navigation: .list(NavigationItemField.recordName)
    case .form: .record(FormField.recordName)
    case .sections: .list(SectionField.recordName)
    case .errorSummary: .record(ErrorSummaryField.recordName)
    case .strings: .record(ViewSchema.stringsRecordName)
    }
  }
}

/// One entry of the site's navigation.
enum NavigationItemField: Int, ViewField {
  case title, url, isCurrent, icon, language, direction

  static let recordName = "NavigationItem"

  static let noun = "an item of the navigation"

  var type: FieldType {
    switch self {
    case .title, .language, .direction: .text
    case .url: .url
    case .isCurrent: .flag
    case .icon: .html
    }
  }
}

/// The errors of a page, said together at its start.
enum ErrorSummaryField: Int, ViewField {
  case title, items

  static let recordName = "ErrorSummary"

  static let noun = "an error summary"

  var type: FieldType {
    switch self {
    case .title: .text
    case .items: .list(ErrorItemField.recordName)
    }
  }
}

/// One error, with a link to the control at fault.
enum ErrorItemField: Int, ViewField {
  case text, url

  static let recordName = "ErrorItem"

  static let noun = "an item of the error summary"

  var type: FieldType {
    switch self {
    case .text: .text
    case .url: .url
    }
  }
}

/// The form around a page's sections, and its buttons.
enum FormField: Int, ViewField {
  case action, method, submit, reset, attributes, needsDefaultButton

  static let recordName = "Form"

  var type: FieldType {
    switch self {
    case .action: .url
    case .method, .submit, .reset: .text
    case .attributes: .attributes
    case .needsDefaultButton: .flag
    }
  }
}
