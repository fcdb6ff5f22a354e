import { join } from 'node:path'
import { openSecrets } from './access/secrets.ts'
import { openBankIdClient } from './adapters/bankid/bankid-client.ts'
import { openFolderFileStore } from './adapters/files/folder-file-store.ts'
import { openFolderMailer } from './adapters/mail/folder-mailer.ts'
import type { Clock } from './clock.ts'
import type { Database } from './db/database.ts'
import type { ServerSettings } from './environment.ts'
import { faultAt } from './fault-points.ts'
import { type JobRunner, openJobs } from './jobs/job-runner.ts'
import { JOBS } from './jobs/jobs.ts'
import type { Log } from './log/log.ts'
import { OwnAddress } from './own-address.ts'
import type { Services } from './services.ts'

const MAIL_FROM = 'Salvia <noreply@salvia.example>'

export interface Foundation {
  readonly settings: ServerSettings
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  /** Whether this process watches over the queue's schedules and dead workers. */
  readonly supervisesJobs: boolean
}

/** Opens everything that stands on a migrated database. */
export async function openServices(foundation: Foundation): Promise<Services & { readonly jobs: JobRunner }> {
  const { settings, database, clock, log, supervisesJobs } = foundation
  const { db } = database
  const faultPoint = faultAt(settings.fault)
  const ownAddress = new OwnAddress()
  const filesFolder = settings.filesFolder ?? join(settings.dataFolder, 'files')
  return {
    settings,
    db,
    clock,
    log,
    faultPoint,
    ownAddress,
    bankid: await openBankIdClient({
      settings: settings.bankid,
      ownAddress,
      onFault: facts => log.error('bankid-fault', facts),
    }),
    secrets: await openSecrets(db, settings),
    files: await openFolderFileStore(filesFolder, faultPoint),
    mailer: await openFolderMailer(join(settings.dataFolder, 'mail'), MAIL_FROM, clock),
    jobs: await openJobs(database, JOBS, log, { supervises: supervisesJobs }),
  }
}
