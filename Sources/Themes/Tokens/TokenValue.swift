/// The value of a token with every reference in it resolved.
enum TokenValue: Hashable, Sendable {
  case color(Color)
  case dimension(Measure)
  case fontFamily([String])
  case fontWeight(Double)
  case duration(Measure)
  case cubicBezier([Double])
  case number(Double)
  case strokeStyle(StrokeStyle)
  case border(Border)
  case transition(Transition)
  case shadow([Shadow])
  case gradient([GradientStop])
  case typography(Typography)

  /// A number with its unit.
  struct Measure: Hashable, Sendable {
    var value: Double
    var unit: String
  }

  /// How a line is drawn.
  enum StrokeStyle: Hashable, Sendable {
    case keyword(String)
    /// Dashes of given lengths, which CSS draws as `dashed`.
    case dashes([Measure], lineCap: String)
  }

  /// A line around something.
  struct Border: Hashable, Sendable {
    var color: Color
    var width: Measure
    var style: StrokeStyle
  }

  /// How something changes over time.
  struct Transition: Hashable, Sendable {
    var duration: Measure
    var delay: Measure
    var timing: [Double]
  }

  /// One shadow of those that something casts.
  struct Shadow: Hashable, Sendable {
    var color: Color
    var offsetX: Measure
    var offsetY: Measure
    var blur: Measure
    var spread: Measure
    var isInset: Bool
  }

  /// A colour at a place of a gradient, from 0 to 1.
  struct GradientStop: Hashable, Sendable {
    var color: Color
    var position: Double
  }

  /// How text is set.
  struct Typography: Hashable, Sendable {
    var family: [String]
    var size: Measure
    var weight: Double
    var letterSpacing: Measure
    var lineHeight: Double
  }

  /// The type that has such values.
  var type: TokenType {
    switch self {
    case .color: .color
    case .dimension: .dimension
    case .fontFamily: .fontFamily
    case .fontWeight: .fontWeight
    case .duration: .duration
    case .cubicBezier: .cubicBezier
    case .number: .number
    case .strokeStyle: .strokeStyle
    case .border: .border
    case .transition: .transition
    case .shadow: .shadow
    case .gradient: .gradient
    case .typography: .typography
    }
  }

  /// The value where it is a colour.
  var color: Color? {
    if case .color(let color) = self { color } else { nil }
  }
}
