import { addAudit } from '../../access/audit.store.ts'
import { companyOfCaller } from '../../access/companies.store.ts'
import { companyRefused } from '../../access/company-refused.ts'
import { opensCompany } from '../../access/way-in.ts'
import type { HandlersOf } from '../../http/handler.ts'

export const companiesHandlers: HandlersOf<'companies'> = {
  async select({ services, caller, params, now, fail }) {
    const company = await companyOfCaller(services.db, caller, params.companyId)
    if (!company) throw await companyRefused(services.db, caller, params.companyId, () => true)
    if (!opensCompany(caller, company)) throw fail('WRONG_LOGIN_METHOD')
    await addAudit(services.db, {
      at: now,
      actor: caller,
      clientNumber: company.clientNumber,
      action: 'company-selected',
      object: caller.sessionId,
    })
  },
}
