import { coworkersList } from '@salvia/core/coworkers'
import { addAudit, addView } from '../../access/audit.store.ts'
import type { Person } from '../../access/caller.ts'
import { personHash } from '../../access/person-hash.ts'
import { seenEmployee } from '../../access/seen-employee.ts'
import type { HandlersOf } from '../../http/handler.ts'
import { listHandlers } from '../../lists/list-handlers.ts'
import type { Services } from '../../services.ts'
import { coworkerDetails } from './coworker-details.ts'
import { coworkersSource } from './coworker-list.ts'
import { explainAbsence } from './explain-absence.ts'
import { insistOnOpenContext } from './open-context.ts'

const WHOLE_NUMBER = /^\d{12}$/
const handlers = listHandlers(coworkersList, coworkersSource)

export const coworkersHandlers: HandlersOf<'coworkers'> = {
  ...handlers,

  /** Another user's list does not exist, whoever asks. */
  async list(call) {
    if (!isOwn(call)) throw call.fail('NOT_FOUND')
    return handlers.list(call)
  },

  async get(call) {
    const { services, caller, company, params, now } = call
    if (!isOwn(call)) throw call.fail('COWORKER_NOT_FOUND')
    const { clientNumber } = company
    const { context, employeePid } = params
    const name = WHOLE_NUMBER.test(employeePid) ? { pid: employeePid } : { pidHash: employeePid }
    insistOnOpenContext(context, call)
    const seen = await seenEmployee(services, caller, { clientNumber, name, context })
    await addView(services.db, {
      ...{ at: now, actor: caller, action: 'employee-viewed', clientNumber },
      object: seen.employee.id,
    })
    return coworkerDetails(services, seen)
  },

  async number({ services, caller, company: { clientNumber }, params, now, fail }) {
    const { employee } = await seenEmployee(services, caller, {
      clientNumber,
      name: { pidHash: params.id },
    })
    if (employee.protectedIdentity) throw fail('NUMBER_PROTECTED')
    await addAudit(services.db, {
      ...{ at: now, actor: caller, action: 'employee-number-viewed', clientNumber },
      object: employee.id,
    })
    return { pid: employee.pid }
  },

  async explain({ services, caller: user, company: { clientNumber }, body, now }) {
    const { explanation, shown } = await explainAbsence(services, { user, clientNumber, ...body })
    await addView(services.db, {
      ...{ at: now, actor: user, action: 'employees-viewed', clientNumber },
      details: {
        ...{ context: body.context, searched: true, explained: true },
        employees: shown.map(({ id }) => id),
      },
    })
    return explanation
  },
}

/** Whether the person that a path names is the caller: by the keyed hash or by the identity number. */
function isOwn(call: {
  readonly services: Services
  readonly caller: Person
  readonly params: { readonly pid: string }
}): boolean {
  return [call.caller.pid, personHash(call.services.secrets, call.caller)].includes(call.params.pid)
}
