import type { Files, Subject } from './subject.ts'

/** The table, what reads it, the handlers and their test; the migration is made from the table by drizzle-kit. */
export function serverFiles(subject: Subject): Files {
  const { kebab, camel } = subject.all
  const folder = `packages/server/src/features/${kebab}`
  return {
    [`packages/server/src/db/schema/${kebab}.ts`]: table(subject),
    [`${folder}/${kebab}.store.ts`]: store(subject),
    [`${folder}/${kebab}.handlers.ts`]: `import type { HandlersOf } from '../../http/handler.ts'
import { count${subject.all.pascal}, find${subject.one.pascal}, select${subject.all.pascal} } from './${kebab}.store.ts'

export const ${camel}Handlers: HandlersOf<'${camel}'> = {
  async list({ services: { db }, company: { clientNumber }, query: { page, pageSize } }) {
    const range = { offset: (page - 1) * pageSize, limit: pageSize }
    const [total, items] = await Promise.all([
      count${subject.all.pascal}(db, clientNumber),
      select${subject.all.pascal}(db, clientNumber, range),
    ])
    return { items, page, pageSize, total }
  },

  async get({ services: { db }, company: { clientNumber }, params: { id }, fail }) {
    const found = await find${subject.one.pascal}(db, clientNumber, id)
    if (!found) throw fail('${subject.one.capitals}_NOT_FOUND')
    return found
  },
}
`,
    [`${folder}/${kebab}.test.ts`]: test(subject),
  }
}

const table = ({ all, name }: Subject): string => `import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, instant } from './columns.ts'
import { companies } from './organisation.ts'

/** ${name.en}, as the portal knows them. */
export const ${all.camel} = pgTable(
  '${all.snake}',
  {
    id: identity(),
    clientNumber: text()
      .notNull()
      .references(() => companies.clientNumber),
    createdAt: instant().notNull(),
  },
  table => [index().on(table.clientNumber, table.createdAt, table.id)],
)
`

const store = ({
  all,
  one,
}: Subject): string => `import type { ${one.pascal} } from '@salvia/core/${all.kebab}'
import { instantFromMillis } from '@salvia/core/primitives'
import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { ${all.camel} } from '../../db/schema/${all.kebab}.ts'

export function count${all.pascal}(db: Db, clientNumber: string): Promise<number> {
  return db.$count(${all.camel}, eq(${all.camel}.clientNumber, clientNumber))
}

/** Some of them, the newest first. */
export async function select${all.pascal}(
  db: Db,
  clientNumber: string,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<${one.pascal}[]> {
  const rows = await db
    .select()
    .from(${all.camel})
    .where(eq(${all.camel}.clientNumber, clientNumber))
    .orderBy(desc(${all.camel}.createdAt), ${all.camel}.id)
    .offset(offset)
    .limit(limit)
  return rows.map(shape)
}

/** One of a company, by its id; null for one that does not exist and for another company's. */
export async function find${one.pascal}(db: Db, clientNumber: string, id: string): Promise<${one.pascal} | null> {
  const [row] = await db
    .select()
    .from(${all.camel})
    .where(and(eq(${all.camel}.clientNumber, clientNumber), eq(${all.camel}.id, id)))
  return row ? shape(row) : null
}

function shape({ id, createdAt }: typeof ${all.camel}.$inferSelect): ${one.pascal} {
  return { id, createdAt: instantFromMillis(createdAt.getTime()) }
}
`

const test = ({
  all,
  one,
  name,
}: Subject): string => `import type { ${one.pascal}Page } from '@salvia/core/${all.kebab}'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/index.ts'

const COMPANY = '10401'
const NO_ID = '00000000-0000-4000-8000-000000000000'
let salvia: TestApp
let token: string
beforeAll(async () => {
  salvia = await openTestApp()
  token = await salvia.signIn('hr@demo.example')
})
afterAll(() => salvia.close())

test('the list shows what the demo world has', async () => {
  const answer = await salvia.call('GET', \`${all.kebab}/\${COMPANY}\`, { token })
  expect(
    answer.statusCode,
    'Make the migration: npx drizzle-kit generate --name ${all.snake} in packages/server.',
  ).toBe(200)
  expect(
    answer.json<${one.pascal}Page>().items,
    'Give the demo world some ${name.en.toLowerCase()}: fixtures/demo-world and packages/server/src/seed.',
  ).not.toEqual([])
})

test('one that does not exist answers ${one.capitals}_NOT_FOUND', async () => {
  const answer = await salvia.call('GET', \`${all.kebab}/\${COMPANY}/\${NO_ID}\`, { token })
  expect(answer.json()).toMatchObject({ status: 404, code: '${one.capitals}_NOT_FOUND' })
})

test('who may not see one is answered as if it did not exist', () => {
  expect.fail('Ask the rules of core/access in the handlers, and call as chef@, bestallare@ and begransad@demo.example.')
})
`
