import type { ErrorCode } from '../errors/index.ts'
import type { TextValues } from '../i18n/index.ts'
import { NAME_MAX_CHARACTERS } from '../limits/index.ts'
import { isPhoneNumber } from '../primitives/index.ts'

/** The contact details that a user can change, as typed. A field that is absent stays as it is. @spec §3 */
export interface ContactDetails {
  readonly first_name?: string | undefined
  readonly last_name?: string | undefined
  /** An empty text removes the number. */
  readonly work_phone?: string | undefined
}

export type ContactField = keyof ContactDetails

/** What is wrong with a field, with the values of its text. */
export interface ContactFault {
  readonly field: ContactField
  readonly code: Extract<
    ErrorCode,
    'FIRST_NAME_MISSING' | 'LAST_NAME_MISSING' | 'NAME_TOO_LONG' | 'WORK_PHONE_INCORRECT'
  >
  readonly values: TextValues
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
  if (first_name === '') faults.push({ field: 'first_name', code: 'FIRST_NAME_MISSING', values: {} })
  if (isTooLong(first_name)) faults.push(tooLong('first_name'))
  if (last_name === '') faults.push({ field: 'last_name', code: 'LAST_NAME_MISSING', values: {} })
  if (isTooLong(last_name)) faults.push(tooLong('last_name'))
  if (work_phone && !isPhoneNumber(work_phone)) {
    faults.push({ field: 'work_phone', code: 'WORK_PHONE_INCORRECT', values: {} })
  }
  return faults
}

function isTooLong(name: string | undefined): boolean {
  return name !== undefined && [...name].length > NAME_MAX_CHARACTERS
}

function tooLong(field: ContactField): ContactFault {
  return { field, code: 'NAME_TOO_LONG', values: { max: NAME_MAX_CHARACTERS } }
}
