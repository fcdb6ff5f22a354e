import type { Template } from '@salvia/core/personnel-file'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { companies } from '../../db/schema/organisation.ts'

/** Whether the provider has closed a company. No file can be sent for a closed one. */
export async function isClosed(db: Db, clientNumber: string): Promise<boolean> {
  const [company] = await db
    .select({ closedAt: companies.closedAt })
    .from(companies)
    .where(eq(companies.clientNumber, clientNumber))
  return Boolean(company?.closedAt)
}

/** Stores the template of a company. Null means the standard template. */
export async function keepTemplate(tx: Db, clientNumber: string, template: Template | null): Promise<void> {
  await tx.update(companies).set({ template }).where(eq(companies.clientNumber, clientNumber))
}
