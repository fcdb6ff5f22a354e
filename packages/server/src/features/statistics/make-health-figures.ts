import { dateParts, type IsoDate, isoDate, stockholmDate } from '@salvia/core/primitives'
import { healthYear } from '@salvia/core/statistics'
import type { Db } from '../../db/database.ts'
import { transaction } from '../../db/transaction.ts'
import type { Services } from '../../services.ts'
import { allUnits, membershipsIn } from './employed.store.ts'
import { type CompanyYear, companiesWithout, insertHealthYear, takeYear } from './health.store.ts'
import { spanOfDays } from './span.ts'
import { visitsBetween } from './visits.store.ts'
import { yearPeople } from './year-people.ts'

/** On this day of January, or later where nothing ran then, the figures of the year before are made. @spec §9 */
const MADE_FROM_DAY = 10

/**
 * Makes the figures about health of the year before, for each company in one transaction, from what is known then. A year
 * that is made is left alone, so that what is told of it never changes.
 */
export async function makeHealthFigures({ db, clock, faultPoint }: Services): Promise<void> {
  const year = dateParts(stockholmDate(clock.now())).year - 1
  if (stockholmDate(clock.now()) < madeFrom(year)) return
  for (const clientNumber of await companiesWithout(db, year))
    await transaction(db, async tx => {
      if (!(await takeYear(tx, { clientNumber, year }, clock.now()))) return
      await makeYear(tx, { clientNumber, year })
      faultPoint('health figures: before commit')
    })
}

/** The first day on which the figures of a year are made. */
export function madeFrom(year: number): IsoDate {
  return isoDate(year + 1, 1, MADE_FROM_DAY)
}

/** Works out and keeps the figures of one year. A company with too few employed gets none. */
export async function makeYear(tx: Db, { clientNumber, year }: CompanyYear): Promise<void> {
  const span = spanOfDays(isoDate(year, 1, 1), isoDate(year, 12, 31))
  const units = await allUnits(tx, clientNumber)
  const rootId = units.find(({ parentId }) => parentId === null)?.id
  if (rootId === undefined) return
  const memberships = await membershipsIn(tx, { clientNumber, ...span })
  const visits = await visitsBetween(tx, { clientNumber, ...span })
  const figures = healthYear({ units, people: yearPeople(memberships, visits, { ...span, rootId }) })
  if (figures) await insertHealthYear(tx, { clientNumber, year }, figures)
}
