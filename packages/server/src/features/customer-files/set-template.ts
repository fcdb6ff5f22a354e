import type { Contract } from '@salvia/core/api'
import {
  type CustomerTemplate,
  readTemplate,
  STANDARD_TEMPLATE,
  type Template,
  templateFaultText,
} from '@salvia/core/personnel-file'
import { addAudit } from '../../access/audit.store.ts'
import { transaction } from '../../db/transaction.ts'
import type { Context } from '../../http/handler.ts'
import { keepTemplate } from './customer-template.store.ts'

type SetCall = Context<Contract['customerFiles']['setTemplate']>

/** How many faults an answer lists. Whoever has more fixes these first. */
const FAULTS_TOLD = 10

/** Sets the template of a company. Reviewed drafts and open cases keep the template that they were reviewed with. */
export async function setTemplate(call: SetCall): Promise<CustomerTemplate> {
  const { services, caller, company, now } = call
  const template = templateOf(call)
  await transaction(services.db, async tx => {
    await keepTemplate(tx, company.clientNumber, template)
    const { id, version } = template ?? STANDARD_TEMPLATE
    await addAudit(tx, {
      at: now,
      actor: caller,
      action: 'company-template-set',
      clientNumber: company.clientNumber,
      details: { id, version },
    })
  })
  return { template: template ?? STANDARD_TEMPLATE, isOwn: template !== null }
}

function templateOf({ body, locale, fail }: SetCall): Template | null {
  if (body.template === null) return null
  const read = readTemplate(body.template)
  if (read.kind === 'template') return read.template
  const faults = read.faults.slice(0, FAULTS_TOLD).map(fault => templateFaultText(fault, locale))
  throw fail('TEMPLATE_UNUSABLE', { faults: faults.join(' ') })
}
