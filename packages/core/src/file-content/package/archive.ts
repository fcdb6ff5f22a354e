import { ZIP_MAX_ENTRIES, ZIP_MAX_INFLATED_BYTES } from '../../limits/index.ts'
import type { ByteSource } from '../byte-source.ts'
import { refused } from '../refused-content.ts'
import { type ZipEntry, zipEntries } from '../zip/zip-directory.ts'
import { isOverRatio } from '../zip/zip-part.ts'

/** The part that says what the others are. */
export const CONTENT_TYPES_PART = '[Content_Types].xml'
const LOCAL_HEADER_BYTES = 30

/** What is known from the central directory of a package of Office, before anything is inflated. */
export interface Archive {
  /** As many as may be, by part name in lower case: names of parts are compared without case. */
  readonly entries: ReadonlyMap<string, ZipEntry>
  readonly hasActiveParts: boolean
  readonly isDamaged: boolean
  readonly isEncrypted: boolean
  readonly isTooLarge: boolean
}

interface Wanted {
  /** The part, by its name in lower case, without which the zip is refused as `compressed`. */
  readonly part: string
  /** Whether a part, by its name in lower case, does something when the document is opened. */
  isActive(name: string): boolean
}

/** Reads the whole directory, so that the order of its entries makes no difference to what is refused. */
export async function openArchive(file: ByteSource, wanted: Wanted): Promise<Archive> {
  const entries = new Map<string, ZipEntry>()
  let count = 0
  let bytes = 0
  let hasActiveParts = false
  let isDamaged = false
  let isEncrypted = false
  let isTooLarge = false
  let hasWanted = false
  for await (const entry of zipEntries(file)) {
    const key = entry.name.toLowerCase()
    count++
    bytes += entry.bytes
    hasWanted ||= key === wanted.part
    hasActiveParts ||= wanted.isActive(key)
    isEncrypted ||= entry.isEncrypted
    isDamaged ||= leavesArchive(key) || entries.has(key)
    isTooLarge ||= isOverRatio(entry.bytes, entry.compressedBytes)
    if (count <= ZIP_MAX_ENTRIES || key === CONTENT_TYPES_PART.toLowerCase()) entries.set(key, entry)
  }
  if (!hasWanted) throw refused('compressed')
  isTooLarge ||= count > ZIP_MAX_ENTRIES || bytes > ZIP_MAX_INFLATED_BYTES
  isDamaged ||= hasOverlap([...entries.values()])
  return { entries, hasActiveParts, isDamaged, isEncrypted, isTooLarge }
}

function leavesArchive(name: string): boolean {
  return name.startsWith('/') || /^[a-z]:/.test(name) || name.split('/').includes('..')
}

/** Entries that share their data are how a small archive inflates into a large one. */
function hasOverlap(entries: ZipEntry[]): boolean {
  entries.sort((a, b) => a.offset - b.offset)
  return entries.some((entry, index) => {
    const next = entries[index + 1]
    return next !== undefined && entry.offset + LOCAL_HEADER_BYTES + entry.compressedBytes > next.offset
  })
}
