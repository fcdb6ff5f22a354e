export {
  type BankIdCollectAnswer,
  type BankIdLinks,
  type BankIdStartAnswer,
  bankidContract,
} from './bankid.contract.ts'
export {
  BANKID_ERRORS,
  type BankIdErrorCode,
  FAILED_HINTS,
  type FailedHint,
  PENDING_HINTS,
  type PendingHint,
} from './hint-codes.ts'
export {
  BANKID_STARTS,
  type BankIdDevice,
  type BankIdStart,
  type BankIdWay,
  type BankIdWords,
  bankIdMessageOf,
} from './message-of.ts'
export {
  BANKID_MESSAGES,
  type BankIdMessageCode,
  type BankIdText,
  bankIdText,
} from './messages.ts'
export type { BankIdMessage, BankIdNextStep } from './next-steps.ts'
export { programAddress, returnFragment, returnNonceOf } from './return-fragment.ts'
