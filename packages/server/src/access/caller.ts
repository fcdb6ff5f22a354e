import type { MachineGrant } from '@salvia/core/features'
import type { Locale } from '@salvia/core/i18n'
import type { Instant } from '@salvia/core/primitives'
import type { UserSettings } from '@salvia/core/profile'
import type { WayIn } from './way-in.ts'

/** Someone who is signed in. */
export interface Person extends WayIn {
  readonly kind: 'person'
  readonly accountId: string
  readonly sessionId: string
  /** When they last showed who they are. */
  readonly startedAt: Instant
  readonly endsAt: Instant
  /** Hash of the cookie of the browser that the session belongs to; null where it belongs to none. */
  readonly binding: string | null
  readonly email: string
  /** 12 digits, where known. */
  readonly pid: string | null
  readonly firstName: string
  readonly lastName: string
  readonly mobilePhone: string | null
  readonly workPhone: string | null
  readonly locale: Locale
  readonly settings: Partial<UserSettings>
  readonly isCaseWorker: boolean
}

/** A CI or SFTP host: acts for one company, with what it was granted. */
export interface Machine {
  readonly kind: 'machine'
  readonly tokenId: string
  readonly name: string
  readonly clientNumber: string
  readonly grants: readonly MachineGrant[]
  /** Somebody at the company holds the right that it was made with: there is HR. */
  readonly isBacked: boolean
  /** The token that took its place; this one works to the end of the overlap only. */
  readonly replacedBy: string | null
  readonly endsAt: Instant
}

export type Caller = Person | Machine

/** Stands for the caller in the audit and in what the caller owns. */
export function callerId(caller: Caller): string {
  return caller.kind === 'person' ? caller.accountId : caller.tokenId
}
