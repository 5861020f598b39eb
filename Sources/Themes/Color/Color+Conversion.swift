extension Color {
  /// The three channels of gamma-encoded sRGB, cut to what a screen of that space shows.
  var encodedSRGB: [Double] {
    let values = components.map { $0 ?? 0 }
    switch space {
    case .srgb: return values.map(Self.clamped)
    case .hsl: return Self.fromHSL(values)
    case .hwb: return Self.fromHWB(values)
    default: return linearSRGB.map { Self.clamped(Self.encode($0)) }
    }
  }

  /// The three channels of linear-light sRGB, which may lie outside 0 to 1.
  private var linearSRGB: [Double] {
    let values = components.map { $0 ?? 0 }
    switch space {
    case .srgb, .hsl, .hwb: return encodedSRGB.map(Self.decode)
    case .srgbLinear: return values
    case .displayP3: return Self.fromXYZ(Matrix.displayP3 * values.map(Self.decode))
    case .a98RGB: return Self.fromXYZ(Matrix.a98RGB * values.map { Self.signedPower($0, 563 / 256) })
    case .rec2020: return Self.fromXYZ(Matrix.rec2020 * values.map(Self.decodeRec2020))
    case .proPhotoRGB:
      return Self.fromXYZ(Matrix.d50ToD65 * (Matrix.proPhotoRGB * values.map(Self.decodeProPhoto)))
    case .xyzD65: return Self.fromXYZ(values)
    case .xyzD50: return Self.fromXYZ(Matrix.d50ToD65 * values)
    case .lab: return Self.fromXYZ(Matrix.d50ToD65 * Self.fromLab(values))
    case .lch: return Self.fromXYZ(Matrix.d50ToD65 * Self.fromLab(Self.rectangular(values)))
    case .oklab: return Self.linearSRGB(oklab: values)
    case .oklch: return Self.linearSRGB(oklab: Self.rectangular(values))
    }
  }

  /// Lightness and the two opponent axes of OKLab, in which distances are near to what eyes see.
  var oklab: [Double] {
    Matrix.lmsToOKLab * (Matrix.linearSRGBToLMS * encodedSRGB.map(Self.decode)).map(Mathematics.cubeRoot)
  }

  static func linearSRGB(oklab: [Double]) -> [Double] {
    Matrix.lmsToLinearSRGB * (Matrix.oklabToLMS * oklab).map { $0 * $0 * $0 }
  }

  static func clamped(_ value: Double) -> Double { min(max(value, 0), 1) }

  /// From linear light to the encoded channel.
  static func encode(_ value: Double) -> Double {
    let magnitude = value.magnitude
    let encoded = magnitude > 0.0031308 ? 1.055 * Mathematics.power(magnitude, 1 / 2.4) - 0.055 : 12.92 * magnitude
    return value < 0 ? -encoded : encoded
  }

  /// From the encoded channel to linear light.
  static func decode(_ value: Double) -> Double {
    let magnitude = value.magnitude
    let linear = magnitude > 0.04045 ? Mathematics.power((magnitude + 0.055) / 1.055, 2.4) : magnitude / 12.92
    return value < 0 ? -linear : linear
  }

  private static func decodeRec2020(_ value: Double) -> Double {
    let (alpha, beta) = (1.09929682680944, 0.018053968510807)
    let magnitude = value.magnitude
    let linear =
      magnitude < beta * 4.5 ? magnitude / 4.5 : Mathematics.power((magnitude + alpha - 1) / alpha, 1 / 0.45)
    return value < 0 ? -linear : linear
  }

  private static func decodeProPhoto(_ value: Double) -> Double {
    value.magnitude <= 16.0 / 512 ? value / 16 : signedPower(value, 1.8)
  }

  private static func signedPower(_ value: Double, _ exponent: Double) -> Double {
    let result = Mathematics.power(value.magnitude, exponent)
    return value < 0 ? -result : result
  }

  private static func fromXYZ(_ xyz: [Double]) -> [Double] { Matrix.xyzToLinearSRGB * xyz }

  /// From lightness, chroma and hue to lightness and two axes.
  private static func rectangular(_ polar: [Double]) -> [Double] {
    let radians = polar[2] * .pi / 180
    return [polar[0], polar[1] * Mathematics.cosine(radians), polar[1] * Mathematics.sine(radians)]
  }

  private static func fromLab(_ lab: [Double]) -> [Double] {
    let (kappa, epsilon) = (24389.0 / 27, 216.0 / 24389)
    let y = (lab[0] + 16) / 116
    let x = lab[1] / 500 + y
    let z = y - lab[2] / 200
    let cube = { (value: Double) in value * value * value > epsilon ? value * value * value : (116 * value - 16) / kappa
    }
    let luminance = lab[0] > kappa * epsilon ? y * y * y : lab[0] / kappa
    return [cube(x) * 0.9642956764295677, luminance, cube(z) * 0.8251046025104602]
  }

  /// From hue in degrees, saturation and lightness in percent.
  private static func fromHSL(_ hsl: [Double]) -> [Double] {
    let hue = Mathematics.wrapped(hsl[0], to: 360)
    let saturation = clamped(hsl[1] / 100)
    let lightness = clamped(hsl[2] / 100)
    let reach = saturation * min(lightness, 1 - lightness)
    return [0.0, 8, 4].map { offset in
      let position = Mathematics.wrapped(offset + hue / 30, to: 12)
      return clamped(lightness - reach * max(-1, min(position - 3, 9 - position, 1)))
    }
  }

  /// From hue in degrees, whiteness and blackness in percent.
  private static func fromHWB(_ hwb: [Double]) -> [Double] {
    let white = clamped(hwb[1] / 100)
    let black = clamped(hwb[2] / 100)
    guard white + black < 1 else {
      let grey = white / (white + black)
      return [grey, grey, grey]
    }
    return fromHSL([hwb[0], 100, 50]).map { clamped($0 * (1 - white - black) + white) }
  }
}

/// A matrix of three rows, as CSS Color 4 lists them for its spaces.
private struct Matrix {
  let rows: [[Double]]

  init(_ rows: [Double]...) { self.rows = rows }

  static func * (matrix: Matrix, vector: [Double]) -> [Double] {
    matrix.rows.map { $0[0] * vector[0] + $0[1] * vector[1] + $0[2] * vector[2] }
  }

  static let xyzToLinearSRGB = Matrix(
    [3.2409699419045226, -1.537383177570094, -0.4986107602930034],
    [-0.9692436362808796, 1.8759675015077202, 0.04155505740717559],
    [0.05563007969699366, -0.20397695888897652, 1.0569715142428786]
  )
  static let displayP3 = Matrix(
    [0.4865709486482162, 0.26566769316909306, 0.1982172852343625],
    [0.2289745640697488, 0.6917385218365064, 0.079286914093745],
    [0, 0.04511338185890264, 1.043944368900976]
  )
  static let a98RGB = Matrix(
    [0.5766690429101305, 0.1855582379065463, 0.1882286462349947],
    [0.29734497525053605, 0.6273635662554661, 0.07529145849399788],
    [0.02703136138641234, 0.07068885253582723, 0.9913375368376388]
  )
  static let proPhotoRGB = Matrix(
    [0.7977604896723027, 0.13518583717574031, 0.0313493495815248],
    [0.2880711282292934, 0.7118432178101014, 0.00008565396060525902],
    [0, 0, 0.8251046025104602]
  )
  static let rec2020 = Matrix(
    [0.6369580483012914, 0.14461690358620832, 0.1688809751641721],
    [0.2627002120112671, 0.6779980715188708, 0.05930171646986196],
    [0, 0.028072693049087428, 1.060985057710791]
  )
  static let d50ToD65 = Matrix(
    [0.9554734527042182, -0.023098536874261423, 0.0632593086610217],
    [-0.028369706963208136, 1.0099954580058226, 0.021041398966943008],
    [0.012314001688319899, -0.020507696433477912, 1.3303659366080753]
  )
  static let oklabToLMS = Matrix(
    [1, 0.3963377773761749, 0.2158037573099136],
    [1, -0.1055613458156586, -0.0638541728258133],
    [1, -0.0894841775298119, -1.2914855480194092]
  )
  static let lmsToOKLab = Matrix(
    [0.2104542553, 0.7936177850, -0.0040720468],
    [1.9779984951, -2.4285922050, 0.4505937099],
    [0.0259040371, 0.7827717662, -0.8086757660]
  )
  static let lmsToLinearSRGB = Matrix(
    [4.0767416621, -3.3077115913, 0.2309699292],
    [-1.2684380046, 2.6097574011, -0.3413193965],
    [-0.0041960863, -0.7034186147, 1.7076147010]
  )
  static let linearSRGBToLMS = Matrix(
    [0.4122214708, 0.5363325363, 0.0514459929],
    [0.2119034982, 0.6806995451, 0.1073969566],
    [0.0883024619, 0.2817188376, 0.6299787005]
  )
}
