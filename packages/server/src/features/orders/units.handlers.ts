import { companyRules } from '../../access/company-rules.ts'
import type { HandlersOf } from '../../http/handler.ts'
import { orderableUnits } from './orderable-units.ts'

export const unitsHandlers: HandlersOf<'units'> = {
  async orderable({ services, caller, company }) {
    const rules = await companyRules(services.db, caller, company.clientNumber)
    return { items: [...orderableUnits(rules)] }
  },
}
