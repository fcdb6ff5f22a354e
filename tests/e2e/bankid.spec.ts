import type { Page } from '@playwright/test'
import { type BankIdMessageCode, bankIdText } from '@salvia/core/bankid'
import { errorText } from '@salvia/core/error-catalogue'
import { LOCALES, type Locale } from '@salvia/core/i18n'
import { expect, HR, heading, test } from './portal.ts'
import type { RunningServer } from './server.ts'
import { casesIn, inLanguage } from './words.ts'

/** Tells the simulator what to do with the waiting order or the next one. */
async function play(server: RunningServer, order: 'latest' | 'next', what: object): Promise<void> {
  const answer = await fetch(`${server.url}/bankid-simulator/api/plays`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ order, play: what }),
  })
  expect(answer.status).toBe(200)
}

async function begin(page: Page, way: 'same-device' | 'qr', locale: Locale): Promise<void> {
  await page.goto(way === 'qr' ? '/logga-in/bankid' : '/logga-in')
  await inLanguage(page, locale)
  await page.getByRole('button', { name: way === 'qr' ? /QR/ : /BankID$/ }).click()
}

const QR = { sv: /^QR-kod för BankID/, en: /^QR code for BankID/ } as const
const failed = (hintCode: string) => ({ kind: 'hint', status: 'failed', hintCode })
const pending = (hintCode: string) => ({ kind: 'hint', status: 'pending', hintCode })

/** What the simulator is told to do. */
type Play = Readonly<Record<string, string | number>> & { readonly kind: string }

const ENDINGS: readonly (readonly [BankIdMessageCode, 'same-device' | 'qr', Play])[] = [
  ['bankid.RFA3', 'qr', failed('cancelled')],
  ['bankid.RFA6', 'qr', failed('userCancel')],
  ['bankid.RFA8', 'qr', failed('expiredTransaction')],
  ['bankid.RFA16', 'qr', failed('certificateErr')],
  ['bankid.RFA17A', 'same-device', failed('startFailed')],
  ['bankid.RFA17B', 'qr', failed('startFailed')],
  ['bankid.RFA22', 'qr', failed('somethingNew2027')],
  ['bankid.RFA4', 'qr', { kind: 'error', errorCode: 'alreadyInProgress', times: 1 }],
  ['bankid.RFA5', 'qr', { kind: 'error', errorCode: 'internalError', times: 1 }],
]

const WAITS: readonly (readonly [BankIdMessageCode, object])[] = [
  ['bankid.RFA9', pending('userSign')],
  ['bankid.RFA24', pending('userFace')],
  ['bankid.RFA25', pending('userStepUp')],
  ['bankid.RFA21', pending('somethingNew2027')],
]

/** Persons whom BankID knows but the portal refuses, with the reason and the link that is shown. */
const REFUSED = [
  ['medarbetare', 'SIGN_IN_NOT_PERMITTED', /^(Till appen|Go to the app)/],
  ['slutat', 'SIGN_IN_NOT_AUTHORISED', /^(Till appen|Go to the app)/],
  ['begransad', 'BANKID_NOT_ACCEPTED', /(lösenord|password)$/],
] as const

for (const locale of LOCALES) {
  for (const [code, way, what] of casesIn(locale, ENDINGS, ([, by, { kind }]) => `${by} ${kind}`)) {
    test(`${code}: it is told what happened, and one can try again (${locale})`, async ({ page, server }) => {
      await play(server, 'next', what)
      await begin(page, way, locale)
      const { heading: title, text } = bankIdText(code, locale)
      const ending = page.getByRole('alert').filter({ hasText: title })
      await expect(ending).toContainText(text)
      await expect(
        page.getByRole('button', { name: /^(Försök igen|Visa ny|Try again|Show a new)/ }),
      ).toBeVisible()
    })
  }

  test(`while BankID waits for its person it is told for what (${locale})`, async ({ page, server }) => {
    await begin(page, 'qr', locale)
    await expect(page.getByRole('img', { name: QR[locale] })).toBeVisible()
    for (const [code, what] of casesIn(locale, WAITS, () => 'wait')) {
      await play(server, 'latest', what)
      await expect(page.getByRole('status').filter({ hasText: bankIdText(code, locale).text })).toBeVisible()
      await expect(page.getByRole('main')).not.toContainText(bankIdText('portal.RFA24', locale).text)
    }
    await page.getByRole('button', { name: /^(Avbryt|Cancel)$/ }).click()
    await expect(page.getByRole('button', { name: /QR/ })).toBeVisible()
  })

  test(`who may not sign in like this is told so, with another way (${locale})`, async ({ page, server }) => {
    for (const [name, code, way] of casesIn(locale, REFUSED, ([, , link]) => link.source)) {
      await begin(page, 'qr', locale)
      await expect(page.getByRole('img', { name: QR[locale] })).toBeVisible()
      await play(server, 'latest', { kind: 'person', email: `${name}@demo.example` })
      const { title, action } = errorText(code, locale)
      const ending = page.getByRole('alert').filter({ hasText: title })
      await expect(ending).toContainText(action)
      await expect(ending.getByRole('link', { name: way })).toBeVisible()
    }
  })
}

test('a code that is signed signs in, and opens organisations that take BankID only', async ({
  page,
  server,
}) => {
  await begin(page, 'qr', 'sv')
  await expect(page.getByRole('img', { name: QR.sv })).toBeVisible()
  await play(server, 'latest', { kind: 'person', email: HR.email })
  await page.getByRole('radio', { name: /10403/ }).check()
  await page.getByRole('button', { name: 'Fortsätt' }).click()
  await expect(heading(page, /Henrik/)).toBeVisible()
})

test('on the same device the app leads back to the portal, which goes on from there', async ({ page }) => {
  await begin(page, 'same-device', 'sv')
  const app = await page.getByRole('link', { name: 'Starta BankID-appen' }).getAttribute('href')
  await page.goto(app ?? '')
  await page.getByRole('button', { name: /chef@demo\.example/ }).click()
  await expect(heading(page, /^Hej/)).toBeVisible()
})
