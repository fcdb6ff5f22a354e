import { z } from 'zod'
import type { CaseWorkerFunction } from '../case-worker-functions/index.ts'
import type { Text } from '../i18n/index.ts'
import { COMPLAINTS_KEPT_MONTHS, ORDERS_KEPT_MONTHS } from '../limits/index.ts'
import type { PortalPage } from '../portal-paths/index.ts'

/** What is so of all matters of a kind. */
export interface MatterKindFacts {
  readonly name: Text
  /** The name as it stands in a sentence: *beställningen*. A noun with *-en*, since the words about its state agree with it. */
  readonly the: Text
  /** The pages of one, for who handed it over and for case workers; null for a kind that has none yet. */
  readonly pages: { readonly customer: PortalPage; readonly caseWorker: PortalPage } | null
  /** What a case worker holds who works on them. */
  readonly caseWorkerFunction: CaseWorkerFunction
  /** Of the numbers that people use: each kind has a series of its own. */
  readonly series: { readonly prefix: string; readonly first: number }
  /** What a message of the customer does to a handled matter. */
  readonly afterCustomersMessage: 'stays' | 'received-again'
  /** The steps that only matters of this kind take, besides those of every kind. */
  readonly ownSteps: Readonly<Record<string, Text>>
  /** Deleted so long after its latest event, with messages and files. */
  readonly keptMonths: number
}

/** The kinds of matters: what a customer hands over, and the provider works on until it is closed. @spec §3 */
export const MATTER_KINDS = {
  order: {
    name: { sv: 'Beställning', en: 'Order' },
    the: { sv: 'beställningen', en: 'the order' },
    pages: { customer: 'order', caseWorker: 'backOfficeOrder' },
    caseWorkerFunction: 'orders',
    series: { prefix: 'B', first: 20_001 },
    afterCustomersMessage: 'stays',
    ownSteps: {
      booked: { sv: 'Tid bokad', en: 'Time booked' },
      // The provider's booking system had no such time any more.
      'booking-refused': {
        sv: 'Tiden fanns inte kvar i bokningssystemet',
        en: 'The booking system no longer had the time',
      },
    },
    keptMonths: ORDERS_KEPT_MONTHS,
  },
  complaint: {
    name: { sv: 'Avvikelse', en: 'Complaint' },
    the: { sv: 'avvikelsen', en: 'the complaint' },
    pages: null,
    caseWorkerFunction: 'complaints',
    series: { prefix: 'A', first: 20_001 },
    afterCustomersMessage: 'received-again',
    ownSteps: {},
    keptMonths: COMPLAINTS_KEPT_MONTHS,
  },
} as const satisfies Record<string, MatterKindFacts>
export type MatterKind = keyof typeof MATTER_KINDS
export const MATTER_KIND_NAMES = Object.keys(MATTER_KINDS) as [MatterKind, ...MatterKind[]]
export const matterKindSchema = z.enum(MATTER_KIND_NAMES)
