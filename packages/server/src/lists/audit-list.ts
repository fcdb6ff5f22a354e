import type { List, ListDeclaration } from '@salvia/core/lists'
import { type AuditEvent, addAudit } from '../access/audit.store.ts'
import type { CompanyAccess } from '../access/company-access.ts'
import type { ListCall } from './list-source.ts'

/** Audits that rows of a list were shown: under which filter, whether searched for, never what for. */
export function auditList<D extends ListDeclaration>(
  { declaration }: List<D>,
  { services, now, caller, company, query }: ListCall<D>,
  { action, details }: Pick<AuditEvent, 'action' | 'details'>,
): Promise<void> {
  const { clientNumber } = (company as CompanyAccess | null) ?? {}
  return addAudit(services.db, {
    at: now,
    actor: caller,
    action,
    ...(clientNumber !== undefined && { clientNumber }),
    details: {
      ...(declaration.filter && { [declaration.filter.name]: query.filter }),
      searched: query.q !== '',
      ...details,
    },
  })
}
