import type { Environment } from '@salvia/core/config'
import { isHeldByAnybody } from '../access/case-worker-functions.store.ts'
import type { Database, Db } from '../db/database.ts'
import { prepareDatabase } from '../db/prepare-database.ts'
import { transaction } from '../db/transaction.ts'
import { accountMailJob } from '../features/accounts/mail-account.job.ts'
import { mailProviderToken } from '../features/provider-tokens/mail-provider-token.job.ts'
import { openJobs } from '../jobs/job-runner.ts'
import type { Log } from '../log/log.ts'
import { type Closings, close } from './close.ts'
import { lookAfterTokens, type TokenWork } from './provider-tokens.ts'
import { provision } from './provision.ts'

/** The work to do, on a database of this environment. */
export type Work = (Parameters<typeof provision>[1] | Closings | TokenWork) & {
  readonly environment: Environment
}

async function doWork(tx: Db, work: Work): Promise<string[]> {
  const lines = await doAsked(tx, work)
  return work.environment === 'production' ? [...lines, ...(await warnings(tx))] : lines
}

function doAsked(tx: Db, work: Work): Promise<string[]> {
  if ('tokens' in work) return lookAfterTokens(tx, work)
  return 'closings' in work ? close(tx, work) : provision(tx, work)
}

/** What production must have and lacks, once the work is done. */
async function warnings(tx: Db): Promise<string[]> {
  if (await isHeldByAnybody(tx, 'data-protection')) return []
  return [
    'Warning: no open case worker holds data-protection. Give it to one: "functions" in the file, or Handläggare in the portal.',
  ]
}

/** Runs the work in one transaction and returns its lines. Migrates the database first, as a server does. */
export async function perform(database: Database, work: Work, log: Log): Promise<string[]> {
  await prepareDatabase(database.db, work)
  const jobs = await openJobs(database, [accountMailJob, mailProviderToken], log, { supervises: false })
  try {
    const welcome = { ...work.welcome, jobs }
    return await transaction(database.db, tx => doWork(tx, { ...work, welcome }))
  } finally {
    await jobs.stop()
  }
}

/** Runs the work in a transaction that is rolled back, including the tables of an empty database. */
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
