import type { Text } from '../i18n/index.ts'
import { HEALTH_PEOPLE_MIN, STATISTICS_EMPLOYED_MIN } from '../limits/index.ts'
import type { HealthGap } from './health/told-people.ts'

const OF_MONTHS = {
  'few-employed': {
    sv: `Enheten har färre än ${STATISTICS_EMPLOYED_MIN} anställda. De räknas i en enhet ovanför.`,
    en: `The unit has fewer than ${STATISTICS_EMPLOYED_MIN} employees. They are counted in a unit above.`,
  },
  'not-counted': {
    sv: 'Månadens besök är inte räknade än.',
    en: 'The visits of the month have not been counted yet.',
  },
  'stands-above': {
    sv: `Själva enheten har färre än ${STATISTICS_EMPLOYED_MIN} anställda, så dess egna räknas i en enhet ovanför. Här syns de underliggande enheterna.`,
    en: `The unit itself has fewer than ${STATISTICS_EMPLOYED_MIN} employees, so its own are counted in a unit above. These are the units below.`,
  },
} as const satisfies Record<string, Text>

const OF_YEARS = {
  'not-made': {
    sv: 'Siffror om hälsa tas fram en gång, i januari året efter.',
    en: 'Figures about health are made once, in January of the next year.',
  },
  'few-employed': {
    sv: `Organisationen hade färre än ${STATISTICS_EMPLOYED_MIN} anställda i slutet av året.`,
    en: `The organisation had fewer than ${STATISTICS_EMPLOYED_MIN} employees at the end of the year.`,
  },
  'few-in': {
    sv: `Färre än ${HEALTH_PEOPLE_MIN} personer ingår. Siffran visas inte, så att ingen går att känna igen.`,
    en: `Fewer than ${HEALTH_PEOPLE_MIN} people are in the figure. It is not shown, so that nobody can be recognised.`,
  },
  'few-outside': {
    sv: `Färre än ${HEALTH_PEOPLE_MIN} av de anställda är inte med. Siffran visas inte, eftersom den skulle avslöja vilka som är med.`,
    en: `Fewer than ${HEALTH_PEOPLE_MIN} of the employees are not in the figure. It is not shown, since it would reveal who is.`,
  },
} as const satisfies Record<HealthGap | 'not-made' | 'few-employed', Text>

const MEANINGS: Readonly<Record<'months' | 'years', Readonly<Record<string, Text>>>> = {
  months: OF_MONTHS,
  years: OF_YEARS,
}

/**
 * A sentence about a note of a table; null for a note that this version does not know. The same code may mean one thing
 * of months and another of years.
 */
export function noteMeaning(kind: 'months' | 'years', note: string): Text | null {
  return MEANINGS[kind][note] ?? null
}
