import type { Draft, Report } from '@salvia/core/personnel-file'
import { instantOf } from '@salvia/core/primitives'
import { FILE_CASES, reportAsExpected, TEMPLATES } from '@salvia/fixtures/personnel-files'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { companies } from '../../db/schema/organisation.ts'
import {
  answer,
  type FileCaller,
  fileCaller,
  openTestApp,
  type TestApp,
  testPostgres,
} from '../../testing/index.ts'
import { deleteDrafts } from './drafts.store.ts'

const OWN = '10401'
let app: TestApp

beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

let signedIn: { day: string; hr: FileCaller } | undefined

/** Signs in once for each date on which files are reviewed. */
async function hrOn(day: string): Promise<FileCaller> {
  if (signedIn?.day === day) return signedIn.hr
  app.clock.set(instantOf(`${day}T09:00:00.000Z`))
  const hr = fileCaller(app, await app.signIn('hr@demo.example'))
  signedIn = { day, hr }
  return hr
}

async function useTemplate(name: keyof typeof TEMPLATES): Promise<void> {
  await app.services.db
    .update(companies)
    .set({ template: TEMPLATES[name] })
    .where(eq(companies.clientNumber, OWN))
}

/** A review does not depend on the database, so PostgreSQL only gets the files that the browser tests use too. */
const CASES = FILE_CASES.filter(item => item.browser || testPostgres() === undefined).toSorted((one, other) =>
  one.today.localeCompare(other.today),
)

/** Sends the files that core and the terminal are tested with to the real server. */
test.each(CASES.map(item => [`${item.subject}: ${item.name}`, item] as const))('%s', async (_, item) => {
  const hr = await hrOn(item.today)
  await useTemplate(item.template)
  const attached = await hr.attach({ bytes: item.bytes(), name: item.fileName, clientNumber: OWN })
  const draft = answer<Draft>(attached)
  const report = answer<Report>(await hr.review(draft, OWN))
  // There are more of them than a company may keep unsent.
  await deleteDrafts(app.services.db, [draft.id])
  expect(reportAsExpected(report, item.expect)).toEqual(item.expect)
})
