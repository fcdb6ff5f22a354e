import { z } from 'zod'
import { defineContract } from '../contract/index.ts'

export const companiesContract = defineContract('companies', {
  select: {
    kind: 'json',
    method: 'POST',
    path: 'events/company/{companyId}/select',
    access: 'person',
    spec: 'portal §7',
    summary: 'Notes which company the user chose; companyId is the client number.',
    params: z.object({ companyId: z.string() }),
    errors: ['WRONG_LOGIN_METHOD', 'COMPANY_CLOSED'],
  },
})
