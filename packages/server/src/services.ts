import type { BankIdClient } from './adapters/bankid/bankid-client.ts'
import type { BookingSystem } from './adapters/booking-system/booking-system.ts'
import type { FileStore } from './adapters/files/file-store.ts'
import type { Mailer } from './adapters/mail/mailer.ts'
import type { Scanner } from './adapters/scanner/scanner.ts'
import type { OpenIdProviders } from './adapters/sso/openid-provider.ts'
import type { Clock } from './clock.ts'
import type { Db } from './db/database.ts'
import type { JobQueue } from './jobs/job-queue.ts'
import type { Log } from './log/log.ts'
import type { ReachFaultPoint } from './process/fault-points.ts'
import type { OwnAddress } from './process/own-address.ts'
import type { Secrets } from './secrets/secrets.ts'
import type { ServerSettings } from './settings/environment.ts'

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
  /** Looks for viruses in attached files; null if none is configured. */
  readonly scanner: Scanner | null
  readonly jobs: JobQueue
  readonly secrets: Secrets
  readonly log: Log
  readonly faultPoint: ReachFaultPoint
}

/** Where links in mails lead that no call asked for: the address of the portal, without a slash at the end. */
export function portalOrigin({ settings, ownAddress }: Pick<Services, 'settings' | 'ownAddress'>): string {
  return settings.publicUrl ?? ownAddress.origin ?? ''
}
