import { translatedText } from '@salvia/core/i18n'
import type { MatterSource } from '../matters/matter-source.ts'
import { ordersWithIds } from '../orders/orders.store.ts'
import { aboutOf } from './order-queue.ts'
import { unitsOfOrders } from './ordered-units.store.ts'

/** Orders in the queue of all kinds. */
export const ordersMatters: MatterSource = {
  kind: 'order',
  async tell(db, ids, locale) {
    const rows = await ordersWithIds(db, ids)
    const units = await unitsOfOrders(db, ids)
    return new Map(
      rows.map(row => {
        const { id, contents } = row.order
        return [
          id,
          {
            title: translatedText(contents.service.name, locale),
            about: aboutOf(row, units.get(id), locale),
            clinic: contents.place?.clinic.name ?? null,
          },
        ]
      }),
    )
  },
}
