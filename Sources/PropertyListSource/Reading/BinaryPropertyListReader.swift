/// Makes the values of a property list out of Apple's binary form.
///
/// The form is a table of objects that point at each other. Each object is read once, so that a file in which many point
/// at the same one costs no more than its size; one that contains itself is refused, and so are objects that share bytes,
/// of which a small file could hold many large ones.
struct BinaryPropertyListReader {
  /// What is wrong with the file, and at which byte.
  struct Fault: Error {
    var message: String
    var offset: Int
  }

  private enum State { case reading, read(PropertyListValue) }

  private let bytes: [UInt8]
  private var referenceSize = 0
  private var offsets: [Int] = []
  private var states: [Int: State] = [:]
  /// How many bytes the contents of all objects took so far.
  private var length = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Reads the whole list.
  mutating func readRoot() throws(Fault) -> PropertyListValue {
    guard bytes.count >= 40, bytes.starts(with: "bplist0".utf8) else {
      throw Fault(message: "it is too short or of a later version", offset: min(6, bytes.count))
    }
    let trailer = bytes.count - 32
    let offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    let count = try integer(at: trailer + 8, size: 8)
    let top = try integer(at: trailer + 16, size: 8)
    let table = try integer(at: trailer + 24, size: 8)
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize), top < count, count <= bytes.count,
      table >= 8, table <= trailer, count * offsetSize <= trailer - table
    else {
      throw Fault(message: "its table of objects lies outside the file", offset: trailer)
    }
    for index in 0..<count { offsets.append(try integer(at: table + index * offsetSize, size: offsetSize)) }
    return try object(top, depth: 0, from: trailer)
  }

  private func integer(at offset: Int, size: Int) throws(Fault) -> Int {
    guard offset >= 0, size <= bytes.count, offset <= bytes.count - size else {
      throw Fault(message: "a number lies outside the file", offset: offset)
    }
    let value = bytes[offset..<(offset + size)].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard let integer = Int(exactly: value) else { throw Fault(message: "a number is too large", offset: offset) }
    return integer
  }

  private mutating func object(_ index: Int, depth: Int, from origin: Int) throws(Fault) -> PropertyListValue {
    guard offsets.indices.contains(index) else { throw Fault(message: "an object is not there", offset: origin) }
    let offset = offsets[index]
    switch states[index] {
    case .read(let value): return value
    case .reading: throw Fault(message: "an object contains itself", offset: offset)
    case nil: break
    }
    guard depth < PropertyList.depthLimit else {
      throw Fault(message: "objects lie too deep inside each other", offset: offset)
    }
    guard offset >= 8, offset < bytes.count - 32 else {
      throw Fault(message: "an object lies outside the file", offset: origin)
    }
    states[index] = .reading
    let value = PropertyListValue(try content(at: offset, depth: depth), offset: offset)
    states[index] = .read(value)
    return value
  }

  private mutating func content(at offset: Int, depth: Int) throws(Fault) -> PropertyListValue.Content {
    let (kind, detail) = (bytes[offset] >> 4, Int(bytes[offset] & 0x0F))
    switch kind {
    case 0x0 where detail == 8 || detail == 9:
      return .boolean(detail == 9)
    case 0x1 where detail <= 4:
      return .integer(try integerText(at: offset + 1, size: 1 << detail))
    case 0x2 where detail == 2 || detail == 3:
      return .real(try real(at: offset + 1, size: 1 << detail).description)
    case 0x3 where detail == 3:
      return .date(CalendarDate.text(secondsSince2001: try real(at: offset + 1, size: 8)))
    case 0x4:
      return .data(Array(try run(at: offset, unit: 1)))
    case 0x5:
      return .string(String(decoding: try run(at: offset, unit: 1), as: UTF8.self))
    case 0x6:
      let run = try run(at: offset, unit: 2)
      let units = stride(from: run.startIndex, to: run.endIndex, by: 2).map {
        UInt16(run[$0]) << 8 | UInt16(run[$0 + 1])
      }
      return .string(String(decoding: units, as: UTF16.self))
    case 0x8:
      return .integer(String(try integer(at: offset + 1, size: min(detail + 1, 8))))
    case 0xA, 0xC:
      return .array(try objects(try references(at: offset, unit: referenceSize), depth: depth, from: offset))
    case 0xD:
      return .dictionary(try dictionary(at: offset, depth: depth))
    default:
      throw Fault(message: "an object of the unknown kind \(bytes[offset])", offset: offset)
    }
  }

  /// The bytes of an object that begins with their number, of which each takes up a unit.
  private mutating func run(at offset: Int, unit: Int) throws(Fault) -> ArraySlice<UInt8> {
    var count = Int(bytes[offset] & 0x0F)
    var start = offset + 1
    if count == 0x0F {
      guard start < bytes.count, bytes[start] >> 4 == 1, bytes[start] & 0x0F <= 3 else {
        throw Fault(message: "an object has no length", offset: offset)
      }
      let size = 1 << Int(bytes[start] & 0x0F)
      count = try integer(at: start + 1, size: size)
      start += 1 + size
    }
    let (runLength, overflow) = count.multipliedReportingOverflow(by: unit)
    guard !overflow, start <= bytes.count - 32, runLength <= bytes.count - 32 - start else {
      throw Fault(message: "an object reaches past the end", offset: offset)
    }
    length += runLength
    guard length <= bytes.count else { throw Fault(message: "objects share bytes", offset: offset) }
    return bytes[start..<(start + runLength)]
  }

  private mutating func references(at offset: Int, unit: Int) throws(Fault) -> [Int] {
    let run = try run(at: offset, unit: unit)
    var references: [Int] = []
    for start in stride(from: run.startIndex, to: run.endIndex, by: referenceSize) {
      references.append(try integer(at: start, size: referenceSize))
    }
    return references
  }

  private mutating func objects(_ references: [Int], depth: Int, from offset: Int) throws(Fault) -> [PropertyListValue]
  {
    var values: [PropertyListValue] = []
    for reference in references { values.append(try object(reference, depth: depth + 1, from: offset)) }
    return values
  }

  private mutating func dictionary(at offset: Int, depth: Int) throws(Fault) -> PropertyListDictionary {
    let references = try references(at: offset, unit: referenceSize * 2)
    let values = try objects(references, depth: depth, from: offset)
    var dictionary = PropertyListDictionary()
    let count = values.count / 2
    for position in 0..<count {
      guard let key = values[position].string else { throw Fault(message: "a key is no string", offset: offset) }
      dictionary.insert(.init(key: key, keyOffset: values[position].offset, value: values[position + count]))
    }
    return dictionary
  }

  /// One, two and four bytes are unsigned, eight are signed, and of sixteen the last eight count.
  private func integerText(at offset: Int, size: Int) throws(Fault) -> String {
    guard offset + size <= bytes.count else { throw Fault(message: "a number lies outside the file", offset: offset) }
    let value = bytes[offset..<(offset + size)].suffix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return size == 8 ? String(Int64(bitPattern: value)) : String(value)
  }

  private func real(at offset: Int, size: Int) throws(Fault) -> Double {
    guard offset + size <= bytes.count else { throw Fault(message: "a number lies outside the file", offset: offset) }
    let bits = bytes[offset..<(offset + size)].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return size == 4 ? Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits))) : Double(bitPattern: bits)
  }
}
