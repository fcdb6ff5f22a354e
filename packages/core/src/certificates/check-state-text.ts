import { fillText, type Locale, type Text, type Tone } from '../i18n/index.ts'
import type { CheckState } from './check-state.ts'

interface StateWords {
  readonly tone: Tone
  /** What is said in a tag. */
  readonly name: Text
  /** What is said where there is room; `{date}` is its day. */
  readonly sentence: Text
}

const WORDS = {
  'covered.certificate': {
    tone: 'success',
    name: { sv: 'Giltigt intyg', en: 'Valid certificate' },
    sentence: { sv: 'Giltigt intyg till och med {date}', en: 'Valid certificate to {date}, inclusive' },
  },
  'covered.statement': {
    tone: 'success',
    name: { sv: 'Intyg enligt arbetsgivaren', en: 'Certificate as stated by the employer' },
    sentence: {
      sv: 'Intyg enligt arbetsgivaren, utan slutdatum',
      en: 'Certificate as stated by the employer, without an end date',
    },
  },
  'lacking.none': {
    tone: 'danger',
    name: { sv: 'Intyg saknas', en: 'Lacking' },
    sentence: { sv: 'Intyg saknas', en: 'No certificate' },
  },
  'lacking.ended': {
    tone: 'danger',
    name: { sv: 'Intyg saknas', en: 'Lacking' },
    sentence: {
      sv: 'Intyget gällde till och med {date}',
      en: 'The certificate was valid to {date}, inclusive',
    },
  },
  'lacking.risk-raised': {
    tone: 'danger',
    name: { sv: 'Ny risk anmäld', en: 'Risk raised' },
    sentence: {
      sv: 'En ny risk anmäldes {date}: intyget räcker inte',
      en: 'A risk was raised on {date}: the certificate does not suffice',
    },
  },
  done: {
    tone: 'success',
    name: { sv: 'Genomförd', en: 'Done' },
    sentence: { sv: 'Genomförd {date}', en: 'Done on {date}' },
  },
  offered: {
    tone: 'info',
    name: { sv: 'Erbjuden', en: 'Offered' },
    sentence: { sv: 'Erbjuden {date}', en: 'Offered on {date}' },
  },
  declined: {
    tone: 'neutral',
    name: { sv: 'Avböjd', en: 'Declined' },
    sentence: { sv: 'Avböjd av medarbetaren {date}', en: 'Declined by the employee on {date}' },
  },
  'no-offer': {
    tone: 'warning',
    name: { sv: 'Inte erbjuden', en: 'Not offered' },
    sentence: { sv: 'Ingen kontroll är erbjuden', en: 'No check has been offered' },
  },
} as const satisfies Record<string, StateWords>

function wordsOf(state: CheckState): StateWords {
  if (state.kind === 'covered') return WORDS[`covered.${state.by}`]
  if (state.kind === 'lacking') return WORDS[`lacking.${state.why}`]
  return WORDS[state.kind]
}

/** How a state is shown in a tag. */
export function shownCheckState(state: CheckState): { readonly text: Text; readonly tone: Tone } {
  const { name, tone } = wordsOf(state)
  return { text: name, tone }
}

/** A state in one sentence, with its day. */
export function checkStateText(state: CheckState, locale: Locale): string {
  return fillText(wordsOf(state).sentence, locale, { date: dayOf(state) ?? '' })
}

function dayOf(state: CheckState): string | null {
  switch (state.kind) {
    case 'covered':
      return state.end
    case 'lacking':
      return state.since
    case 'no-offer':
      return null
    default:
      return state.on
  }
}
