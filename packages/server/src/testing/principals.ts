import { FEATURE_NAMES, type Feature } from '@salvia/core/features'
import { PROVIDER_KINDS, type ProviderKind } from '@salvia/core/feed-catalogue'

const [OWN, SISTER, FOREIGN] = ['10401', '10402', '20877']

/** What a principal is let into, in words of the rules: companies, and the features that they open there. */
export interface Known {
  readonly email?: string
  readonly companies: readonly string[]
  readonly features: readonly Feature[]
  readonly isMachine?: true
  /** Looks after the machine tokens of the companies, whatever features they have. */
  readonly isHr?: true
  readonly isCaseWorker?: true
  /** One of the provider's own systems, with a token for these kinds, to send or to read. */
  readonly kinds?: readonly ProviderKind[]
}
/** What the foreign company has not agreed on. */
const SHUT_ABROAD: readonly Feature[] = ['statistics', 'personnel-file', 'invoices']
/** What takes a role of its own. */
const OF_HR: readonly Feature[] = ['personnel-file', 'statistics']
const OF_MANAGERS = FEATURE_NAMES.filter(feature => !OF_HR.includes(feature))
/** Principals who are refused before anything else, with the status. */
export const REFUSED = { none: 401, garbage: 401, link: 401, expired: 498, revoked: 498 } as const
/** Principals who are known. */
export const KNOWN = {
  orderer: { email: 'bestallare@demo.example', companies: [OWN], features: OF_MANAGERS },
  'recursive orderer': { email: 'chef@demo.example', companies: [OWN], features: OF_MANAGERS },
  'extended orderer': {
    email: 'hr@demo.example',
    companies: [OWN, SISTER],
    features: FEATURE_NAMES,
    isHr: true,
  },
  'extended orderer, features off': {
    email: 'hr@demo.example',
    companies: [OWN, SISTER],
    features: [],
    isHr: true,
  },
  'foreign orderer': {
    email: 'begransad@demo.example',
    companies: [FOREIGN],
    features: FEATURE_NAMES.filter(feature => !SHUT_ABROAD.includes(feature)),
  },
  machine: { companies: [OWN], features: ['personnel-file'], isMachine: true },
  'case worker': { email: 'handlaggare@demo.example', companies: [], features: [], isCaseWorker: true },
  'system of the provider': { companies: [], features: [], kinds: PROVIDER_KINDS },
  'system of the provider, other kinds': { companies: [], features: [], kinds: ['clinics'] },
} as const satisfies Record<string, Known>
export type KnownName = keyof typeof KNOWN
export type RefusedName = keyof typeof REFUSED
