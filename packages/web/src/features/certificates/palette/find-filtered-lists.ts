import { type CertificateStatus, MEDICAL_CHECK_NAMES, MEDICAL_CHECKS } from '@salvia/core/certificates'
import type { Locale, Text } from '@salvia/core/i18n'
import { portalPath } from '@salvia/core/portal-paths'
import { foldedSearchText, searchWords } from '@salvia/core/primitives'
import { MOST_HITS } from '../../../parts/palette/list-hits.ts'
import type { PaletteHits } from '../../../parts/palette/palette-source.ts'

/** The list by status, as its filter names it, with other words that users write for it. */
const STATUSES: Readonly<Record<CertificateStatus, { readonly name: Text; readonly words: Text }>> = {
  expired: {
    name: { sv: 'Utgångna intyg', en: 'Expired certificates' },
    words: { sv: 'utgånget gått ut förfallna', en: 'lapsed overdue' },
  },
  'no-certificate': {
    name: { sv: 'Intyg saknas', en: 'No certificate' },
    words: { sv: 'saknade utan', en: 'missing without' },
  },
  'expires-soon': {
    name: { sv: 'Löper snart ut', en: 'Expire soon' },
    words: { sv: 'går', en: 'expires expiring' },
  },
  expires: {
    name: { sv: 'Löper ut senare', en: 'Expire later' },
    words: { sv: 'går giltiga', en: 'expires expiring valid' },
  },
  starts: {
    name: { sv: 'Börjar gälla', en: 'Start later' },
    words: { sv: 'kommande', en: 'starts upcoming' },
  },
  manual: {
    name: { sv: 'Manuella', en: 'Manual' },
    words: { sv: 'tillagda för hand manuell', en: 'manually added' },
  },
}

const BY_CHECK: Text = { sv: 'Alla för kontrollen', en: 'Everybody with this check-up' }
const BY_STATUS: Text = { sv: 'Alla med den statusen', en: 'Everybody with this status' }

/** The list of one check or of one status, found by its name. Nothing is asked of the server. */
export async function findFilteredLists(q: string, { locale }: { locale: Locale }): Promise<PaletteHits> {
  const checks = MEDICAL_CHECK_NAMES.map(check => ({
    ...{ key: check, label: MEDICAL_CHECKS[check].name[locale], words: '' },
    ...{ detail: BY_CHECK[locale], query: { check } },
  }))
  const statuses = (Object.keys(STATUSES) as CertificateStatus[]).map(status => ({
    ...{ key: status, label: STATUSES[status].name[locale], words: STATUSES[status].words[locale] },
    ...{ detail: BY_STATUS[locale], query: { status } },
  }))
  const found = [...statuses, ...checks].filter(({ label, words }) => isFound(q, `${label} ${words}`))
  const hits = found.slice(0, MOST_HITS).map(({ key, label, detail, query }) => ({
    ...{ key, label, detail },
    to: `${portalPath('certificates')}?${new URLSearchParams(query)}`,
  }))
  return { hits, total: hits.length }
}

/** Whether each word of a query begins a word of the name. */
function isFound(q: string, name: string): boolean {
  const known = searchWords(foldedSearchText(name))
  const asked = searchWords(foldedSearchText(q))
  return asked.length > 0 && asked.every(begun => known.some(word => word.startsWith(begun)))
}
