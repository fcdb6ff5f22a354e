import type { Environment } from '@salvia/core/config'
import type { Database, Db } from '../db/database.ts'
import { prepareDatabase } from '../db/prepare-database.ts'
import { transaction } from '../db/transaction.ts'
import { accountMailJob } from '../features/accounts/mail-account.job.ts'
import { openJobs } from '../jobs/job-runner.ts'
import type { Log } from '../log/log.ts'
import { type Closings, close } from './close.ts'
import { provision } from './provision.ts'

/** What is to be done, to a database that is for this environment. */
export type Work = (Parameters<typeof provision>[1] | Closings) & { readonly environment: Environment }

const doWork = (tx: Db, work: Work): Promise<string[]> =>
  'closings' in work ? close(tx, work) : provision(tx, work)

/** Does what the file or the command says, in one transaction, and answers what was done. The database is prepared first, as a server does. */
export async function perform(database: Database, work: Work, log: Log): Promise<string[]> {
  await prepareDatabase(database.db, work)
  const jobs = await openJobs(database, [accountMailJob], log, { supervises: false })
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
    await prepareDatabase(tx, work)
    lines = await doWork(tx, work)
    throw takenBack
  }).catch((error: unknown) => {
    if (error !== takenBack) throw error
  })
  return [...lines, 'Dry run: nothing was written.']
}
