import { eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { bookings } from '../../db/schema/bookings.ts'
import { employees, units } from '../../db/schema/organisation.ts'
import { clinics } from '../../db/schema/services.ts'

/** The names from level 1 down to a unit. */
export async function unitPath(db: Db, unitId: string): Promise<string[]> {
  const [row] = await db.select({ path: units.path }).from(units).where(eq(units.id, unitId))
  return row?.path ?? []
}

/** Where, how and with whom a booked visit takes place. */
export async function visitOf(db: Db, bookingId: string) {
  const { visitType, address, caregiverName, caregiverOccupation } = bookings
  const [row] = await db
    .select({ visitType, address, caregiverName, caregiverOccupation, clinic: clinics.name })
    .from(bookings)
    .leftJoin(clinics, eq(clinics.id, bookings.clinicId))
    .where(eq(bookings.id, bookingId))
  if (!row) throw new Error(`There is no booking ${bookingId}.`)
  return row
}

/** Every row of a person, at whichever customer. @param pid 12 digits */
export async function employeesWith(db: Db, pid: string): Promise<string[]> {
  const rows = await db.select({ id: employees.id }).from(employees).where(eq(employees.pid, pid))
  return rows.map(({ id }) => id)
}
