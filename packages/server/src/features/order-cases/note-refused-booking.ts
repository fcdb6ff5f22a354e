import type { Instant } from '@salvia/core/primitives'
import { personName } from '../../access/person-name.ts'
import { changeByItself } from '../../acts/change-by-itself.ts'
import { portalOrigin, type Services } from '../../services.ts'
import { changeMatter, insertStep, ownerOf, stepsOf } from '../matters/matters.store.ts'
import { changedOrder } from '../orders/order-acts.ts'
import { lockOrder } from '../orders/orders.store.ts'
import { queueAnswerMail } from '../orders/queue-answer-mail.ts'

/**
 * The booking system has refused a booking: the order says so, and who follows it is mailed. The case worker who booked
 * gets a mail of their own. Noted once, however often the job runs.
 */
export async function noteRefusedBooking(
  services: Services,
  { orderId, accountId, at }: { readonly orderId: string; readonly accountId: string; readonly at: Instant },
): Promise<void> {
  await changeByItself(services.db, async tx => {
    const row = await lockOrder(tx, orderId)
    const event = 'booking-refused'
    const steps = await stepsOf(tx, orderId)
    const unchanged = { answer: undefined, at, changed: [] }
    if (!row || steps.some(step => step.event === event && step.at === at)) return unchanged
    const by = personName(await ownerOf(tx, accountId))
    await insertStep(tx, { matterId: orderId, event, at, by, accountId })
    const { latestEventAt } = row.order
    const order = await changeMatter(tx, row.order, {
      latestEventAt: at > latestEventAt ? at : latestEventAt,
    })
    const origin = portalOrigin(services)
    await queueAnswerMail(tx, services.jobs, { order: { ...row, order }, at, origin })
    return { ...unchanged, changed: [changedOrder({ order })] }
  })
}
