import { expect, test } from 'vitest'
import { isLinkSecret, UNSUBSCRIBED_MAILS, unsubscribedMails, unsubscribeQuery } from './mailed-link.ts'

test.each([
  ['a'.repeat(43), true],
  [`${'A-_9'.repeat(10)}abc`, true],
  ['a'.repeat(42), false],
  ['a'.repeat(44), false],
  [`${'a'.repeat(42)}=`, false],
  ['', false],
])('%s as a secret: %s', (text, isOne) => expect(isLinkSecret(text)).toBe(isOne))

test('an unsubscribe link says what it turns off, and an unknown word says nothing', () => {
  for (const mails of UNSUBSCRIBED_MAILS)
    expect(unsubscribedMails(new URLSearchParams(unsubscribeQuery(mails)))).toBe(mails)
  expect(unsubscribedMails(new URLSearchParams('mails=every'))).toBeNull()
  expect(unsubscribedMails(new URLSearchParams())).toBeNull()
})
