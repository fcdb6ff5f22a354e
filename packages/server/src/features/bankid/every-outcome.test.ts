import { type BankIdMessageCode, bankIdText } from '@salvia/core/bankid'
import { BANKID_COLLECT_SECONDS, BANKID_PATIENCE_SECONDS } from '@salvia/core/limits'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type BankIdApp, HASTY, openBankIdApp, TestBrowser } from '../../testing/bankid.ts'
import { openTestApp, type TestApp } from '../../testing/index.ts'
import { simulatedOrders } from '../../testing/test.store.ts'

let salvia: TestApp
let bankid: BankIdApp
let hasty: BankIdApp
let browser: TestBrowser
beforeAll(async () => {
  salvia = await openTestApp()
  hasty = await openBankIdApp(salvia, HASTY)
  bankid = await openBankIdApp(salvia)
})
afterAll(async () => {
  await hasty.close()
  await bankid.close()
  await salvia.close()
})

/** Whatever happens, no secret and no text from the provider leaves the server. */
afterEach(async () => {
  const orders = await simulatedOrders(salvia.services.db)
  const outside = [...browser.seen, ...salvia.log].join('\n')
  for (const { qrStartSecret } of orders) if (qrStartSecret) expect(outside).not.toContain(qrStartSecret)
  expect(outside).not.toMatch(/Chosen in the simulator|No such order|"details"|qrStartSecret/)
})

const words = (answer: { body: Readonly<Record<string, unknown>> }) =>
  (['sv', 'en'] as const).map(locale => bankIdText(answer.body.message as BankIdMessageCode, locale).text)

/** What the user is told when this happens to a sign-in with a scanned code. */
async function told(play: object, { app } = bankid) {
  browser = new TestBrowser(bankid.app)
  const { body } = await browser.start()
  await bankid.play({ orderRef: String(body.orderRef) }, play)
  const collect = () => browser.collect({ orderRef: body.orderRef }, app)
  const answer = await collect()
  return { orderRef: body.orderRef, answer, again: collect }
}

/** The same, after the server has stopped retrying. */
async function toldInTheEnd(play: object, app = bankid) {
  const { orderRef, answer, again } = await told(play, app)
  salvia.clock.advance(BANKID_PATIENCE_SECONDS * 1000)
  return { orderRef, first: answer, last: await again() }
}

const STARTED_BY_CODE = ['Starta BankID-appen.', 'Start your BankID app.']
const TECHNICAL = ['Internt tekniskt fel. Försök igen.', 'Internal error. Please try again.']
const UNKNOWN = ['Okänt fel. Försök igen.', 'Unknown error. Please try again.']
const UNDER_WAY = ['Identifiering eller underskrift pågår.', 'Identification or signing in progress.']

describe('a hint of an order that waits', () => {
  test.each([
    ['outstandingTransaction', ...STARTED_BY_CODE],
    ['noClient', ...STARTED_BY_CODE],
    [
      'started',
      'Säkerställ att du har ett giltigt BankID på den här enheten.',
      'valid BankID on this device.',
    ],
    ['userMrtd', 'Fotografera och läs av din ID-handling', 'Take a photo of, and scan, your ID document'],
    ['userCallConfirm', ...UNDER_WAY],
    ['userSign', 'Skriv in din säkerhetskod i BankID-appen', 'Enter your security code in the BankID app'],
    ['processing', ...UNDER_WAY],
    ['userStepUp', 'Välj hur du vill bekräfta din identitet', 'Choose how you want to confirm your identity'],
    ['userFace', 'Gör en ansiktsigenkänning i BankID-appen.', 'Do a facial recognition in the BankID app.'],
    ['somethingNew2027', ...UNDER_WAY],
  ])('%s', async (hintCode, sv, en) => {
    const { answer } = await told({ kind: 'hint', status: 'pending', hintCode })
    expect(answer.body.status).toBe('pending')
    expect(words(answer)).toEqual([expect.stringContaining(sv ?? ''), expect.stringContaining(en ?? '')])
    const isToScan = hintCode === 'outstandingTransaction' || hintCode === 'noClient'
    expect(answer.body.qrCode !== null).toBe(isToScan)
    expect(words(answer).join()).not.toMatch(/lösenord|password/)
  })
})

describe('a hint of an order that came to nothing', () => {
  test.each([
    ['expiredTransaction', 'BankID-appen svarar inte.', 'The BankID app is not responding.'],
    ['certificateErr', 'är för gammalt eller spärrat.', 'is blocked or too old.'],
    ['userCancel', 'Åtgärden avbruten.', 'Action cancelled.'],
    ['cancelled', 'Åtgärden avbruten. Försök igen.', 'Action cancelled. Please try again.'],
    ['startFailed', 'Misslyckades att läsa av QR-koden.', 'Failed to scan the QR code.'],
    ['userDeclinedCall', ...UNKNOWN],
    ['notSupportedByUserApp', 'Uppdatera appen och försök igen.', 'Update the app and try again.'],
    ['transactionRiskBlocked', 'bedömde att inloggningen inte var säker.', 'the sign-in was not safe.'],
    ['mrtdVerificationFailed', 'Kontrollen av din ID-handling misslyckades.', 'could not be verified.'],
    ['facialRecognitionFailed', 'Ansiktsigenkänningen misslyckades.', 'The facial recognition failed.'],
    ['nfcNotSupportedByDevice', 'Din enhet saknar den läsare', 'Your device lacks the reader'],
    ['multipleBankIdsOnDevice', 'Du har flera BankID på din enhet.', 'several BankIDs on your device.'],
    [
      'stepUpFailed',
      'Bekräftelsen av din identitet misslyckades.',
      'The confirmation of your identity failed.',
    ],
    ['somethingFailed2027', ...UNKNOWN],
  ])('%s', async (hintCode, sv, en) => {
    const { answer, again } = await told({ kind: 'hint', status: 'failed', hintCode })
    expect(answer).toMatchObject({ status: 200, body: { status: 'failed' } })
    expect(words(answer)).toEqual([expect.stringContaining(sv ?? ''), expect.stringContaining(en ?? '')])
    expect((await again()).body, 'an answer that was lost can be asked for again').toEqual(answer.body)
  })
})

/** Temporary errors, which the user is told only after they have lasted for a while. */
const PASSING = ['tooManyRequests', 'maintenance']
const ERRORS: readonly (readonly [string, readonly string[]])[] = [
  [
    'alreadyInProgress',
    [
      'En identifiering eller underskrift för det här personnumret är redan påbörjad. Försök igen.',
      'An identification or signing for this personal number is already started. Please try again.',
    ],
  ],
  ['requestTimeout', TECHNICAL],
  ['internalError', TECHNICAL],
  ['tooManyRequests', TECHNICAL],
  ['maintenance', TECHNICAL],
  ['invalidParameters', UNKNOWN],
  ['unauthorized', UNKNOWN],
  ['notFound', UNKNOWN],
  ['methodNotAllowed', UNKNOWN],
  ['unsupportedMediaType', UNKNOWN],
  ['somethingWrong2027', UNKNOWN],
]

describe('an error instead of an order', () => {
  test.each(ERRORS)('%s', async (errorCode, texts) => {
    await bankid.play('next', { kind: 'error', errorCode, times: 4 })
    browser = new TestBrowser(bankid.app)
    const answer = await browser.start()
    expect(answer).toMatchObject({ status: 200, body: { status: 'failed' } })
    expect(words(answer)).toEqual(texts)
    await browser.start()
  })

  test('maintenance that is over after three tries is not seen', async () => {
    await bankid.play('next', { kind: 'error', errorCode: 'maintenance', times: 3 })
    browser = new TestBrowser(bankid.app)
    expect((await browser.start()).body).toMatchObject({ status: 'pending', message: 'bankid.RFA1' })
  })
})

describe('an error instead of how an order stands', () => {
  test.each(ERRORS)('%s', async (errorCode, texts) => {
    const { first, last } = await toldInTheEnd({ kind: 'error', errorCode })
    expect(first.body.status).toBe(PASSING.includes(errorCode) ? 'pending' : 'failed')
    expect(last.body.status).toBe('failed')
    expect(words(last)).toEqual(texts)
  })

  test('maintenance that passes is not seen', async () => {
    const { answer, again } = await told({ kind: 'error', errorCode: 'maintenance', times: 3 })
    const answers = [answer]
    for (let collects = 1; collects < 4; collects += 1) {
      salvia.clock.advance(BANKID_COLLECT_SECONDS * 1000)
      answers.push(await again())
    }
    expect(answers.map(each => each.body.message)).toEqual(Array(4).fill('bankid.RFA1'))
  })
})

describe('a provider that misbehaves', () => {
  test.each([
    ['slow', 'pending', STARTED_BY_CODE],
    ['unknown-status', 'pending', UNDER_WAY],
    ['garbage', 'failed', TECHNICAL],
    ['wrong-content-type', 'failed', TECHNICAL],
    ['empty', 'failed', TECHNICAL],
    ['huge', 'failed', TECHNICAL],
    ['redirect', 'failed', TECHNICAL],
    ['other-order', 'failed', TECHNICAL],
    ['no-person', 'failed', TECHNICAL],
    ['too-late', 'failed', UNKNOWN],
  ] as const)('%s', async (name, status, texts) => {
    const { answer } = await told({ kind: 'misbehaviour', name, delayMs: 20 })
    expect(answer).toMatchObject({ status: 200, body: { status } })
    expect(words(answer)).toEqual(texts)
  })

  test.each([
    ['silent', ['Inloggningen tog för lång tid. Försök igen.', 'Login timed out. Try again.']],
    ['cut', TECHNICAL],
  ] as const)('%s: waited for, then given up, and the provider is told', async (name, texts) => {
    const { orderRef, first, last } = await toldInTheEnd(
      { kind: 'misbehaviour', name },
      name === 'silent' ? hasty : bankid,
    )
    expect(first.body).toMatchObject({ status: 'pending', message: 'bankid.RFA1' })
    expect(words(last)).toEqual(texts)
    const order = (await simulatedOrders(salvia.services.db)).find(each => each.orderRef === orderRef)
    expect(order?.endedAt, 'cancelled at the provider').not.toBeNull()
  })

  test.each([
    ['silent', 'portal.TIMED_OUT'],
    ['cut', 'bankid.RFA5'],
    ['garbage', 'bankid.RFA5'],
  ])('%s when an order is begun', async (name, message) => {
    await bankid.play('next', { kind: 'misbehaviour', name })
    browser = new TestBrowser(name === 'silent' ? hasty.app : bankid.app)
    const { body } = await browser.start()
    // The cut connection is retried, and then there is an order.
    if (name === 'cut') expect(body.status).toBe('pending')
    else expect(body).toEqual({ status: 'failed', message })
  })
})
