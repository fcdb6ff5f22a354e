import { z } from 'zod'
import type { Text } from '../i18n/index.ts'
import type { Feature } from './features.ts'

/** One thing that a machine token may be used for. */
interface GrantFacts {
  /** What the company's agreement must hold. */
  readonly feature: Feature
  readonly name: Text
  /** What a holder of the token can do and see. */
  readonly opens: Text
}

/**
 * Everything that a machine token can be granted. A grant with the name of a feature opens all calls of that feature,
 * except those that name a grant of their own. A feature without a grant is closed to machines.
 */
export const MACHINE_GRANTS = {
  'personnel-file': {
    feature: 'personnel-file',
    name: { sv: 'Skicka personalfiler', en: 'Send personnel files' },
    opens: {
      sv: 'Skickar filer och följer hur det går för dem, men kan inte hämta originalen.',
      en: 'Sends files and follows their cases, but cannot download the originals.',
    },
  },
  'personnel-file-originals': {
    feature: 'personnel-file',
    name: { sv: 'Hämta originalfiler', en: 'Download original files' },
    opens: {
      sv: 'Hämtar personalfilerna som de skickades, med alla personnummer.',
      en: 'Downloads the personnel files as they were sent, with all personal identity numbers.',
    },
  },
  bookings: {
    feature: 'bookings',
    name: { sv: 'Läsa tidsbokningar', en: 'Read bookings' },
    opens: {
      sv: 'Läser listan över hela organisationens tidsbokningar, med medarbetarnas namn, utom för den som är HR.',
      en: 'Reads the list of bookings for the whole organisation, with the names of employees, except for HR.',
    },
  },
  orders: {
    feature: 'orders',
    name: { sv: 'Läsa beställningar', en: 'Read orders' },
    opens: {
      sv: 'Läser listan över hela organisationens beställningar med medarbetarnas namn, men inga texter, filer eller personnummer, och inget om den som är HR.',
      en: 'Reads the list of orders for the whole organisation with the names of employees, but no texts, files or identity numbers, and nothing about HR.',
    },
  },
  certificates: {
    feature: 'certificates',
    name: { sv: 'Läsa medicinska kontroller', en: 'Read medical check-ups' },
    opens: {
      sv: 'Läser listan över hela organisationens intyg och bevakningar, med medarbetarnas namn och anställningsnummer, men inga begränsningar, och inget om den som är HR.',
      en: 'Reads the list of certificates and monitored check-ups for the whole organisation, with the names and employment numbers of employees, but no limitations, and nothing about HR.',
    },
  },
  invoices: {
    feature: 'invoices',
    name: { sv: 'Läsa fakturaunderlag', en: 'Read invoice data' },
    opens: {
      sv: 'Läser hela organisationens fakturaunderlag.',
      en: 'Reads the invoice data for the whole organisation.',
    },
  },
  statistics: {
    feature: 'statistics',
    name: { sv: 'Läsa statistik', en: 'Read statistics' },
    opens: {
      sv: 'Läser statistik över hela organisationen.',
      en: 'Reads statistics for the whole organisation.',
    },
  },
} as const satisfies Record<string, GrantFacts>

export type MachineGrant = keyof typeof MACHINE_GRANTS
export const MACHINE_GRANT_NAMES = Object.keys(MACHINE_GRANTS) as readonly MachineGrant[]
export const machineGrantSchema = z.enum(MACHINE_GRANT_NAMES)

/** The grants of a token when none are chosen: sending personnel files, and nothing else. */
export const DEFAULT_MACHINE_GRANTS: readonly MachineGrant[] = ['personnel-file']

/**
 * The grant that calls of a feature need when they name none; undefined for a feature that is closed to machines.
 * @example grantOfFeature('coworkers') // undefined
 */
export function grantOfFeature(feature: Feature): MachineGrant | undefined {
  return MACHINE_GRANT_NAMES.find(grant => grant === feature)
}
