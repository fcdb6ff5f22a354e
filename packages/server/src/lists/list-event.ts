import type { List, ListDeclaration } from '@salvia/core/lists'
import type { ViewEvent } from '../access/audit.store.ts'
import type { CompanyAccess } from '../access/company-access.ts'
import type { ListCall } from './list-source.ts'

/** The event that rows of a list were shown: under which filter, whether searched for, never what for. */
export function listEvent<D extends ListDeclaration>(
  { declaration }: List<D>,
  { now, caller, company, query }: ListCall<D>,
  { action, details }: Pick<ViewEvent, 'action' | 'details'>,
): ViewEvent {
  const { clientNumber } = (company as CompanyAccess | null) ?? {}
  return {
    at: now,
    actor: caller,
    action,
    ...(clientNumber !== undefined && { clientNumber }),
    details: {
      ...(declaration.filter && { [declaration.filter.name]: query.filter }),
      searched: query.q !== '',
      ...details,
    },
  }
}
