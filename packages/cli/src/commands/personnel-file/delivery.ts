import type { Company } from '@salvia/core/companies'
import { fillText, type Locale, type Text } from '@salvia/core/i18n'
import type { AnyUpload } from './case-reason.ts'
import type { Review } from './validate-output/review.ts'

const TEXTS = {
  nothing: { sv: 'Inget är skickat.', en: 'Nothing was sent.' },
  unclear: {
    sv: 'Det är oklart om filen hann skickas in. Kör kommandot igen: samma fil blir aldrig två ärenden.',
    en: 'It is unclear whether the file was submitted. Run the command again: the same file never becomes two cases.',
  },
  sent: { sv: 'Filen är inskickad som ärende {number}.', en: 'The file is submitted as case {number}.' },
  existing: {
    sv: 'Samma fil finns redan som ärende {number}. Inget nytt ärende skapades.',
    en: 'The same file already exists as case {number}. No new case was created.',
  },
} as const satisfies Record<string, Text>

/** How far an upload has come. Each step records what it did, so that it can be told whatever comes next. */
export interface Delivery {
  /** Whether the service has the file as a case; null while nobody knows. A file is submitted as a whole or not at all. */
  sent: boolean | null
  /** The review of the file; null when it was not reviewed. */
  review: Review | null
  /** Rows that the import leaves out. */
  leftOut: number | null
  company: Company | null
  /** The `--org` option that printed commands need; empty for none. */
  org: string
  upload: AnyUpload | null
  /** The same bytes were sent before. */
  existing: boolean
  /** The user answered no. */
  declined: boolean
}

export function newDelivery(): Delivery {
  return {
    sent: false,
    review: null,
    leftOut: null,
    company: null,
    org: '',
    upload: null,
    existing: false,
    declined: false,
  }
}

/** What an upload has come to, in one sentence. */
export function deliveryText({ sent, upload, existing }: Delivery, locale: Locale): string {
  if (sent === null) return fillText(TEXTS.unclear, locale)
  if (!sent || !upload) return fillText(TEXTS.nothing, locale)
  return fillText(existing ? TEXTS.existing : TEXTS.sent, locale, { number: upload.number })
}
