import type { BankIdErrorCode, FailedHint, PendingHint } from './hint-codes.ts'
import type { BankIdMessageCode } from './messages.ts'

/** How the BankID app gets the order: it scans a QR code, or it is opened on the same device. */
export const BANKID_STARTS = ['qr', 'same-device'] as const
export type BankIdStart = (typeof BANKID_STARTS)[number]

export type BankIdDevice = 'computer' | 'phone'

/** What the message depends on, beside BankID's answer. */
export interface BankIdWay {
  readonly start: BankIdStart
  /** What the browser runs on. */
  readonly device: BankIdDevice
}

/** BankID's answer: a pending or failed order, or an error. */
export type BankIdWords =
  | { readonly status: 'pending' | 'failed'; readonly hintCode?: string | undefined }
  | { readonly status: 'error'; readonly errorCode: string }

type Told = BankIdMessageCode | ((way: BankIdWay) => BankIdMessageCode)

const PENDING: Readonly<Record<PendingHint, Told>> = {
  outstandingTransaction: ({ start }) => (start === 'same-device' ? 'bankid.RFA13' : 'bankid.RFA1'),
  noClient: 'bankid.RFA1',
  // A QR code is always scanned by a phone, whatever device shows it.
  started: ({ start, device }) =>
    start === 'same-device' && device === 'computer' ? 'bankid.RFA15A' : 'bankid.RFA15B',
  userMrtd: 'bankid.RFA23',
  userCallConfirm: 'bankid.RFA21',
  userSign: 'bankid.RFA9',
  processing: 'bankid.RFA21',
  userStepUp: 'bankid.RFA25',
  userFace: 'bankid.RFA24',
}

const FAILED: Readonly<Record<FailedHint, Told>> = {
  expiredTransaction: 'bankid.RFA8',
  certificateErr: 'bankid.RFA16',
  userCancel: 'bankid.RFA6',
  cancelled: 'bankid.RFA3',
  startFailed: ({ start }) => (start === 'same-device' ? 'bankid.RFA17A' : 'bankid.RFA17B'),
  userDeclinedCall: 'bankid.RFA22',
  notSupportedByUserApp: 'portal.APP_TOO_OLD',
  transactionRiskBlocked: 'portal.RISK',
  mrtdVerificationFailed: 'bankid.RFA26',
  facialRecognitionFailed: 'bankid.RFA27',
  nfcNotSupportedByDevice: 'bankid.RFA28',
  multipleBankIdsOnDevice: 'bankid.RFA29',
  stepUpFailed: 'bankid.RFA30',
}

const ERRORS: Readonly<Record<BankIdErrorCode, Told>> = {
  alreadyInProgress: 'bankid.RFA4',
  invalidParameters: 'bankid.RFA22',
  unauthorized: 'bankid.RFA22',
  notFound: 'bankid.RFA22',
  methodNotAllowed: 'bankid.RFA22',
  requestTimeout: 'bankid.RFA5',
  unsupportedMediaType: 'bankid.RFA22',
  tooManyRequests: 'bankid.RFA5',
  internalError: 'bankid.RFA5',
  maintenance: 'bankid.RFA5',
}

/**
 * The message for BankID's answer. Unknown codes, which may be new, get the message of a pending order or of an
 * unknown error.
 * @example bankIdMessageOf({ status: 'failed', hintCode: 'userCancel' }, way) // 'bankid.RFA6'
 */
export function bankIdMessageOf(words: BankIdWords, way: BankIdWay): BankIdMessageCode {
  if (words.status === 'error') return told(ERRORS, words.errorCode, way) ?? 'bankid.RFA22'
  return words.status === 'pending'
    ? (told(PENDING, words.hintCode, way) ?? 'bankid.RFA21')
    : (told(FAILED, words.hintCode, way) ?? 'bankid.RFA22')
}

function told(
  table: Readonly<Record<string, Told>>,
  word: string | undefined,
  way: BankIdWay,
): BankIdMessageCode | undefined {
  if (word === undefined || !Object.hasOwn(table, word)) return undefined
  const found = table[word]
  return typeof found === 'function' ? found(way) : found
}
