import type { Db } from '../db/database.ts'
import { type AuditDetails, audit } from '../db/schema/platform.ts'
import { type Caller, callerId } from './caller.ts'

/** What the audit tells of; a new kind of event is a new word here. */
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
  readonly at: Date
  readonly actor: Caller | string | null
  readonly action: AuditAction
  readonly clientNumber?: string
  /** Identity of what was acted on; never personal data. */
  readonly object?: string
  /** What else belongs to it: words, counts and identities; never personal data. */
  readonly details?: AuditDetails
}

/** Adds an event to the audit, in the transaction of what it tells of. */
export async function addAudit(db: Db, { actor, ...event }: AuditEvent): Promise<void> {
  const id = actor === null || typeof actor === 'string' ? actor : callerId(actor)
  await db.insert(audit).values({ ...event, actor: id })
}
