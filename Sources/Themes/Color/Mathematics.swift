#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Bionic)
  import Bionic
#endif

/// The functions of real numbers that colours need, from the C library and so without Foundation.
enum Mathematics {
  static func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }

  static func cubeRoot(_ value: Double) -> Double { cbrt(value) }

  static func sine(_ radians: Double) -> Double { sin(radians) }

  static func cosine(_ radians: Double) -> Double { cos(radians) }

  /// The remainder that is never negative, as hues need it.
  static func wrapped(_ value: Double, to period: Double) -> Double {
    let remainder = fmod(value, period)
    return remainder < 0 ? remainder + period : remainder
  }
}
