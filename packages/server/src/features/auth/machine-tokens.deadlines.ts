import { machineTokenDeadlines } from '@salvia/core/auth'
import type { DeadlineSource } from '../../deadline-source.ts'
import { liveMachineTokens } from './machine-tokens.store.ts'

/** HR looks after the tokens of the company; a token tells when it ends itself. */
export const machineTokensDeadlines: DeadlineSource = {
  feature: 'profile',
  async deadlines({ services, caller, company, now }) {
    if (caller.kind === 'machine') {
      const { tokenId: id, name, endsAt } = caller
      return machineTokenDeadlines([{ id, name, expiresAt: endsAt.toISOString() }])
    }
    if (!company.isHr) return []
    return machineTokenDeadlines(await liveMachineTokens(services.db, company.clientNumber, now))
  },
}
