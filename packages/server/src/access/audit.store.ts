import type { MatterKind, MatterStepName } from '@salvia/core/matters'
import { addElapsed, type Instant } from '@salvia/core/primitives'
import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { type AuditDetails, audit } from '../db/schema/platform.ts'
import { type AnyCaller, type Caller, callerId } from './caller.ts'

/** What is done with matters: their steps, and what leaves no step. */
export type MatterAct = MatterStepName | 'viewed' | 'noted' | 'replied'

/** The kinds of audited events. Add a word here for a new kind. */
export type AuditAction =
  | 'sign-in'
  | 'sign-out'
  | 'terminal-approved'
  | 'terminal-refused'
  | 'terminal-code-refused'
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
  | 'case-worker-functions-set'
  | 'account-closed'
  | 'account-reopened'
  | 'company-closed'
  | 'company-reopened'
  | 'company-selected'
  | 'employees-viewed'
  | 'employees-downloaded'
  | 'employee-numbers-downloaded'
  | 'employee-viewed'
  | 'employee-number-viewed'
  | 'access-previewed'
  | 'bookings-viewed'
  | 'bookings-downloaded'
  | 'booking-viewed'
  | 'booking-rescheduled'
  | 'booking-cancelled'
  | 'booking-taken-over'
  | 'booking-withheld'
  | 'booking-change-refused'
  | 'booking-reminders-turned'
  | 'booking-mailed'
  | 'booking-feedback-sent'
  | 'booking-calendar-read'
  | 'booking-calendar-created'
  | 'booking-calendar-revoked'
  | 'certificates-viewed'
  | 'certificates-downloaded'
  | 'certificate-viewed'
  | 'certificate-numbers-viewed'
  | 'certificate-document-downloaded'
  | 'certificate-added'
  | 'certificate-replaced'
  | 'certificate-removed'
  | 'certificate-withdrawal-acknowledged'
  | 'orders-viewed'
  | 'orders-downloaded'
  | 'order-changes-read'
  | 'order-number-checked'
  | 'number-typed'
  | 'matters-viewed'
  | `${MatterKind}-${MatterAct}`
  | `${MatterKind}s-deleted`
  | 'order-queue-viewed'
  | 'attachment-downloaded'
  | 'attachment-infected'
  | 'reply-template-changed'
  | 'outgoing-changes-read'
  | 'machine-token-created'
  | 'machine-token-revoked'
  | 'machine-token-rotated'
  | 'provider-token-created'
  | 'provider-token-revoked'
  | 'feed-received'
  | 'feed-refused'
  | 'feed-file-received'
  | 'feed-file-infected'
  | 'feed-watch-set'
  | 'personnel-file-attached'
  | 'personnel-file-submitted'
  | 'personnel-file-downloaded'
  | 'personnel-file-changes-viewed'
  | 'uploads-downloaded'
  | 'personnel-file-imported'
  | `case-${string}`

export interface AuditEvent {
  readonly at: Instant
  readonly actor: AnyCaller | string | null
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

/** That a caller was shown something. */
export interface ViewEvent extends AuditEvent {
  readonly actor: Caller
}

/**
 * Adds a view to the audit, unless the same caller was shown the same within the last minute: a screen asks again by
 * itself. Another page, search or result is another view. Lines of a clock that ran ahead hide nothing.
 */
export async function addView(db: Db, event: ViewEvent): Promise<void> {
  const { at, actor, action, clientNumber, object, details } = event
  const [same] = await db
    .select({ id: audit.id })
    .from(audit)
    .where(
      and(
        clientNumber === undefined ? isNull(audit.clientNumber) : eq(audit.clientNumber, clientNumber),
        gt(audit.at, addElapsed(at, { minutes: -1 })),
        lt(audit.at, addElapsed(at, { minutes: 1 })),
        eq(audit.actor, callerId(actor)),
        eq(audit.action, action),
        object === undefined ? isNull(audit.object) : eq(audit.object, object),
        details === undefined ? isNull(audit.details) : eq(audit.details, details),
      ),
    )
    .limit(1)
  if (!same) await addAudit(db, event)
}
