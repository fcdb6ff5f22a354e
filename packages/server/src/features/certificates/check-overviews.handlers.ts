import type { HandlersOf } from '../../http/handler.ts'
import { personsView } from './certificate-view.ts'
import { checkedUnits } from './checked-units.ts'
import { inspectionSheet } from './inspection-sheet.ts'
import { yearAhead } from './year-ahead.ts'

export const checkOverviewsHandlers: HandlersOf<'checkOverviews'> = {
  yearAhead,
  sheet: inspectionSheet,
  async units({ services: { db }, caller, company: { clientNumber } }) {
    const units = await checkedUnits(db, await personsView(db, caller, clientNumber))
    return {
      items: units.map(({ id, parentId, path, endedAt }) => ({
        ...{ id, parentId, path },
        isClosed: endedAt !== null,
      })),
    }
  },
}
