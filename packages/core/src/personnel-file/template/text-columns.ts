import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'

const SHEET = 'xl/worksheets/sheet1.xml'
/** Local time, as the times in an archive are; the earliest that one can hold. */
const WRITTEN_AT = '1980-01-01T00:00:00'

/**
 * Formats every column of a workbook's only sheet like its first cell, including cells that are still empty. The
 * workbook library can format cells only.
 */
export function withColumnsLikeFirstCell(workbook: Uint8Array): Uint8Array {
  const files = unzipSync(workbook)
  const sheet = strFromU8(files[SHEET] ?? new Uint8Array())
  const format = /<c r="A1" s="(\d+)"/.exec(sheet)?.[1]
  if (format === undefined) throw new Error('The first cell of the sheet has no format.')
  const formatted = sheet.replaceAll('<col ', `<col style="${format}" `)
  return zipSync({ ...files, [SHEET]: strToU8(formatted) }, { mtime: WRITTEN_AT })
}
