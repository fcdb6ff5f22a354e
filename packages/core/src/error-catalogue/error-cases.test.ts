import { expect, test } from 'vitest'
import { type ErrorCode, errorFacts } from './catalogue.ts'

/** The cases that section 8 distinguishes by status, and by sub-status when a status has several cases. */
const CASES: readonly (readonly [what: string, code: ErrorCode, status: number, subStatus?: number])[] = [
  ['a token that is too old', 'SIGNED_OUT', 498],
  ['a locked account', 'ACCOUNT_LOCKED', 401, 1],
  ['a sign-in that failed', 'SIGN_IN_FAILED', 401, 2],
  ['no permission to sign in', 'SIGN_IN_NOT_PERMITTED', 401, 3],
  ['lacking authorisation', 'SIGN_IN_NOT_AUTHORISED', 401, 4],
  ['a sign-in to a closed customer', 'CUSTOMER_CLOSED', 401],
  ['a file for a closed customer', 'CUSTOMER_CLOSED_TO_FILES', 409],
  ['a call for a company that has been closed', 'COMPANY_CLOSED', 409],
  ['another way of signing in', 'WRONG_LOGIN_METHOD', 401, 5],
  ['BankID where only passwords are taken', 'BANKID_NOT_ACCEPTED', 401, 5],
  ['an activation', 'ACTIVATION_FAILED', 400],
  ['an activation of someone active', 'ALREADY_ACTIVE', 400, 1],
  ['an expired link', 'LINK_EXPIRED', 498],
  ['no link', 'LINK_INCORRECT', 400],
  ['a recovery', 'RECOVERY_FAILED', 400],
  ['a recovery before the activation', 'NOT_ACTIVATED', 400, 1],
  ['a recovery by an employee', 'RECOVERY_NOT_PERMITTED', 401],
  ['a recovery for an unknown address', 'EMAIL_UNKNOWN', 404],
  ['an unsubscription by someone who left', 'NO_LONGER_EMPLOYED', 404],
  ['a rescheduling too late', 'TOO_LATE_TO_RESCHEDULE', 400],
  ['a slot that was taken', 'SLOT_TAKEN', 409],
  ['a booking that is not there', 'BOOKING_NOT_FOUND', 404],
]

test.each(CASES.map(of => ({ of })))('$of', ({ of: [, code, status, subStatus] }) => {
  const facts = errorFacts(code)
  expect([facts.status, facts.subStatus]).toEqual([status, subStatus])
  for (const locale of ['sv', 'en'] as const) {
    expect(facts.title[locale]).not.toBe('')
    expect(facts.action[locale]).not.toBe('')
  }
})
