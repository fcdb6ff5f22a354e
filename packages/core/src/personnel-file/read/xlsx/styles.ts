import type { Parts } from '../../../file-content/package/parts.ts'
import { WORKBOOK_LIST_MAX_BYTES } from '../../../limits/index.ts'

/** Built-in formats with a year or a day; those of East Asian editions included. */
const BUILT_IN_DATES: readonly (readonly [number, number])[] = [
  [14, 17],
  [22, 22],
  [27, 31],
  [36, 36],
  [50, 58],
]
/** What of a format code is no code: quoted text, brackets, and the character after an escape, a space or a fill. */
const LITERALS = /"[^"]*(?:"|$)|\[[^\]]*(?:\]|$)|[\\_*](?:.|\n)?/g

/** Whether a number format shows a date: it holds a year or a day. A time alone is no date. @spec personnel-file §3 */
export function isDateFormat(code: string): boolean {
  return /[yd]/i.test(code.replace(LITERALS, ''))
}

/** For each cell style, by its index, whether its numbers are dates. */
export async function readDateStyles(parts: Parts, styles: string | undefined): Promise<readonly boolean[]> {
  if (styles === undefined) return []
  const elements = await parts.list(
    styles,
    { numFmt: ['numFmtId', 'formatCode'], xf: ['numFmtId'] },
    WORKBOOK_LIST_MAX_BYTES,
  )
  const isDate = new Map<string, boolean>()
  for (const [first, last] of BUILT_IN_DATES) {
    for (let id = first; id <= last; id++) isDate.set(String(id), true)
  }
  for (const { name, parent, attributes } of elements) {
    if (name !== 'numFmt' || parent !== 'numFmts') continue
    isDate.set(attributes.get('numFmtId') ?? '', isDateFormat(attributes.get('formatCode') ?? ''))
  }
  return elements
    .filter(({ name, parent }) => name === 'xf' && parent === 'cellXfs')
    .map(({ attributes }) => isDate.get(attributes.get('numFmtId') ?? '') ?? false)
}
