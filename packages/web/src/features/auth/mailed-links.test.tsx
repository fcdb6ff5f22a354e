import { contract } from '@salvia/core/api'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showLocale } from '../../i18n/i18n.ts'
import { startWithConfig } from '../../state/config.state.ts'
import {
  type Asked,
  answering,
  type CannedAnswer,
  refusedWith,
  reply,
  unavailable,
} from '../../testing/answers.ts'
import { EXAMPLE_CONFIG } from '../../testing/config.ts'
import { render } from '../../testing/render.tsx'
import { violations } from '../../testing/violations.ts'
import { BankIdQrScreen } from './bankid.screen.tsx'
import { ConnectBankIdScreen } from './connect-bankid.screen.tsx'
import { NewPasswordScreen, SetPasswordScreen } from './set-password.screen.tsx'
import { UnsubscribeScreen } from './unsubscribe.screen.tsx'

const ORDER = {
  status: 'pending',
  orderRef: 'order',
  message: 'bankid.RFA1',
  qrCode: 'bankid.a.0.b',
  links: null,
} as const
/** An order that is left is cancelled. */
const BEGUN = [
  reply(contract.bankid.start, ORDER),
  reply(contract.bankid.cancel, undefined, { orderRef: ORDER.orderRef }),
]
const heading = (name: string | RegExp) => page.getByRole('heading', { name, level: 1 })
const passwordField = () => page.getByLabelText('Nytt lösenord', { exact: true })

let asked: Asked[]
function serving(answers: readonly CannedAnswer[]): void {
  startWithConfig(EXAMPLE_CONFIG)
  asked = answering(answers)
}
beforeEach(() => showLocale('sv'))
afterEach(() => vi.unstubAllGlobals())

describe.each([
  ['/setPassword', <SetPasswordScreen key="set" />, 'Bestäm lösenord'],
  ['/newPassword', <NewPasswordScreen key="new" />, 'Nytt lösenord'],
])('%s', (path, screen, title) => {
  it('without a link says so at once, and shows no form', async () => {
    serving([])
    await render(screen, path)
    await expect.element(heading('Länken är inte rätt.')).toBeVisible()
    await expect.element(page.getByText(/Öppna länken i mejlet och försök igen/)).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Glömt lösenord?' })).toBeVisible()
    await expect.element(passwordField()).not.toBeInTheDocument()
    expect(asked).toEqual([])
    expect(await violations()).toEqual([])
  })

  it.each([
    ['LINK_EXPIRED', 'Länken gäller inte längre.'],
    ['LINK_INCORRECT', 'Länken är inte rätt.'],
  ] as const)(
    'with one that is refused as %s says so at once, with the way to a new one',
    async (code, told) => {
      serving([reply(contract.accounts.checkPasswordLink, refusedWith(code))])
      await render(screen, `${path}#secret`)
      await expect.element(heading(told)).toBeVisible()
      await expect.element(page.getByRole('link', { name: 'Glömt lösenord?' })).toBeVisible()
      await expect.element(passwordField()).not.toBeInTheDocument()
    },
  )

  it('with an open link asks for the password', async () => {
    serving([
      reply(contract.accounts.checkPasswordLink, undefined),
      reply(contract.accounts.setPassword, undefined),
    ])
    await render(screen, `${path}#secret`)
    await expect.element(heading(title)).toBeVisible()
    await passwordField().fill('tre ord i rad')
    await page.getByRole('button', { name: 'Spara lösenordet' }).click()
    await expect.element(heading('Lösenordet är sparat')).toBeVisible()
    expect(asked.at(-1)?.body).toEqual({ password: 'tre ord i rad' })
  })
})

describe('/koppla-bankid', () => {
  it('without a link says so, with the way to a new one', async () => {
    serving([])
    await render(<ConnectBankIdScreen />, '/koppla-bankid')
    await expect.element(heading('Länken är inte rätt.')).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Logga in med BankID' })).toBeVisible()
    await expect.element(page.getByRole('button', { name: /BankID/ })).not.toBeInTheDocument()
  })

  it('opened does nothing by itself; BankID is begun with the link', async () => {
    serving([...BEGUN, reply(contract.bankid.collect, ORDER)])
    await render(<ConnectBankIdScreen />, '/koppla-bankid#secret')
    await expect.element(heading('Koppla BankID')).toBeVisible()
    expect(asked).toEqual([])
    expect(await violations()).toEqual([])
    await page.getByRole('button', { name: 'BankID med QR-kod' }).click()
    await expect.element(page.getByRole('img', { name: /QR-kod för BankID/ })).toBeVisible()
    expect(asked[0]).toMatchObject({
      path: '/api/bankid/orders',
      body: { start: 'qr', returnPath: '/koppla-bankid', identityLink: 'secret' },
    })
  })

  it('with a link that is over says so, with the way to a new one', async () => {
    serving([reply(contract.bankid.start, refusedWith('LINK_EXPIRED'))])
    await render(<ConnectBankIdScreen />, '/koppla-bankid#secret')
    await page.getByRole('button', { name: 'BankID på den här enheten' }).click()
    await expect.element(heading('Länken gäller inte längre.')).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Logga in med BankID' })).toBeVisible()
  })

  it('with another’s BankID says so, and one may try again', async () => {
    serving([
      reply(contract.bankid.start, ORDER),
      reply(contract.bankid.collect, refusedWith('BANKID_NOT_MATCHED')),
    ])
    await render(<ConnectBankIdScreen />, '/koppla-bankid#secret')
    await page.getByRole('button', { name: 'BankID med QR-kod' }).click()
    await expect.element(page.getByText('Ditt BankID hör inte till det här kontot.')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'BankID med QR-kod' })).toBeVisible()
  })

  it('that the app leads back to goes on by itself, and does not take its fragment for a link', async () => {
    serving([reply(contract.bankid.collect, refusedWith('BANKID_NOT_MATCHED'))])
    await render(<ConnectBankIdScreen />, '/koppla-bankid#bankid=nonce-of-the-order')
    await expect.element(page.getByText(/Öppna länken i mejlet igen/)).toBeVisible()
    expect(asked.map(({ body }) => body)).toEqual([{ returnNonce: 'nonce-of-the-order' }])
  })
})

it('the first sign-in with BankID says that a link was mailed, and asks for nothing more', async () => {
  const told = Response.json(
    {
      status: 401,
      code: 'BANKID_LINK_MAILED',
      title: '',
      traceId: 't',
      data: { email: 'k•••@exempel.se', hours: 24 },
    },
    { status: 401 },
  )
  serving([reply(contract.bankid.start, ORDER), reply(contract.bankid.collect, told)])
  await render(<BankIdQrScreen />, '/logga-in/bankid')
  await page.getByRole('button', { name: 'Visa QR-kod' }).click()
  await expect.element(page.getByRole('heading', { name: 'Vi har mejlat dig en länk' })).toBeVisible()
  await expect.element(page.getByText(/mejlet till k•••@exempel\.se inom 24 timmar/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: /QR-kod/ })).not.toBeInTheDocument()
  expect(await violations()).toEqual([])
})

describe('/unsubscribe', () => {
  const SECRET = 'hemlig-'.repeat(6).concat('x')

  it.each([
    [
      'sv',
      'one',
      'Stäng av mejlen om den här kontrollen',
      /^Du får inte längre mejl om den här kontrollen\./,
    ],
    [
      'sv',
      'all',
      'Stäng av alla mejl om medicinska kontroller',
      /^Du får inte längre mejl om medicinska kontroller, utom /,
    ],
    [
      'en',
      'one',
      'Turn off the emails about this check-up',
      /^You no longer get emails about this check-up\./,
    ],
    [
      'en',
      'all',
      'Turn off all emails about medical check-ups',
      /^You no longer get emails about medical check-ups, unless /,
    ],
  ] as const)('says which mails it turns off, and which are off (%s, %s)', async (...row) => {
    const [locale, mails, title, told] = row
    showLocale(locale)
    serving([reply(contract.accounts.unsubscribe, { isAll: mails === 'all' })])
    await render(<UnsubscribeScreen />, `/unsubscribe?mails=${mails}#${SECRET}`)
    await expect.element(heading(title)).toBeVisible()
    expect(asked).toEqual([])
    expect(await violations()).toEqual([])
    await page.getByRole('button', { name: /^(Stäng|Turn) / }).click()
    await expect.element(page.getByRole('status').getByText(told)).toBeVisible()
    expect(await violations()).toEqual([])
  })

  it('can press again after the network failed, since the address no longer has the secret', async () => {
    const done = reply(contract.accounts.unsubscribe, { isAll: true })
    let isDown = true
    serving([{ ...done, respond: () => (isDown ? unavailable() : done.respond()) }])
    await render(<UnsubscribeScreen />, `/unsubscribe?mails=all#${SECRET}`)
    const button = page.getByRole('button', { name: 'Stäng av alla mejl' })
    await button.click()
    await expect.element(page.getByText(/^Vänta en stund/)).toBeVisible()
    isDown = false
    await button.click()
    await expect.element(heading('Mejlen är avstängda')).toBeVisible()
  })

  it('of an older mail, which does not say what it is about, says that it turns off its mails', async () => {
    serving([])
    await render(<UnsubscribeScreen />, `/unsubscribe#${SECRET}`)
    await expect.element(heading('Stäng av mejlen')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Stäng av mejlen' })).toBeVisible()
  })

  it.each([
    ['without a link', '/unsubscribe'],
    ['with a link that was cut off', `/unsubscribe?mails=all#${SECRET.slice(0, -1)}`],
  ])('%s says so at once, and leads to the profile', async (_, address) => {
    serving([])
    await render(<UnsubscribeScreen />, address)
    await expect.element(heading('Länken är inte rätt.')).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Till din profil' })).toBeVisible()
    await expect.element(page.getByRole('button', { name: /^Stäng av/ })).not.toBeInTheDocument()
    expect(asked).toEqual([])
    expect(await violations()).toEqual([])
  })
})
