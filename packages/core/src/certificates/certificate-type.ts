import type { Text } from '../i18n/index.ts'

/**
 * The kinds of medical check-up, by what they lead to. Chapters and sections are those of AFS 2023:15.
 * @spec §3
 */
export const CERTIFICATE_TYPES = {
  /** Chapters 5–8. */
  fitness: {
    name: { sv: 'Tjänstbarhetsintyg', en: 'Fitness-to-work certificate' },
    terms: {
      sv: 'Arbetet får bara utföras av den som har ett giltigt intyg.',
      en: 'Only those who hold a valid certificate may do the work.',
    },
  },
  /** Chapters 3, 4 and 9. */
  offered: {
    name: { sv: 'Intyg om genomgången kontroll', en: 'Certificate from a completed check-up' },
    terms: {
      sv: 'Arbetsgivaren ska erbjuda kontrollen. Medarbetaren kan avstå och ändå fortsätta i arbetet.',
      en: 'The employer has to offer the check-up. The employee may decline it and still go on working.',
    },
  },
} as const satisfies Record<string, { readonly name: Text; readonly terms: Text }>

export type CertificateType = keyof typeof CERTIFICATE_TYPES
export const CERTIFICATE_TYPE_NAMES = Object.keys(CERTIFICATE_TYPES) as [
  CertificateType,
  ...CertificateType[],
]
