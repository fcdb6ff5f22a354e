import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BANKID_ERRORS, FAILED_HINTS, PENDING_HINTS } from './hint-codes.ts'
import { type BankIdWay, bankIdMessageOf } from './message-of.ts'
import { BANKID_MESSAGES } from './messages.ts'

const QR: BankIdWay = { start: 'qr', device: 'computer' }
const HERE: BankIdWay = { start: 'same-device', device: 'computer' }
const PHONE: BankIdWay = { start: 'same-device', device: 'phone' }
const pending = (hintCode: string, way = QR) => bankIdMessageOf({ status: 'pending', hintCode }, way)
const failed = (hintCode: string, way = QR) => bankIdMessageOf({ status: 'failed', hintCode }, way)
const error = (errorCode: string) => bankIdMessageOf({ status: 'error', errorCode }, QR)

test('there are 22 hints and 10 errors that are known', () => {
  expect(new Set([...PENDING_HINTS, ...FAILED_HINTS]).size).toBe(22)
  expect(Object.keys(BANKID_ERRORS)).toHaveLength(10)
})

describe('an order that waits', () => {
  test('tells to start the app, or that it is being started here', () => {
    expect([pending('outstandingTransaction'), pending('outstandingTransaction', HERE)]).toEqual([
      'bankid.RFA1',
      'bankid.RFA13',
    ])
    expect([pending('noClient'), pending('noClient', PHONE)]).toEqual(['bankid.RFA1', 'bankid.RFA1'])
  })

  test('searches on the computer only where the app was started there', () => {
    expect([HERE, PHONE, QR].map(way => pending('started', way))).toEqual([
      'bankid.RFA15A',
      'bankid.RFA15B',
      'bankid.RFA15B',
    ])
  })

  test.each([
    ['userSign', 'bankid.RFA9'],
    ['userMrtd', 'bankid.RFA23'],
    ['userCallConfirm', 'bankid.RFA21'],
    ['processing', 'bankid.RFA21'],
    ['userFace', 'bankid.RFA24'],
    ['userStepUp', 'bankid.RFA25'],
    ['somethingNew2027', 'bankid.RFA21'],
    ['toString', 'bankid.RFA21'],
  ])('%s: %s', (hint, message) => expect(pending(hint)).toBe(message))

  test('without a hint is under way', () => {
    expect(bankIdMessageOf({ status: 'pending' }, QR)).toBe('bankid.RFA21')
  })
})

describe('an order that came to nothing', () => {
  test('was not started here, or was not scanned', () => {
    expect([failed('startFailed', HERE), failed('startFailed')]).toEqual(['bankid.RFA17A', 'bankid.RFA17B'])
  })

  test.each([
    ['expiredTransaction', 'bankid.RFA8'],
    ['certificateErr', 'bankid.RFA16'],
    ['userCancel', 'bankid.RFA6'],
    ['cancelled', 'bankid.RFA3'],
    ['userDeclinedCall', 'bankid.RFA22'],
    ['notSupportedByUserApp', 'portal.APP_TOO_OLD'],
    ['transactionRiskBlocked', 'portal.RISK'],
    ['mrtdVerificationFailed', 'bankid.RFA26'],
    ['facialRecognitionFailed', 'bankid.RFA27'],
    ['nfcNotSupportedByDevice', 'bankid.RFA28'],
    ['multipleBankIdsOnDevice', 'bankid.RFA29'],
    ['stepUpFailed', 'bankid.RFA30'],
    ['somethingNew2027', 'bankid.RFA22'],
    // A hint of an order that waits means nothing here.
    ['userSign', 'bankid.RFA22'],
  ])('%s: %s', (hint, message) => expect(failed(hint)).toBe(message))
})

test.each([
  ['alreadyInProgress', 'bankid.RFA4'],
  ['requestTimeout', 'bankid.RFA5'],
  ['internalError', 'bankid.RFA5'],
  ['maintenance', 'bankid.RFA5'],
  ['tooManyRequests', 'bankid.RFA5'],
  ['invalidParameters', 'bankid.RFA22'],
  ['unauthorized', 'bankid.RFA22'],
  ['notFound', 'bankid.RFA22'],
  ['methodNotAllowed', 'bankid.RFA22'],
  ['unsupportedMediaType', 'bankid.RFA22'],
  ['brandNewError', 'bankid.RFA22'],
])('error %s: %s', (code, message) => expect(error(code)).toBe(message))

test('whatever comes has a message, and no order is ever told to use a password', () => {
  const way = fc.constantFrom(QR, HERE, PHONE)
  const word = fc.oneof(fc.constantFrom(...PENDING_HINTS, ...FAILED_HINTS), fc.string())
  fc.assert(
    fc.property(
      fc.constantFrom('pending' as const, 'failed' as const),
      word,
      way,
      (status, hintCode, way) => {
        const message = bankIdMessageOf({ status, hintCode }, way)
        expect(Object.hasOwn(BANKID_MESSAGES, message)).toBe(true)
        expect(['portal.RFA24', 'portal.RFA25']).not.toContain(message)
      },
    ),
  )
})
