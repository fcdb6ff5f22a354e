const POLYNOMIAL = 0xedb88320
const SLICES = 8
const TABLES = sliceTables()

/** Table n carries a byte's remainder over n further zero bytes ("slicing by eight"). */
function sliceTables(): Int32Array {
  const tables = new Int32Array(SLICES * 256)
  for (let byte = 0; byte < 256; byte++) {
    let crc = byte
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ POLYNOMIAL : crc >>> 1
    tables[byte] = crc
  }
  for (let at = 256; at < tables.length; at++) {
    const shorter = tables[at - 256] ?? 0
    tables[at] = (shorter >>> 8) ^ (tables[shorter & 0xff] ?? 0)
  }
  return tables
}

/** The CRC-32 of zip, carried over further bytes; 0 to begin with. Unsigned. */
export function crc32(bytes: Uint8Array, previous: number): number {
  const tables = TABLES
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  const whole = bytes.length - (bytes.length % SLICES)
  let crc = ~previous
  for (let at = 0; at < whole; at += SLICES) {
    const low = view.getInt32(at, true) ^ crc
    const high = view.getInt32(at + 4, true)
    crc =
      (tables[1792 + (low & 0xff)] ?? 0) ^
      (tables[1536 + ((low >>> 8) & 0xff)] ?? 0) ^
      (tables[1280 + ((low >>> 16) & 0xff)] ?? 0) ^
      (tables[1024 + (low >>> 24)] ?? 0) ^
      (tables[768 + (high & 0xff)] ?? 0) ^
      (tables[512 + ((high >>> 8) & 0xff)] ?? 0) ^
      (tables[256 + ((high >>> 16) & 0xff)] ?? 0) ^
      (tables[high >>> 24] ?? 0)
  }
  for (let at = whole; at < bytes.length; at++) {
    crc = (crc >>> 8) ^ (tables[(crc ^ (bytes[at] ?? 0)) & 0xff] ?? 0)
  }
  return ~crc >>> 0
}
