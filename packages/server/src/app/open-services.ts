import { join } from 'node:path'
import { openBankIdClient } from '../adapters/bankid/bankid-client.ts'
import { openBookingSystem } from '../adapters/booking-system/open-booking-system.ts'
import { openFiles } from '../adapters/files/open-files.ts'
import { openFolderMailer } from '../adapters/mail/folder-mailer.ts'
import type { Mailer } from '../adapters/mail/mailer.ts'
import { openSmtpMailer } from '../adapters/mail/smtp-mailer.ts'
import { clamdScanner } from '../adapters/scanner/clamd-scanner.ts'
import { OpenIdProviders } from '../adapters/sso/openid-provider.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { sendBookingChanges } from '../features/bookings/send-booking-changes.job.ts'
import { type JobRunner, openJobs } from '../jobs/job-runner.ts'
import type { Log } from '../log/log.ts'
import { faultAt } from '../process/fault-points.ts'
import { OwnAddress } from '../process/own-address.ts'
import { ownFolder } from '../process/private-folder.ts'
import { openSecrets } from '../secrets/secrets.ts'
import type { Services } from '../services.ts'
import type { ServerSettings } from '../settings/environment.ts'
import { JOBS } from './jobs.gen.ts'

/** The log line at the start if nobody can sign in with BankID. */
const BANKID_OFF =
  'Nobody can sign in with BankID. Set SALVIA_BANKID_CERTIFICATE, SALVIA_BANKID_KEY and SALVIA_BANKID_CA to open that way.'

/** The log line at the start if no bookings can be shown. */
const BOOKING_SYSTEM_OFF =
  'No booking system is connected, so no bookings are shown. Set SALVIA_BOOKING_SYSTEM to the address of one, or to own.'

/** The log line at the start if attached files are not scanned. */
const SCANNER_OFF =
  'Attached files are not scanned for viruses. Set SALVIA_CLAMD to where clamd listens, such as 127.0.0.1:3310.'

interface Foundation {
  readonly settings: ServerSettings
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  /** Whether this process runs the queue's schedules and takes over jobs of dead workers. */
  readonly supervisesJobs: boolean
}

/** Opens all services on a migrated database. */
export async function openServices(
  foundation: Foundation,
): Promise<Services & { readonly jobs: JobRunner<Services> }> {
  const { settings, database, clock, log, supervisesJobs } = foundation
  const { db } = database
  const faultPoint = faultAt(settings.fault)
  const ownAddress = new OwnAddress()
  if (settings.bankid.kind === 'off') log.info('bankid-off', { message: BANKID_OFF })
  if (settings.bookingSystem.kind === 'off') {
    log.info('booking-system-off', { message: BOOKING_SYSTEM_OFF })
  }
  if (!settings.clamd) log.info('scanner-off', { message: SCANNER_OFF })
  await ownFolder(settings.dataFolder)
  const opened = {
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
    sso: new OpenIdProviders(clock, { isPlainHttpAllowed: settings.environment !== 'production' }),
    secrets: await openSecrets(db, settings),
    files: await openFiles(settings.files, faultPoint),
    mailer: await openMailer(foundation),
    scanner: settings.clamd ? clamdScanner(settings.clamd) : null,
  }
  const jobs = await openJobs(database, JOBS, log, { supervises: supervisesJobs })
  const bookingSystem = openBookingSystem(settings.bookingSystem, {
    clock,
    queueSending: (tx, bookingId) => jobs.send(sendBookingChanges, { bookingId }, { tx, key: bookingId }),
  })
  return { ...opened, jobs, bookingSystem }
}

async function openMailer({ settings, clock, log }: Foundation): Promise<Mailer> {
  const { smtpUrl, brand, dataFolder } = settings
  if (smtpUrl !== undefined) {
    const isProduction = settings.environment === 'production'
    return openSmtpMailer({ url: smtpUrl, isProduction, from: brand.mailFrom, clock, log })
  }
  return openFolderMailer(join(dataFolder, 'mail'), brand.mailFrom, clock)
}
