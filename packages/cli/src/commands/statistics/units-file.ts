import type { Locale, Text } from '@salvia/core/i18n'
import { CSV_BEGIN, csvLine, type DownloadFormat } from '@salvia/core/lists'
import { type AskableUnit, fullUnitName, writeSheets } from '@salvia/core/statistics'

const HEADERS: readonly Text[] = [
  { sv: 'Enhet', en: 'Unit' },
  { sv: 'Med underliggande enheter', en: 'With the units below' },
  { sv: 'Upphörd', en: 'Ended' },
  { sv: 'Id', en: 'Id' },
]
const SHEET: Text = { sv: 'Enheter', en: 'Units' }
const YES: Text = { sv: 'Ja', en: 'Yes' }
const NO: Text = { sv: 'Nej', en: 'No' }

/** The units as a file. */
export async function unitsFile(
  format: DownloadFormat,
  units: readonly AskableUnit[],
  locale: Locale,
): Promise<Uint8Array> {
  const bytes = (lines: readonly string[]) => new TextEncoder().encode(lines.join(''))
  if (format === 'ndjson') return bytes(units.map(unit => `${JSON.stringify(unit)}\n`))
  const answer = (is: boolean) => (is ? YES : NO)[locale]
  const rows = [
    HEADERS.map(header => header[locale]),
    ...units.map(unit => [fullUnitName(unit), answer(unit.mayBeRecursive), answer(unit.hasEnded), unit.id]),
  ]
  if (format === 'xlsx') return writeSheets([{ name: SHEET[locale], rows }], SHEET, locale)
  return bytes([CSV_BEGIN, ...rows.map(row => csvLine(row, locale))])
}
