import { CONTRACT_NAMES, type ContractName, type ContractsOn } from '../agreements/index.ts'
import { addDays, type IsoDate } from '../primitives/index.ts'
import type { Service, ServiceOrdering } from './service.ts'

/** The contracts of a customer that have a service. */
export function contractsHolding(id: string, contracts: ContractsOn): ContractName[] {
  return CONTRACT_NAMES.filter(name => contracts[name]?.services.has(id))
}

/**
 * What may be done with a service. Ordering follows the current contract; null if neither contract has the service.
 * @spec §8
 */
export function serviceOrdering(
  service: Pick<Service, 'order' | 'urgent' | 'contracts'>,
  { upcoming }: ContractsOn,
): ServiceOrdering | null {
  const { order, urgent, contracts } = service
  if (contracts.includes('current')) {
    if (urgent) return { kind: 'phone', reason: 'urgent' }
    return order === 'phone' ? { kind: 'phone', reason: 'service' } : { kind: 'portal' }
  }
  return upcoming && contracts.includes('upcoming') ? { kind: 'from', date: upcoming.from } : null
}

/** The last day of the current contract, for a service that the upcoming one lacks; null for any other. */
export function lastOrderDay(
  { contracts }: Pick<Service, 'contracts'>,
  { upcoming }: ContractsOn,
): IsoDate | null {
  return upcoming && !contracts.includes('upcoming') ? addDays(upcoming.from, -1) : null
}
