import Diagnostics
import JSONSource

extension TokenResolver {
  private static let strokeStyles = ["solid", "dashed", "dotted", "double", "groove", "ridge", "outset", "inset"]

  mutating func strokeStyle(_ value: JSONValue, of path: String) -> TokenValue.StrokeStyle? {
    if let keyword = value.string {
      if Self.strokeStyles.contains(keyword) { return .keyword(keyword) }
      refuse(
        value,
        "unknown strokeStyle \"\(keyword)\"",
        of: path,
        fix: Self.strokeStyles.nearest(to: keyword).map { "Did you mean \"\($0)\"?" }
          ?? "Styles there are: \(Self.strokeStyles.map { "\"\($0)\"" }.joined(separator: ", "))."
      )
      return nil
    }
    guard let parts = members(value, "a strokeStyle", required: ["dashArray", "lineCap"], of: path),
      let array = parts["dashArray"], let cap = parts["lineCap"].flatMap({ literal($0, of: path) })
    else { return nil }
    guard let lineCap = cap.string, ["round", "butt", "square"].contains(lineCap) else {
      refuse(cap, "a \"lineCap\" is \"round\", \"butt\" or \"square\"", of: path)
      return nil
    }
    guard array.kind == .array else {
      refuse(array, "a \"dashArray\" is an array of dimensions", of: path)
      return nil
    }
    var dashes: [TokenValue.Measure] = []
    for element in array.elements {
      guard let dash = dimension(element, of: path) else { return nil }
      dashes.append(dash)
    }
    return .dashes(dashes, lineCap: lineCap)
  }

  mutating func border(_ value: JSONValue, of path: String) -> TokenValue.Border? {
    guard let parts = members(value, "a border", required: ["color", "width", "style"], of: path) else { return nil }
    let color = colorPart(parts["color"], of: path)
    let width = dimension(parts["width"], of: path)
    let style = part(parts["style"], .strokeStyle, of: path)
    guard let color, let width, case .strokeStyle(let style)? = style else { return nil }
    return TokenValue.Border(color: color, width: width, style: style)
  }

  mutating func transition(_ value: JSONValue, of path: String) -> TokenValue.Transition? {
    let names = ["duration", "delay", "timingFunction"]
    guard let parts = members(value, "a transition", required: names, of: path) else { return nil }
    let duration = part(parts["duration"], .duration, of: path)
    let delay = part(parts["delay"], .duration, of: path)
    let timing = part(parts["timingFunction"], .cubicBezier, of: path)
    guard case .duration(let duration)? = duration, case .duration(let delay)? = delay,
      case .cubicBezier(let timing)? = timing
    else { return nil }
    return TokenValue.Transition(duration: duration, delay: delay, timing: timing)
  }

  mutating func shadows(_ value: JSONValue, of path: String) -> [TokenValue.Shadow]? {
    guard value.kind == .array else { return shadow(value, of: path).map { [$0] } }
    var shadows: [TokenValue.Shadow] = []
    for element in value.elements {
      switch follow(element, of: path) {
      case .failed:
        continue
      case .literal(let literal):
        if let shadow = shadow(literal, of: path) { shadows.append(shadow) }
      // Arrays are not laid out in arrays: a reference stands for one shadow.
      case .value(.shadow(let others)) where others.count == 1:
        shadows += others
      case .value(let found):
        diagnostics.error(
          .tokenTypeMismatch,
          "\"\(path)\" wants one shadow and refers to \(found.type == .shadow ? "several" : "a \(found.type.rawValue)")",
          at: element.location
        )
      }
    }
    return shadows.count == value.count ? shadows : nil
  }

  private mutating func shadow(_ value: JSONValue, of path: String) -> TokenValue.Shadow? {
    let names = ["color", "offsetX", "offsetY", "blur", "spread"]
    guard let parts = members(value, "a shadow", required: names, optional: ["inset"], of: path) else { return nil }
    let color = colorPart(parts["color"], of: path)
    let lengths = names.dropFirst().map { dimension(parts[$0], of: path) }
    var isInset = false
    if let inset = parts["inset"].flatMap({ literal($0, of: path) }) {
      guard let boolean = inset.boolean else {
        refuse(inset, "\"inset\" is true or false", of: path)
        return nil
      }
      isInset = boolean
    }
    guard let color, let x = lengths[0], let y = lengths[1], let blur = lengths[2], let spread = lengths[3] else {
      return nil
    }
    return TokenValue.Shadow(color: color, offsetX: x, offsetY: y, blur: blur, spread: spread, isInset: isInset)
  }

  mutating func gradient(_ value: JSONValue, of path: String) -> [TokenValue.GradientStop]? {
    guard value.kind == .array else {
      refuse(value, "a gradient is an array of objects with \"color\" and \"position\"", of: path)
      return nil
    }
    var stops: [TokenValue.GradientStop] = []
    for element in value.elements {
      switch follow(element, of: path) {
      case .failed:
        continue
      case .literal(let literal):
        if let stop = stop(literal, of: path) { stops.append(stop) }
      case .value(.gradient(let others)) where others.count == 1:
        stops += others
      case .value(let found):
        diagnostics.error(
          .tokenTypeMismatch,
          "\"\(path)\" wants one stop of a gradient and refers to a \(found.type.rawValue)",
          at: element.location
        )
      }
    }
    return stops.count == value.count ? stops : nil
  }

  private mutating func stop(_ value: JSONValue, of path: String) -> TokenValue.GradientStop? {
    guard let parts = members(value, "a stop of a gradient", required: ["color", "position"], of: path) else {
      return nil
    }
    let color = colorPart(parts["color"], of: path)
    guard case .number(let position)? = part(parts["position"], .number, of: path), let color else { return nil }
    return TokenValue.GradientStop(color: color, position: min(max(position, 0), 1))
  }

  mutating func typography(_ value: JSONValue, of path: String) -> TokenValue.Typography? {
    let names = ["fontFamily", "fontSize", "fontWeight", "letterSpacing", "lineHeight"]
    guard let parts = members(value, "a typography", required: names, of: path) else { return nil }
    let family = part(parts["fontFamily"], .fontFamily, of: path)
    let size = dimension(parts["fontSize"], of: path)
    let weight = part(parts["fontWeight"], .fontWeight, of: path)
    let spacing = dimension(parts["letterSpacing"], of: path)
    let lineHeight = part(parts["lineHeight"], .number, of: path)
    guard case .fontFamily(let family)? = family, case .fontWeight(let weight)? = weight,
      case .number(let lineHeight)? = lineHeight, let size, let spacing
    else { return nil }
    return TokenValue.Typography(
      family: family,
      size: size,
      weight: weight,
      letterSpacing: spacing,
      lineHeight: lineHeight
    )
  }

  // MARK: Parts

  private mutating func part(_ value: JSONValue?, _ type: TokenType, of path: String) -> TokenValue? {
    value.flatMap { decode($0, as: type, of: path) }
  }

  private mutating func dimension(_ value: JSONValue?, of path: String) -> TokenValue.Measure? {
    guard case .dimension(let measure)? = part(value, .dimension, of: path) else { return nil }
    return measure
  }

  private mutating func colorPart(_ value: JSONValue?, of path: String) -> Color? {
    part(value, .color, of: path)?.color
  }
}
