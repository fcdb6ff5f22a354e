import type { Text } from '../i18n/index.ts'

/** What a visit was for, as the provider's journal groups its services. A closed list, in the order of the graphs. */
export const VISIT_CATEGORIES = {
  'health-examination': { name: { sv: 'Hälsoundersökningar', en: 'Health examinations' } },
  'medical-check': { name: { sv: 'Medicinska kontroller', en: 'Medical check-ups' } },
  ergonomics: { name: { sv: 'Ergonomi', en: 'Ergonomics' } },
  counselling: { name: { sv: 'Samtalsstöd', en: 'Counselling' } },
  medical: { name: { sv: 'Läkare och sjuksköterska', en: 'Doctors and nurses' } },
  rehabilitation: { name: { sv: 'Rehabilitering', en: 'Rehabilitation' } },
  'work-environment': { name: { sv: 'Arbetsmiljö', en: 'Work environment' } },
  vaccination: { name: { sv: 'Vaccinationer', en: 'Vaccinations' } },
  other: { name: { sv: 'Övriga', en: 'Other' } },
} as const satisfies Record<string, { readonly name: Text }>

export type VisitCategory = keyof typeof VISIT_CATEGORIES
export const VISIT_CATEGORY_NAMES = Object.keys(VISIT_CATEGORIES) as [VisitCategory, ...VisitCategory[]]

/** What visits are counted by. */
export interface VisitKind {
  readonly category: VisitCategory
  readonly isPreventive: boolean
}

/** Why somebody came, as the caregiver sees it. A closed list, whose order decides where two are as common. */
export const VISIT_CAUSES = {
  musculoskeletal: { name: { sv: 'Rygg, leder och muskler', en: 'Back, joints and muscles' } },
  stress: { name: { sv: 'Stress och utmattning', en: 'Stress and exhaustion' } },
  'mental-health': { name: { sv: 'Psykisk ohälsa', en: 'Mental ill health' } },
  conflict: { name: { sv: 'Samarbete och konflikter', en: 'Cooperation and conflicts' } },
  exposure: { name: { sv: 'Buller, kemikalier och damm', en: 'Noise, chemicals and dust' } },
  accident: { name: { sv: 'Olyckor, hot och våld', en: 'Accidents, threats and violence' } },
  'substance-use': { name: { sv: 'Alkohol och droger', en: 'Alcohol and drugs' } },
  private: { name: { sv: 'Privata skäl', en: 'Private reasons' } },
  other: { name: { sv: 'Övriga', en: 'Other' } },
} as const satisfies Record<string, { readonly name: Text }>

export type VisitCause = keyof typeof VISIT_CAUSES
export const VISIT_CAUSE_NAMES = Object.keys(VISIT_CAUSES) as [VisitCause, ...VisitCause[]]
