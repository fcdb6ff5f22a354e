import { eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { companies } from '../../db/schema/organisation.ts'

/** Whether a company's employees get reminders of their bookings. */
export async function isReminding(db: Db, clientNumber: string): Promise<boolean> {
  const [company] = await db
    .select({ remindsEmployees: companies.remindsEmployees })
    .from(companies)
    .where(eq(companies.clientNumber, clientNumber))
  return company?.remindsEmployees ?? false
}

export async function setReminding(db: Db, clientNumber: string, isOn: boolean): Promise<void> {
  await db.update(companies).set({ remindsEmployees: isOn }).where(eq(companies.clientNumber, clientNumber))
}
