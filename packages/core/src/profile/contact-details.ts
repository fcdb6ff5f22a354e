import { type AppError, errorOf } from '../errors/index.ts'
import { NAME_MAX_CHARACTERS } from '../limits/index.ts'
import { isPhoneNumber } from '../primitives/index.ts'
import { profileErrors } from './profile.errors.ts'

/** The contact details that a user can change, as typed. A field that is absent stays as it is. @spec §3 */
export interface ContactDetails {
  readonly first_name?: string | undefined
  readonly last_name?: string | undefined
  /** An empty text removes the number. */
  readonly work_phone?: string | undefined
}

export type ContactField = keyof ContactDetails

/** What is wrong with a field. */
export interface ContactFault {
  readonly field: ContactField
  readonly error: AppError
}

/** Characters with which people group the digits of a phone number. */
const GROUPING = /[\s()./-]/g

/**
 * Contact details as they are stored: names trimmed, the phone number without the characters that group its digits.
 */
export function tidyContact(details: ContactDetails): ContactDetails {
  const { first_name, last_name, work_phone } = details
  return {
    ...(first_name !== undefined && { first_name: first_name.trim() }),
    ...(last_name !== undefined && { last_name: last_name.trim() }),
    ...(work_phone !== undefined && { work_phone: work_phone.replace(GROUPING, '') }),
  }
}

/** Everything that is wrong with contact details, in the order of the form. @spec §5 */
export function contactFaults(details: ContactDetails): ContactFault[] {
  const { first_name, last_name, work_phone } = tidyContact(details)
  const faults: ContactFault[] = []
  if (first_name === '')
    faults.push({ field: 'first_name', error: errorOf(profileErrors.FIRST_NAME_MISSING) })
  if (isTooLong(first_name)) faults.push(tooLong('first_name'))
  if (last_name === '') faults.push({ field: 'last_name', error: errorOf(profileErrors.LAST_NAME_MISSING) })
  if (isTooLong(last_name)) faults.push(tooLong('last_name'))
  if (work_phone && !isPhoneNumber(work_phone)) {
    faults.push({ field: 'work_phone', error: errorOf(profileErrors.WORK_PHONE_INCORRECT) })
  }
  return faults
}

function isTooLong(name: string | undefined): boolean {
  return name !== undefined && [...name].length > NAME_MAX_CHARACTERS
}

function tooLong(field: ContactField): ContactFault {
  return { field, error: errorOf(profileErrors.NAME_TOO_LONG, { max: NAME_MAX_CHARACTERS }) }
}
