import type { CertificateEntry } from './certificate-entry.ts'
import { certificateTypeOf } from './medical-checks.ts'

/** What is stored of a user's mails about one entry. */
export interface MailSwitch {
  readonly isOn: boolean
  /** Stored because a mail went out by itself. It says nothing once such mails are no longer sent to the user. */
  readonly isDefault: boolean
}

/** The mails that a user gets about an entry without having asked for them. */
export interface DefaultMails {
  /** The entry is one that the user gets mails about by itself. */
  readonly byDefault: boolean
  /** The user has turned all mails about medical checks off. */
  readonly allOff: boolean
}

/**
 * Whether mails about an entry go by themselves to those who are responsible for them: HR of the company, and the
 * check-up reviewer of the employee's unit.
 * @spec §9
 */
export function isMailedByDefault({ check, end }: Pick<CertificateEntry, 'check' | 'end'>): boolean {
  return end !== null && certificateTypeOf(check) === 'fitness'
}

/**
 * Whether a user gets mails about an entry: as the user has chosen for this entry; without such a choice by default,
 * unless the user has turned all of them off.
 */
export function getsMails(own: MailSwitch | undefined, { byDefault, allOff }: DefaultMails): boolean {
  if (own && (!own.isOn || !own.isDefault)) return own.isOn
  return byDefault && !allOff
}
