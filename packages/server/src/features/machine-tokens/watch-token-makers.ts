import { hrOfCompany } from '../../access/hr.store.ts'
import { transaction } from '../../db/transaction.ts'
import { portalOrigin, type Services } from '../../services.ts'
import { noteMakersGone } from './machine-tokens.store.ts'
import { mailMachineToken } from './mail-machine-token.job.ts'

/**
 * Finds tokens whose makers are no HR any more, from when on their grants but sending run out, and queues a mail to those
 * who are HR. A token that is being replaced anyway is not mailed about.
 */
export async function watchTokenMakers(services: Services): Promise<void> {
  const { db, clock, jobs } = services
  const at = clock.now()
  const origin = portalOrigin(services)
  await transaction(db, async tx => {
    const left = (await noteMakersGone(tx, at)).filter(({ replacedBy }) => replacedBy === null)
    const each = Map.groupBy(left, ({ clientNumber, createdBy }) => `${clientNumber} ${createdBy}`)
    for (const [first, ...others] of each.values()) {
      if (!first) continue
      const tokenIds = [first, ...others].map(({ id }) => id)
      for (const recipientId of await hrOfCompany(tx, first.clientNumber)) {
        const notice = {
          kind: 'maker-left',
          tokenIds,
          recipientId,
          actorId: first.createdBy,
          origin,
          at,
        } as const
        await jobs.send(mailMachineToken, notice, { tx })
      }
    }
  })
}
