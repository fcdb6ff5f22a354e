import type { Secrets } from './access/secrets.ts'
import type { BankIdClient } from './adapters/bankid/bankid-client.ts'
import type { BookingSystem } from './adapters/booking-system/booking-system.ts'
import type { FileStore } from './adapters/files/file-store.ts'
import type { Mailer } from './adapters/mail/mailer.ts'
import type { OpenIdProviders } from './adapters/sso/openid-provider.ts'
import type { Clock } from './clock.ts'
import type { Db } from './db/database.ts'
import type { ServerSettings } from './environment.ts'
import type { ReachFaultPoint } from './fault-points.ts'
import type { JobQueue } from './jobs/job-queue.ts'
import type { Log } from './log/log.ts'
import type { OwnAddress } from './own-address.ts'

/** What handlers and jobs work with. */
export interface Services {
  readonly settings: ServerSettings
  readonly db: Db
  readonly clock: Clock
  readonly files: FileStore
  readonly bankid: BankIdClient
  readonly bookingSystem: BookingSystem
  readonly sso: OpenIdProviders
  readonly ownAddress: OwnAddress
  readonly mailer: Mailer
  readonly jobs: JobQueue
  readonly secrets: Secrets
  readonly log: Log
  readonly faultPoint: ReachFaultPoint
}
