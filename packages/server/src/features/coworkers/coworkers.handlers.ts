import { staysOutOfAddress } from '@salvia/core/primitives'
import { personHash } from '../../access/person-hash.ts'
import type { HandlersOf } from '../../http/handler.ts'
import { listCoworkers } from './coworker-list.ts'

export const coworkersHandlers: HandlersOf<'coworkers'> = {
  /** The list of someone else does not exist, whoever asks. */
  async list({ services, caller, company, params, query, fail }) {
    const own = [caller.pid, personHash(services.secrets, caller)]
    if (!own.includes(params.pid)) throw fail('NOT_FOUND')
    const { q = '', ...asked } = query
    if (staysOutOfAddress(q)) throw fail('INVALID_REQUEST', { fields: 'q' })
    const { clientNumber } = company
    return listCoworkers(services, caller, { ...asked, q, clientNumber, context: params.context })
  },

  search({ services, caller, company, body }) {
    return listCoworkers(services, caller, { ...body, clientNumber: company.clientNumber })
  },
}
