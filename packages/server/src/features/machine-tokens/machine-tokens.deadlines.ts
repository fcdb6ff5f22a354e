import { machineTokenDeadlines } from '@salvia/core/auth'
import type { Machine } from '../../access/caller.ts'
import type { DeadlineSource } from '../deadlines/deadline-source.ts'
import { liveMachineTokens } from './machine-tokens.store.ts'

/** When tokens expire. HR sees all of the company's tokens, a machine sees its own. */
export const machineTokensDeadlines: DeadlineSource = {
  feature: 'profile',
  async deadlines({ services, caller, company, now }) {
    if (caller.kind === 'machine') return machineTokenDeadlines(ownOf(caller))
    if (!company.isHr) return []
    return machineTokenDeadlines(await liveMachineTokens(services.db, company.clientNumber, now))
  },
}

function ownOf({ tokenId: id, name, endsAt, replacedBy }: Machine) {
  return [{ id, name, expiresAt: endsAt, replacedBy }]
}
