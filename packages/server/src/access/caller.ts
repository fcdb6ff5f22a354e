import type { CaseWorkerFunction } from '@salvia/core/case-worker-functions'
import type { MachineGrant } from '@salvia/core/features'
import type { ProviderKind } from '@salvia/core/feed-catalogue'
import type { Locale } from '@salvia/core/i18n'
import type { Instant } from '@salvia/core/primitives'
import type { UserSettings } from '@salvia/core/profile'
import type { WayIn } from './way-in.ts'

/** Someone who is signed in. */
export interface Person extends WayIn {
  readonly kind: 'person'
  readonly accountId: string
  readonly sessionId: string
  /** When the user last proved who they are. */
  readonly startedAt: Instant
  readonly endsAt: Instant
  /** Hash of the cookie of the browser that the session is bound to; null if it is not bound. */
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
  /** What a case worker holds; empty for everybody else. */
  readonly functions: readonly CaseWorkerFunction[]
}

/** A CI or SFTP host. It acts for one company, with the grants of its token. */
export interface Machine {
  readonly kind: 'machine'
  readonly tokenId: string
  readonly name: string
  readonly clientNumber: string
  readonly grants: readonly MachineGrant[]
  /** The company has somebody who is HR. Without HR its machine tokens do not work. */
  readonly isBacked: boolean
  /**
   * The id of the token that replaced this one, which works only until the overlap is over; null if it is not
   * replaced.
   */
  readonly replacedBy: string | null
  readonly endsAt: Instant
}

/** One of the provider's own systems, which sends or reads the kinds of its token. It belongs to no company. */
export interface ProviderSystem {
  readonly kind: 'provider'
  readonly tokenId: string
  readonly kinds: readonly ProviderKind[]
}

/** Who calls for a company, or for the provider's back office. */
export type Caller = Person | Machine
export type AnyCaller = Caller | ProviderSystem

/** The id of the caller, used in the audit and as the owner of what the caller makes. */
export function callerId(caller: AnyCaller): string {
  return caller.kind === 'person' ? caller.accountId : caller.tokenId
}
