/** BankID's hint codes for a pending order. */
export const PENDING_HINTS = [
  'outstandingTransaction',
  'noClient',
  'started',
  'userMrtd',
  'userCallConfirm',
  'userSign',
  'processing',
  'userStepUp',
  'userFace',
] as const
export type PendingHint = (typeof PENDING_HINTS)[number]

/** BankID's hint codes for a failed order. */
export const FAILED_HINTS = [
  'expiredTransaction',
  'certificateErr',
  'userCancel',
  'cancelled',
  'startFailed',
  'userDeclinedCall',
  'notSupportedByUserApp',
  'transactionRiskBlocked',
  'mrtdVerificationFailed',
  'facialRecognitionFailed',
  'nfcNotSupportedByDevice',
  'multipleBankIdsOnDevice',
  'stepUpFailed',
] as const
export type FailedHint = (typeof FAILED_HINTS)[number]

/** BankID's error codes, each with its HTTP status. */
export const BANKID_ERRORS = {
  alreadyInProgress: 400,
  invalidParameters: 400,
  unauthorized: 401,
  notFound: 404,
  methodNotAllowed: 405,
  requestTimeout: 408,
  unsupportedMediaType: 415,
  tooManyRequests: 429,
  internalError: 500,
  maintenance: 503,
} as const
export type BankIdErrorCode = keyof typeof BANKID_ERRORS
