import type { Locale, Text } from '../i18n/index.ts'
import type { IsoDate } from '../primitives/index.ts'
import type { TimelineEntry } from '../timeline/index.ts'
import { CERTIFICATE_SOURCES, type CertificateEntry } from './certificate-entry.ts'
import { certificateSource } from './certificate-source.ts'
import { MEDICAL_CHECKS } from './medical-checks.ts'
import { isSuperseded } from './superseded.ts'

/** An entry, with since when a newer certificate stands in its place. */
interface StoredEntry extends CertificateEntry {
  readonly id: string
  readonly supersededFrom: IsoDate | null
}

const CHECK: Text = { sv: '{check}', en: '{check}' }
const LAST_DAY: Text = { sv: 'sista giltiga dag {end}', en: 'last valid day {end}' }
const RENEWED: Text = { sv: 'ersatt av ett nyare intyg', en: 'replaced by a newer certificate' }

/**
 * The certificates and monitorings of one employee, present and earlier, as entries of the employee's timeline: each at
 * its first valid day. The check is a fact, as in the deadlines.
 */
export function certificateTimeline(
  entries: readonly StoredEntry[],
  today: IsoDate,
  locale: Locale,
): TimelineEntry[] {
  return entries.map(entry => {
    const { id, check, start, end } = entry
    return {
      feature: 'certificates',
      kind: 'certificate',
      objectId: id,
      at: start,
      heading: CHECK,
      detail: detailOf(entry, today),
      facts: { check: MEDICAL_CHECKS[check].name[locale], ...(end !== null && { end }) },
      state: start > today ? 'ahead' : 'past',
    }
  })
}

function detailOf(entry: StoredEntry, today: IsoDate): Text {
  const { end, supersededFrom } = entry
  const parts = [
    CERTIFICATE_SOURCES[certificateSource(entry, today)].name,
    ...(end === null ? [] : [LAST_DAY]),
    ...(isSuperseded(supersededFrom, today) ? [RENEWED] : []),
  ]
  return { sv: parts.map(({ sv }) => sv).join(', '), en: parts.map(({ en }) => en).join(', ') }
}
