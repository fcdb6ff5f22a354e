import type { IsoDate } from '../primitives/index.ts'

/** What a customer may order, from a day on. */
export interface Contract {
  /** The ids of the services. */
  readonly services: ReadonlySet<string>
  /** The first day. */
  readonly from: IsoDate
}

/** The contracts of a customer, as the provider's feed brings them. */
export interface Agreement {
  readonly current: Contract
  readonly upcoming: Contract | null
}

/** The names of the two contracts that can matter on a day. */
export const CONTRACT_NAMES = ['current', 'upcoming'] as const
export type ContractName = (typeof CONTRACT_NAMES)[number]

/** The contract that holds on a day, and the one that begins next. */
export type ContractsOn = Readonly<Record<ContractName, Contract | null>>

/**
 * The contracts of a customer on a day in Stockholm. A contract holds from its first day; the current one ends the day
 * before the upcoming one begins, and a customer whose only contract begins later has none yet.
 * @param agreement null for a customer without an agreement
 */
export function contractsOn(agreement: Agreement | null, day: IsoDate): ContractsOn {
  const { current, upcoming } = agreement ?? { current: null, upcoming: null }
  if (upcoming && upcoming.from <= day) return { current: upcoming, upcoming: null }
  if (current && current.from <= day) return { current, upcoming }
  const isFirst = !upcoming || (current !== null && current.from < upcoming.from)
  return { current: null, upcoming: isFirst ? current : upcoming }
}
