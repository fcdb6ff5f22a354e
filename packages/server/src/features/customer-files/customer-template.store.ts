import type { Template } from '@salvia/core/personnel-file'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { companies } from '../../db/schema/organisation.ts'

/** Whether the provider has closed a company: no file is sent for it any more. */
export async function isClosed(db: Db, clientNumber: string): Promise<boolean> {
  const [company] = await db
    .select({ closedAt: companies.closedAt })
    .from(companies)
    .where(eq(companies.clientNumber, clientNumber))
  return Boolean(company?.closedAt)
}

/** Null is the standard template. */
export async function keepTemplate(tx: Db, clientNumber: string, template: Template | null): Promise<void> {
  await tx.update(companies).set({ template }).where(eq(companies.clientNumber, clientNumber))
}
