import Fieldset

/// The site that `fieldset new` makes: small, but with something of each sort to copy from.
enum StarterSite {
  /// Its files.
  static let files = [
    NewFolder.File(path: "site.json", bytes: Array(settings.utf8)),
    NewFolder.File(path: "pages/index.json", bytes: Array(preferences.utf8)),
    NewFolder.File(path: "pages/notifications.json", bytes: Array(notifications.utf8)),
  ]

  private static let settings = """
    {
      "title": "My Settings",
      "language": "en",
      "theme": "inset-grouped",
      "flags": {"beta": false},
      "navigation": ["index", "notifications"]
    }

    """

  private static let preferences = """
    {
      "title": "Preferences",
      "header": {"kind": "title", "title": "Preferences", "subtitle": "For this device"},
      "form": {"submit": "Save", "reset": "Reset to defaults"},
      "sections": [
        {
          "header": "Welcome",
          "rows": [
            {"kind": "note", "text": "This page is pages/index.json. Change a title there and build again."},
            {"kind": "link", "title": "Notifications", "page": "notifications"}
          ]
        },
        {
          "key": "appearance",
          "header": "Appearance",
          "footer": "A section with a single selection: one option is chosen, and its value is submitted.",
          "selection": "single",
          "selected": "automatic",
          "rows": [
            {"value": "automatic", "title": "Automatic", "subtitle": "Follows the device"},
            {"value": "light", "title": "Light"},
            {"value": "dark", "title": "Dark"}
          ]
        },
        {
          "header": "Connections",
          "footer": "A section without a selection: each row is of a kind of its own.",
          "rows": [
            {"kind": "switch", "key": "wifi", "title": "Wi-Fi", "value": true},
            {"kind": "switch", "key": "bluetooth", "title": "Bluetooth", "value": false},
            {"kind": "text", "key": "name", "title": "Device name", "value": "Kitchen", "subtitle": "Shown to others"},
            {"kind": "range", "key": "volume", "title": "Volume", "value": 40, "minimum": 0, "maximum": 100, "unit": "%"},
            {
              "kind": "select",
              "key": "units",
              "title": "Units",
              "value": "metric",
              "options": [{"value": "metric", "title": "Metric"}, {"value": "imperial", "title": "Imperial"}]
            }
          ]
        },
        {
          "header": "Beta features",
          "if": "beta",
          "rows": [
            {"kind": "note", "text": "This section is there when the flag is: fieldset build SITE --define beta"},
            {"kind": "switch", "key": "preview", "title": "Try new features", "value": false}
          ]
        },
        {
          "header": "About",
          "rows": [
            {"kind": "value", "title": "Version", "value": "1.0"}
          ]
        }
      ],
      "footer": "Saved on this device only."
    }

    """

  private static let notifications = """
    {
      "title": "Notifications",
      "sections": [
        {
          "header": "Summary",
          "rows": [
            {"kind": "note", "text": "This page is pages/notifications.json. Its address is notifications.html."},
            {"kind": "switch", "key": "summary", "title": "Daily summary", "value": true},
            {"kind": "time", "key": "summary-time", "title": "Delivered at", "value": "08:00"}
          ]
        },
        {
          "key": "channels",
          "header": "Channels",
          "footer": "A section with a multiple selection: any number is chosen, none too.",
          "selection": "multiple",
          "selected": ["mail"],
          "rows": [
            {"value": "mail", "title": "Mail"},
            {"value": "message", "title": "Message"},
            {"value": "call", "title": "Call", "disabled": true, "reason": "Add a telephone number first"}
          ]
        },
        {
          "key": "topics",
          "header": "Topics",
          "footer": "A tree: options may have options below them. Under \\"derived\\" a parent sums up its children.",
          "selection": "multiple",
          "parents": "derived",
          "selected": ["weather"],
          "rows": [
            {
              "title": "News",
              "rows": [{"value": "local", "title": "Local"}, {"value": "world", "title": "World"}]
            },
            {"value": "weather", "title": "Weather"}
          ]
        }
      ]
    }

    """
}
