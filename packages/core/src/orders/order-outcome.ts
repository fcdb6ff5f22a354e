import { ORDER_LEADS_ON_DAYS } from '../limits/index.ts'
import type { MatterProgress } from '../matters/index.ts'
import { addDays, type IsoDate, stockholmDate } from '../primitives/index.ts'

/**
 * Whether an order can still lead to a certificate: one that is closed or withdrawn cannot, nor one that was locked 90
 * days ago or longer, since nobody waits for anything any more.
 * @param today on the Stockholm calendar
 * @spec §3
 */
export function mayLeadToCertificate(
  { state, locksAt }: Pick<MatterProgress, 'state' | 'locksAt'>,
  today: IsoDate,
): boolean {
  if (state === 'closed') return false
  return locksAt === null || today < addDays(stockholmDate(locksAt), ORDER_LEADS_ON_DAYS)
}
