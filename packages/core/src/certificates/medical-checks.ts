import type { Locale, Text } from '../i18n/index.ts'
import { sortKey } from '../primitives/index.ts'
import type { CertificateType } from './certificate-type.ts'

/** The longest gap until the next check. Where it depends on age, `age` is the one at which the rule changes. */
export type CheckInterval =
  | { readonly kind: 'months'; readonly months: number }
  /** The earlier of `under` and the later of `from` and the birthday: `from` alone holds at that age. */
  | { readonly kind: 'age'; readonly age: number; readonly underMonths: number; readonly fromMonths: number }
  /** The earlier of `under` and a last birthday for whoever is younger than `age`; `from` alone holds at that age. */
  | {
      readonly kind: 'until-birthday'
      readonly age: number
      readonly underMonths: number
      readonly lastBirthday: number
      readonly fromMonths: number
    }
  /** The rules fix none, as when signs are reported or by risk assessment. */
  | { readonly kind: 'none' }
  /** The rules were rewritten, and which gap they have now is not known for sure. */
  | { readonly kind: 'rewritten' }

/** A medical check that working life asks for. */
interface MedicalCheckFacts {
  readonly name: Text
  readonly type: CertificateType
  /** When the first check is. */
  readonly first: Text
  readonly interval: CheckInterval
  /** Chapter and sections of AFS 2023:15. */
  readonly source: string
}

const BEFORE: Text = { sv: 'Innan arbetet börjar.', en: 'Before the work begins.' }
const months = (count: number): CheckInterval => ({ kind: 'months', months: count })

/** Every medical check, with its interval as AFS 2023:15 has it up to AFS 2025:7. An interval is the longest gap, never a promise. */
export const MEDICAL_CHECKS = {
  vibration: {
    name: { sv: 'Vibrationer', en: 'Vibrations' },
    type: 'offered',
    first: BEFORE,
    interval: months(36),
    source: '3:1–3',
  },
  'hand-intensive': {
    name: { sv: 'Handintensivt arbete', en: 'Hand-intensive work' },
    type: 'offered',
    first: {
      sv: 'Inom tre år från att arbetet började.',
      en: 'Within three years of the start of the work.',
    },
    interval: months(36),
    source: '3:4–6',
  },
  'night-work': {
    name: { sv: 'Nattarbete', en: 'Night work' },
    type: 'offered',
    first: {
      sv: 'Innan arbetet börjar. Vid byte till natt inom tre månader.',
      en: 'Before the work begins. When changing to nights, within three months.',
    },
    interval: { kind: 'age', age: 50, underMonths: 72, fromMonths: 36 },
    source: '3:7–9',
  },
  allergenic: {
    name: { sv: 'Allergiframkallande kemiska ämnen', en: 'Allergenic chemicals' },
    type: 'offered',
    first: BEFORE,
    interval: { kind: 'none' },
    source: '4:1–4',
  },
  'allergenic-certificate': {
    name: {
      sv: 'Allergiframkallande ämnen med tjänstbarhetsintyg (härdplaster)',
      en: 'Allergenic chemicals with a certificate (thermosetting plastics)',
    },
    type: 'fitness',
    first: {
      sv: 'Innan arbetet börjar, och en gång till 3–6 månader efter att det började.',
      en: 'Before the work begins, and once more 3–6 months after it began.',
    },
    interval: months(24),
    source: '5:1–3',
  },
  asbestos: {
    name: { sv: 'Asbest', en: 'Asbestos' },
    type: 'fitness',
    first: BEFORE,
    interval: months(36),
    source: '6:1, 4–5',
  },
  fibres: {
    name: { sv: 'Vissa syntetiska oorganiska fibrer', en: 'Certain synthetic inorganic fibres' },
    type: 'fitness',
    first: BEFORE,
    interval: months(36),
    source: '6:2, 4–5',
  },
  silica: {
    name: { sv: 'Kvarts', en: 'Silica dust' },
    type: 'fitness',
    first: BEFORE,
    interval: months(36),
    source: '6:3–5',
  },
  // Its rules were rewritten from 9 April 2026 (AFS 2025:3), so no interval is suggested.
  lead: {
    name: { sv: 'Bly', en: 'Lead' },
    type: 'fitness',
    first: BEFORE,
    interval: { kind: 'rewritten' },
    source: '7:1–10',
  },
  cadmium: {
    name: { sv: 'Kadmium', en: 'Cadmium' },
    type: 'fitness',
    first: BEFORE,
    interval: months(36),
    source: '7:11–19',
  },
  mercury: {
    name: { sv: 'Kvicksilver', en: 'Mercury' },
    type: 'fitness',
    first: BEFORE,
    interval: months(36),
    source: '7:20–27',
  },
  climbing: {
    name: { sv: 'Klättring med stor nivåskillnad', en: 'Climbing with large differences in height' },
    type: 'fitness',
    first: BEFORE,
    interval: months(12),
    source: '8:1–3',
  },
  'smoke-diving': {
    name: { sv: 'Rök- och kemdykning', en: 'Smoke diving and chemical diving' },
    type: 'fitness',
    first: BEFORE,
    interval: months(12),
    source: '8:4–6',
  },
  diving: {
    name: { sv: 'Dykeriarbete', en: 'Diving' },
    type: 'fitness',
    first: BEFORE,
    interval: { kind: 'until-birthday', age: 40, underMonths: 60, lastBirthday: 42, fromMonths: 24 },
    source: '8:7–9',
  },
  'risk-assessed': {
    name: { sv: 'Annat arbete enligt riskbedömning', en: 'Other work according to risk assessment' },
    type: 'offered',
    first: { sv: 'Enligt riskbedömningen.', en: 'According to the risk assessment.' },
    interval: { kind: 'none' },
    source: '9:1',
  },
} as const satisfies Record<string, MedicalCheckFacts>

export type MedicalCheck = keyof typeof MEDICAL_CHECKS
export const MEDICAL_CHECK_NAMES = Object.keys(MEDICAL_CHECKS) as [MedicalCheck, ...MedicalCheck[]]

/** The checks in the order of their names in a language. */
export function medicalChecksByName(locale: Locale): MedicalCheck[] {
  const key = (check: MedicalCheck): string => sortKey(MEDICAL_CHECKS[check].name[locale])
  return MEDICAL_CHECK_NAMES.toSorted((one, other) => (key(one) < key(other) ? -1 : 1))
}

/** What certificate a check leads to. @spec §3 */
export function certificateTypeOf(check: MedicalCheck): CertificateType {
  return MEDICAL_CHECKS[check].type
}

/** The checks that lead to a certificate of fitness. */
export const FITNESS_CHECKS = MEDICAL_CHECK_NAMES.filter(check => certificateTypeOf(check) === 'fitness')
