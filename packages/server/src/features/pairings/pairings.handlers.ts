import { bindingOf } from '../../access/browser-binding.ts'
import type { HandlersOf } from '../../http/handler.ts'
import { approvePairing, findPairing, refusePairing } from './answer-pairing.ts'
import { collectPairing } from './collect-pairing.ts'
import { endPairing } from './pairings.store.ts'
import { startPairing } from './start-pairing.ts'

export const pairingsHandlers: HandlersOf<'pairings'> = {
  start: call => startPairing(call),
  collect: call => collectPairing(call, call.body.deviceCode),
  async cancel({ services, body, now }) {
    await endPairing(services.db, bindingOf(body.deviceCode), now)
  },
  find: call => findPairing(call, call.body.userCode),
  approve: call => approvePairing(call, call.body.userCode),
  refuse: call => refusePairing(call, call.body.userCode),
}
