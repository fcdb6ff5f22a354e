import type { Database, Db } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { transaction } from '../db/transaction.ts'
import { openJobs } from '../jobs/job-runner.ts'
import { mailAccountLetterJob } from '../jobs/mail-account-letter.ts'
import type { Log } from '../log/log.ts'
import { type Closings, close } from './close.ts'
import { provision } from './provision.ts'

export type Work = Parameters<typeof provision>[1] | Closings

const doWork = (tx: Db, work: Work): Promise<string[]> =>
  'closings' in work ? close(tx, work) : provision(tx, work)

/** Does what the file or the command says, in one transaction, and answers what was done. The schema is brought up to date first. */
export async function perform(database: Database, work: Work, log: Log): Promise<string[]> {
  await migrate(database.db)
  const jobs = await openJobs(database, [mailAccountLetterJob], log, { supervises: false })
  try {
    const welcome = { ...work.welcome, jobs }
    return await transaction(database.db, tx => doWork(tx, { ...work, welcome }))
  } finally {
    await jobs.stop()
  }
}

/** Does everything, the tables of an empty database too, and takes it back. */
export async function rehearse({ db }: Database, work: Work): Promise<string[]> {
  let lines: string[] = []
  const takenBack = new Error('A rehearsal is taken back.')
  await transaction(db, async tx => {
    await migrate(tx)
    lines = await doWork(tx, work)
    throw takenBack
  }).catch((error: unknown) => {
    if (error !== takenBack) throw error
  })
  return [...lines, 'Dry run: nothing was written.']
}
