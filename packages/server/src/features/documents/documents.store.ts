import { eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { replaceAll } from '../../db/replace-all.store.ts'
import { documents } from '../../db/schema/certificates.ts'

export type DocumentRow = typeof documents.$inferSelect

/** Those of some ids that there is a document of. */
export async function knownDocuments(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: documents.id })
    .from(documents)
    .where(sql`${documents.id} = any(${sql.param([...ids])}::text[])`)
  return new Set(rows.map(({ id }) => id))
}

export async function findDocument(db: Db, id: string): Promise<DocumentRow | undefined> {
  const [row] = await db.select().from(documents).where(eq(documents.id, id))
  return row
}

/** Some documents, in no order. */
export async function documentsOf(tx: Db, ids: readonly string[]): Promise<DocumentRow[]> {
  return tx
    .select()
    .from(documents)
    .where(inArray(documents.id, [...ids]))
}

export async function putDocuments(tx: Db, rows: readonly DocumentRow[]): Promise<void> {
  await replaceAll(tx, documents, documents.id, rows)
}

/** Deletes documents, and answers the keys of their bytes. */
export async function deleteDocuments(tx: Db, ids: readonly string[]): Promise<string[]> {
  const rows = await tx
    .delete(documents)
    .where(sql`${documents.id} = any(${sql.param([...ids])}::text[])`)
    .returning({ key: documents.fileKey })
  return rows.map(({ key }) => key)
}

/** Those keys that a document points to. */
export async function documentKeysInUse(db: Db, keys: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ key: documents.fileKey })
    .from(documents)
    .where(inArray(documents.fileKey, [...keys]))
  return rows.map(({ key }) => key)
}
