import type { Draft, Report } from '@salvia/core/personnel-file'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  answer,
  csvOf,
  type FileTest,
  OWN_COMPANY as OWN,
  openFileTest,
  rightRows,
} from '../../testing/index.ts'
import { reportOfDraft } from './drafts.store.ts'

let app: FileTest['app']
let hr: FileTest['hr']
beforeAll(async () => {
  ;({ app, hr } = await openFileTest())
})
afterAll(() => app.close())

const utf16 = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])

/** UTF-16 may hold NUL characters, which texts in the database cannot. */
test.each([
  ['cell', 'Lagerchef', 'Lager\0chef', 'INVALID_CHARACTER'],
  ['header', 'Befattning', 'Befatt\0ning', 'HEADER_CHECK_FAILED'],
])('a NUL in a %s is found, and the report is kept', async (_, right, wrong, found) => {
  const rows = (await rightRows(3)).map(row => ({ ...row, Befattning: 'Lagerchef' }))
  const bytes = utf16(csvOf(rows).toString('latin1').replace(right, wrong))
  const draft = answer<Draft>(await hr.attach({ bytes, clientNumber: OWN }))
  const report = answer<Report>(await hr.review(draft, OWN))
  expect(report.counts.byCode).toHaveProperty(found)
  const kept = await reportOfDraft(app.services.db, draft.id)
  expect(JSON.parse(kept ?? '')).toEqual(report)
  expect(kept).not.toContain('\\u0000')
})
