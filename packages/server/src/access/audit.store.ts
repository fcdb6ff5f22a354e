import type { Instant } from '@salvia/core/primitives'
import type { Db } from '../db/database.ts'
import { type AuditDetails, audit } from '../db/schema/platform.ts'
import { type Caller, callerId } from './caller.ts'

/** The kinds of audited events. Add a word here for a new kind. */
export type AuditAction =
  | 'sign-in'
  | 'sign-out'
  | 'session-ended'
  | 'other-sessions-ended'
  | 'sign-in-locked'
  | 'sign-in-refused'
  | 'activation-requested'
  | 'account-activated'
  | 'account-made-for-manager'
  | 'identity-link-requested'
  | 'identity-bound'
  | 'account-provisioned'
  | 'company-provisioned'
  | 'company-template-set'
  | 'password-requested'
  | 'password-set'
  | 'password-changed'
  | 'profile-changed'
  | 'consent-given'
  | 'consent-refused'
  | 'mails-turned-off'
  | 'mails-turned-on'
  | 'bankid-refused'
  | 'bankid-stopped'
  | 'sso-refused'
  | 'link-refused'
  | 'account-closed'
  | 'account-reopened'
  | 'company-closed'
  | 'company-reopened'
  | 'company-selected'
  | 'employees-viewed'
  | 'employees-downloaded'
  | 'bookings-viewed'
  | 'bookings-downloaded'
  | 'booking-viewed'
  | 'booking-rescheduled'
  | 'booking-cancelled'
  | 'booking-reminders-turned'
  | 'booking-mailed'
  | 'booking-feedback-sent'
  | 'booking-calendar-read'
  | 'booking-calendar-created'
  | 'booking-calendar-revoked'
  | 'machine-token-created'
  | 'machine-token-revoked'
  | 'machine-token-rotated'
  | 'personnel-file-attached'
  | 'personnel-file-submitted'
  | 'personnel-file-downloaded'
  | 'uploads-downloaded'
  | 'personnel-file-imported'
  | `case-${string}`

export interface AuditEvent {
  readonly at: Instant
  readonly actor: Caller | string | null
  readonly action: AuditAction
  readonly clientNumber?: string
  /** The id of the object of the action; never personal data. */
  readonly object?: string
  /** Further facts: words, counts and ids; never personal data. */
  readonly details?: AuditDetails
}

/** Adds an event to the audit, in the same transaction as the action. */
export async function addAudit(db: Db, { actor, ...event }: AuditEvent): Promise<void> {
  const id = actor === null || typeof actor === 'string' ? actor : callerId(actor)
  await db.insert(audit).values({ ...event, actor: id })
}
