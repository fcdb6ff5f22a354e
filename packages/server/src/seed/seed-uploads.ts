import { Readable } from 'node:stream'
import { withFileOnDisk } from '@salvia/core/node-reading'
import { type Report, reviewFile, STANDARD_TEMPLATE } from '@salvia/core/personnel-file'
import { parseIsoDate } from '@salvia/core/primitives'
import type { DemoUpload, DemoWorld } from '@salvia/fixtures/demo-world'
import { personName } from '../access/person-name.ts'
import type { Db } from '../db/database.ts'
import { newFileKey } from '../features/personnel-file/file-keys.ts'
import type { Services } from '../services.ts'
import { insertUpload } from './uploads.store.ts'

/** Inserts the history of uploads into an empty database, each with the report of its own review. */
export async function seedUploads(
  tx: Db,
  { files }: Pick<Services, 'files'>,
  world: DemoWorld,
): Promise<void> {
  const names = new Map(world.accounts.map(account => [account.id, personName(account)]))
  const nameOf = (accountId: string) => names.get(accountId) ?? ''
  for (const upload of world.uploads) {
    const fileKey = newFileKey()
    const stored = await files.write(fileKey, Readable.from([upload.content]))
    const report = await files.withPath(fileKey, path => review(upload, path))
    await insertUpload(tx, { upload, report, template: STANDARD_TEMPLATE, fileKey, stored, nameOf })
  }
}

function review(upload: DemoUpload, path: string): Promise<Report> {
  const today = parseIsoDate(upload.submittedAt.slice(0, 10))
  if (!today) throw new Error('A demo upload has no date.')
  return withFileOnDisk({ path, name: upload.fileName }, source =>
    reviewFile({
      source,
      template: STANDARD_TEMPLATE,
      today,
      locale: 'sv',
      incidentId: () => upload.id,
      onIncident: error => {
        throw error
      },
    }),
  )
}
