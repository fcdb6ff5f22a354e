import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { migrate } from '../../db/migrate.ts'
import { openEarlierDatabase } from '../../testing/earlier-database.ts'
import { findAttachment } from '../attachments/attachments.store.ts'
import { sentOfCase } from './attachments.store.ts'

const [ACCOUNT, GROUP, OPEN, CLOSED, SENT, UNSENT, DELETED] = [1, 2, 3, 4, 5, 6, 7].map(
  digit => `00000000-0000-4000-8000-00000000000${digit}`,
) as [string, string, string, string, string, string, string]
const AT = '2026-01-02T09:00:00.000Z'

test('files that were attached to replies before stay where they were', async () => {
  const { db, close } = await openEarlierDatabase('"personnel_file_attachments" "file"')
  await db.execute(
    sql`insert into accounts (id, email, state) values (${ACCOUNT}, 'hr@example.invalid', 'active')`,
  )
  await db.execute(sql`insert into groups (id, name) values (${GROUP}, 'Gruppen')`)
  await db.execute(sql`insert into companies (client_number, group_id, name, fqn, login_method)
    values ('20001', ${GROUP}, 'Bolaget', 'Bolaget', 'either')`)
  for (const [id, deletedAt] of [
    [OPEN, null],
    [CLOSED, AT],
  ]) {
    await db.execute(sql`insert into personnel_file_cases
      (id, client_number, name, bytes, sha256, file_key, sender_name, source, status, format, rows, errors, warnings,
       report, template, submitted_at, original_deleted_at)
      values (${id}, '20001', 'a.csv', 1, 'x', 'x', 'A B', 'WEB', 'IMPORTED', 'csv', 1, 0, 0, '{}', '{}', ${AT}, ${deletedAt})`)
    await db.execute(sql`insert into personnel_file_history (case_id, at, event, to_status)
      values (${id}, ${AT}, 'answered', 'FEEDBACK_RECEIVED')`)
  }
  const attach = (id: string, of: string, reply: number | null, name: string, type: string) =>
    db.execute(sql`insert into personnel_file_attachments
      (id, case_id, history_id, name, bytes, sha256, file_key, type, attached_by, attached_at)
      values (${id}, ${of}, ${reply}, ${name}, 7, 'y', ${`personnel-file-${id}`}, ${type}, ${ACCOUNT}, ${AT})`)
  await attach(SENT, OPEN, 1, 'Bild.jpg', 'jpeg')
  await attach(UNSENT, OPEN, null, 'Lista.CSV', 'text')
  await attach(DELETED, CLOSED, 2, 'Svar.txt', 'text')

  await migrate(db)

  expect(await sentOfCase(db, OPEN)).toMatchObject([
    {
      ...{ id: SENT, historyId: 1, uploadedBy: ACCOUNT, clientNumber: '20001', sentAt: AT, attachedAt: AT },
      ...{ name: 'Bild.jpg', bytes: 7, fileKey: `personnel-file-${SENT}`, type: 'jpg', state: 'unscanned' },
    },
  ])
  expect(await findAttachment(db, UNSENT)).toMatchObject({ sentAt: null, type: 'csv' })
  expect(await sentOfCase(db, CLOSED)).toMatchObject([{ id: DELETED, type: 'txt', fileKey: '' }])
  await close()
})
