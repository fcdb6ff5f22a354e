import { coworkersList } from '@salvia/core/coworkers'
import { personHash } from '../../access/person-hash.ts'
import type { HandlersOf } from '../../http/handler.ts'
import { listHandlers } from '../../lists/list-handlers.ts'
import { coworkersSource } from './coworker-list.ts'

const handlers = listHandlers(coworkersList, coworkersSource)

export const coworkersHandlers: HandlersOf<'coworkers'> = {
  ...handlers,

  /** Another user's list does not exist, whoever asks. */
  async list(call) {
    const own = [call.caller.pid, personHash(call.services.secrets, call.caller)]
    if (!own.includes(call.params.pid)) throw call.fail('NOT_FOUND')
    return handlers.list(call)
  },
}
