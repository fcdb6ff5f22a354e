import { describe, expect, test } from 'vitest'
import { errorText } from '../error-catalogue/index.ts'
import { LOCALES } from '../i18n/index.ts'
import { type BankIdMessageCode, bankIdMessageSchema, bankIdText } from './messages.ts'

const codes = bankIdMessageSchema.options

/** The messages that the specification names, and what it says of them. @spec §8 */
const NAMED = {
  'bankid.RFA3': 'Sign-in cancelled',
  'bankid.RFA6': 'Sign-in cancelled',
  'bankid.RFA4': 'A sign-in is already started',
  'bankid.RFA8': 'The BankID app is not responding',
  'bankid.RFA16': 'The BankID is blocked or too old',
  'bankid.RFA17A': 'The BankID app is not installed',
  'bankid.RFA17B': 'The QR code could not be scanned',
  'bankid.RFA22': 'Technical issue',
  'bankid.RFA5': 'Technical issue',
} as const satisfies Partial<Record<BankIdMessageCode, string>>

test.each(Object.entries(NAMED))('%s says: %s', (code, heading) => {
  expect(bankIdText(code as keyof typeof NAMED, 'en').heading).toBe(heading)
})

test.each(codes)('%s is told whole in both languages', code => {
  for (const locale of LOCALES) {
    const { heading, text, action } = bankIdText(code, locale)
    for (const sentence of [text, action]) expect(sentence).toMatch(/^\p{Lu}.*[.?]$|install\.bankid\.com$/u)
    expect(heading).toMatch(/^\p{Lu}.*[^.]$/u)
    expect(heading + text + action).not.toMatch(/!|vänligen/i)
  }
  expect(bankIdText(code, 'sv').text).not.toBe(bankIdText(code, 'en').text)
})

describe('the number 24 and 25 of the product and of BankID', () => {
  test.each(['RFA24', 'RFA25'])('%s: two messages that share no words', number => {
    const ours = bankIdText(`portal.${number}` as BankIdMessageCode, 'sv')
    const theirs = bankIdText(`bankid.${number}` as BankIdMessageCode, 'sv')
    expect(ours.text).toContain('lösenord')
    expect(ours.next).toBe('use-password')
    expect(theirs.text).not.toContain('lösenord')
    expect(theirs.next).toBe('use-app')
  })

  test('the product’s are what the calls answer', () => {
    expect(errorText('BANKID_NOT_ACCEPTED', 'en').action).toBe(bankIdText('portal.RFA24', 'en').text)
    expect(errorText('BANKID_OFF', 'en').action).toBe(bankIdText('portal.RFA25', 'en').text)
    expect(errorText('BANKID_ORDER_ENDED', 'sv').title).toBe(bankIdText('bankid.RFA22', 'sv').text)
    expect(errorText('BANKID_ACCOUNT_NOT_ACTIVE', 'sv').title).toBe('Det går inte att logga in')
  })
})
