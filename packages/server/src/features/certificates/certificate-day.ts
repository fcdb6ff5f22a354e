import { stockholmDate } from '@salvia/core/primitives'
import type { Services } from '../../services.ts'
import { planMails } from './plan-mails.ts'
import { turnSources } from './turn-sources.ts'

/**
 * The work of a day: tells which certificates have turned into monitorings, and plans the mails that are due. Both take
 * up what an outage missed, and neither does anything twice, however many processes run it and however often.
 */
export async function certificateDay(services: Services): Promise<void> {
  const today = stockholmDate(services.clock.now())
  await turnSources(services, today)
  await planMails(services, today)
}
