import { z } from 'zod'
import type { Locale } from '../i18n/index.ts'
import { endingMessages } from './ending-messages.ts'
import { type BankIdMessage, type BankIdNextStep, NEXT_STEPS } from './next-steps.ts'
import { portalMessages } from './portal-messages.ts'
import { waitingMessages } from './waiting-messages.ts'

/**
 * Every message of the sign-in by BankID. Those that begin with `bankid.` are BankID's own, those with `portal.` are
 * the product's.
 */
export const BANKID_MESSAGES = { ...waitingMessages, ...endingMessages, ...portalMessages }
export type BankIdMessageCode = keyof typeof BANKID_MESSAGES

const CODES = Object.keys(BANKID_MESSAGES) as [BankIdMessageCode, ...BankIdMessageCode[]]
export const bankIdMessageSchema = z.enum(CODES)

/** A message as portal and terminal show it. */
export interface BankIdText {
  readonly heading: string
  readonly text: string
  readonly next: BankIdNextStep
  /** What the user can do, as a sentence. */
  readonly action: string
}

/** @example bankIdText('bankid.RFA6', 'en').text // 'Action cancelled.' */
export function bankIdText(code: BankIdMessageCode, locale: Locale): BankIdText {
  const { heading, text, next }: BankIdMessage = BANKID_MESSAGES[code]
  return { heading: heading[locale], text: text[locale], next, action: NEXT_STEPS[next][locale] }
}
