import { ZIP_MAX_ENTRIES, ZIP_MAX_INFLATED_BYTES } from '../../../limits/index.ts'
import type { FileBytes } from '../file-bytes.ts'
import { refused } from '../refused-file.ts'
import { isActivePart } from './active-content.ts'
import { type ZipEntry, zipEntries } from './zip-directory.ts'
import { isOverRatio } from './zip-part.ts'

const WORKBOOK_PART = 'xl/workbook.xml'
const CONTENT_TYPES_PART = '[content_types].xml'
const LOCAL_HEADER_BYTES = 30

/** What is known from the central directory of a workbook, before anything is inflated. */
export interface Archive {
  /** As many as may be, by part name in lower case: names of parts are compared without case. */
  readonly entries: ReadonlyMap<string, ZipEntry>
  readonly hasActiveParts: boolean
  readonly isDamaged: boolean
  readonly isEncrypted: boolean
  readonly isTooLarge: boolean
}

/** Reads the whole directory, so that the order of its entries makes no difference to what is refused. */
export async function openArchive(file: FileBytes): Promise<Archive> {
  const entries = new Map<string, ZipEntry>()
  let count = 0
  let bytes = 0
  let hasActiveParts = false
  let isDamaged = false
  let isEncrypted = false
  let isTooLarge = false
  let hasWorkbook = false
  for await (const entry of zipEntries(file)) {
    const key = entry.name.toLowerCase()
    count++
    bytes += entry.bytes
    hasWorkbook ||= key === WORKBOOK_PART
    hasActiveParts ||= isActivePart(key)
    isEncrypted ||= entry.isEncrypted
    isDamaged ||= leavesArchive(key) || entries.has(key)
    isTooLarge ||= isOverRatio(entry.bytes, entry.compressedBytes)
    if (count <= ZIP_MAX_ENTRIES || key === CONTENT_TYPES_PART) entries.set(key, entry)
  }
  if (!hasWorkbook) throw refused('compressed')
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
