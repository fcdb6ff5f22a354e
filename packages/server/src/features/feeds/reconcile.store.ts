import type { FeedKind, Reconciliation } from '@salvia/core/feed-catalogue'
import type { ListedObject } from '@salvia/core/feeds'
import { RECONCILED_LISTED } from '@salvia/core/limits'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { allowLongStatements } from '../../db/long-statements.ts'

/** Makes an empty list of the sender's objects, which ends with the transaction. */
export async function beginList(tx: Db): Promise<void> {
  await allowLongStatements(tx)
  await tx.execute(sql`create temporary table listed_objects
    (id text collate "C" primary key, version bigint not null) on commit drop`)
}

/** Adds objects to the list. Of an id that comes again the highest version counts. */
export async function addToList(tx: Db, objects: readonly ListedObject[]): Promise<void> {
  await tx.execute(sql`insert into listed_objects
    select id, max(version) from jsonb_to_recordset(${JSON.stringify(objects)}::jsonb) as o (id text, version bigint)
    group by id
    on conflict (id) do update set version = greatest(listed_objects.version, excluded.version)`)
}

/** Compares the list with the objects of a kind. */
export async function compareList(tx: Db, kind: FeedKind): Promise<Reconciliation> {
  await tx.execute(sql`analyze listed_objects`)
  const known = sql`(select * from feed_versions where kind = ${kind})`
  const both = sql`listed_objects l left join ${known} k on k.id = l.id`
  const sorts = {
    // What is deleted here with an older version is missing: the sender has made it again.
    missing: sql`select l.id, l.version from ${both} where k.id is null or (k.deleted and k.version < l.version)`,
    stale: sql`select l.id, l.version from ${both} where not k.deleted and k.version < l.version`,
    newer: sql`select k.id, k.version from ${both} where k.version > l.version or (k.deleted and k.version = l.version)`,
    unknown: sql`select k.id, k.version from ${known} k left join listed_objects l on l.id = k.id
      where l.id is null and not k.deleted`,
  }
  const found = {
    missing: await firstOf(tx, sorts.missing),
    stale: await firstOf(tx, sorts.stale),
    newer: await firstOf(tx, sorts.newer),
    unknown: await firstOf(tx, sorts.unknown),
  }
  const { rows } = await tx.execute<{ n: string }>(sql`select count(*) n from listed_objects`)
  return {
    counts: {
      listed: Number(rows[0]?.n ?? 0),
      missing: found.missing.count,
      stale: found.stale.count,
      newer: found.newer.count,
      unknown: found.unknown.count,
    },
    missing: found.missing.first,
    stale: found.stale.first,
    newer: found.newer.first,
    unknown: found.unknown.first,
  }
}

/** How many objects a statement finds, and the first of them. */
async function firstOf(tx: Db, objects: SQL): Promise<{ count: number; first: ListedObject[] }> {
  const { rows } = await tx.execute<{ id: string; version: string; n: string }>(
    sql`select id, version, count(*) over () n from (${objects}) o order by id limit ${RECONCILED_LISTED}`,
  )
  const first = rows.map(({ id, version }) => ({ id, version: Number(version) }))
  return { count: Number(rows[0]?.n ?? 0), first }
}
