import type { ByteSource } from '../byte-source.ts'
import { refused } from '../refused-content.ts'

const END_SIGNATURE = 0x06054b50
const END_BYTES = 22
const MAX_COMMENT_BYTES = 0xffff
const END_64_SIGNATURE = 0x06064b50
const END_64_BYTES = 56
const LOCATOR_64_SIGNATURE = 0x07064b50
const LOCATOR_64_BYTES = 20
const ENTRY_SIGNATURE = 0x02014b50
const ENTRY_BYTES = 46
const EXTRA_64 = 1
/** The number is in the zip64 extra field. */
const IN_EXTRA_64 = 0xffffffff

/** One entry of a zip, as the central directory tells it. */
export interface ZipEntry {
  /** With forward slashes. */
  readonly name: string
  readonly isEncrypted: boolean
  /** 0 stored, 8 deflated. */
  readonly method: number
  readonly crc32: number
  readonly compressedBytes: number
  readonly bytes: number
  /** Position of the local header. */
  readonly offset: number
}

/**
 * The entries of a zip's central directory, one by one. Their number and sizes cannot be trusted, so nothing is kept.
 */
export async function* zipEntries(file: ByteSource): AsyncGenerator<ZipEntry> {
  const { start, end } = await directoryBounds(file)
  let rest: Uint8Array = new Uint8Array()
  for await (const chunk of file.stream(start, end)) {
    const bytes = new Uint8Array(rest.length + chunk.length)
    bytes.set(rest)
    bytes.set(chunk, rest.length)
    const view = new DataView(bytes.buffer)
    let at = 0
    for (;;) {
      const length = entryLength(view, at)
      if (length === undefined || at + length > bytes.length) break
      yield parseEntry(view, bytes, at)
      at += length
    }
    rest = bytes.subarray(at)
  }
  if (rest.length > 0) throw refused('corrupt')
}

async function directoryBounds(file: ByteSource): Promise<{ start: number; end: number }> {
  const tailStart = Math.max(0, file.size - END_BYTES - MAX_COMMENT_BYTES - LOCATOR_64_BYTES)
  const tail = await file.bytes(tailStart, file.size)
  const view = new DataView(tail.buffer)
  const at = findEnd(view)
  const disk = view.getUint16(at + 4, true)
  let directoryEnd = tailStart + at
  let bytes = view.getUint32(at + 12, true)
  let start = view.getUint32(at + 16, true)
  if (start === IN_EXTRA_64 || bytes === IN_EXTRA_64 || view.getUint16(at + 10, true) === 0xffff) {
    const end64 = await readEnd64(file, view, at - LOCATOR_64_BYTES)
    if (end64) ({ start, bytes, directoryEnd } = end64)
  }
  if (disk !== 0 || start + bytes !== directoryEnd) throw refused('corrupt')
  return { start, end: directoryEnd }
}

/** The last end record whose comment reaches exactly to the end of the file. */
function findEnd(tail: DataView): number {
  for (let at = tail.byteLength - END_BYTES; at >= 0; at--) {
    if (tail.getUint32(at, true) !== END_SIGNATURE) continue
    if (at + END_BYTES + tail.getUint16(at + 20, true) === tail.byteLength) return at
  }
  throw refused('corrupt')
}

async function readEnd64(
  file: ByteSource,
  tail: DataView,
  locatorAt: number,
): Promise<{ start: number; bytes: number; directoryEnd: number } | undefined> {
  if (locatorAt < 0 || tail.getUint32(locatorAt, true) !== LOCATOR_64_SIGNATURE) return undefined
  const at = Number(tail.getBigUint64(locatorAt + 8, true))
  if (at + END_64_BYTES > file.size) throw refused('corrupt')
  const view = new DataView((await file.bytes(at, at + END_64_BYTES)).buffer)
  if (view.getUint32(0, true) !== END_64_SIGNATURE) throw refused('corrupt')
  return {
    bytes: Number(view.getBigUint64(40, true)),
    start: Number(view.getBigUint64(48, true)),
    directoryEnd: at,
  }
}

/** Undefined while the fixed part is not there yet. */
function entryLength(view: DataView, at: number): number | undefined {
  if (at + ENTRY_BYTES > view.byteLength) return undefined
  if (view.getUint32(at, true) !== ENTRY_SIGNATURE) throw refused('corrupt')
  const variable =
    view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  return ENTRY_BYTES + variable
}

function parseEntry(view: DataView, bytes: Uint8Array, at: number): ZipEntry {
  const nameEnd = at + ENTRY_BYTES + view.getUint16(at + 28, true)
  const extraEnd = nameEnd + view.getUint16(at + 30, true)
  const sizes = [
    view.getUint32(at + 24, true),
    view.getUint32(at + 20, true),
    view.getUint32(at + 42, true),
  ] as const
  const [size, compressed, offset] = sizes.includes(IN_EXTRA_64)
    ? widened(sizes, new DataView(bytes.buffer, nameEnd, extraEnd - nameEnd))
    : sizes
  return {
    name: zipName(bytes.subarray(at + ENTRY_BYTES, nameEnd)),
    isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
    method: view.getUint16(at + 10, true),
    crc32: view.getUint32(at + 16, true),
    compressedBytes: compressed,
    bytes: size,
    offset,
  }
}

/** The zip64 extra field holds, in this order, the numbers that did not fit. */
function widened(
  sizes: readonly [number, number, number],
  extra: DataView,
): readonly [number, number, number] {
  for (let at = 0; at + 4 <= extra.byteLength; at += 4 + extra.getUint16(at + 2, true)) {
    if (extra.getUint16(at, true) !== EXTRA_64) continue
    let next = at + 4
    const take = (size: number): number => {
      if (size !== IN_EXTRA_64) return size
      next += 8
      if (next > extra.byteLength) throw refused('corrupt')
      return Number(extra.getBigUint64(next - 8, true))
    }
    return [take(sizes[0]), take(sizes[1]), take(sizes[2])]
  }
  throw refused('corrupt')
}

/** The name of an entry; some writers use backslashes. */
export function zipName(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes).replaceAll('\\', '/')
}
