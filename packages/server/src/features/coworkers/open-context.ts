import type { CoworkerContext } from '@salvia/core/coworkers'
import type { Person } from '../../access/caller.ts'
import { type CompanyAccess, lackOf } from '../../access/company-access.ts'
import { featureRefused } from '../../http/problem.ts'

/**
 * Refuses every filter of the employees list but *orderable* where the company has no employees feature: then the calls are
 * open for choosing the employee of an order, and for nothing else.
 */
export function insistOnOpenContext(
  context: CoworkerContext,
  { caller, company }: { readonly caller: Person; readonly company: CompanyAccess },
): void {
  const lacks = lackOf('coworkers', company, caller)
  if (lacks && context !== 'orderable') throw featureRefused('coworkers', lacks)
}
