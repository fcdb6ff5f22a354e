import { type BankIdMessageCode, type BankIdWay, bankIdMessageOf } from '@salvia/core/bankid'
import type { BankIdFault } from '../../adapters/bankid/bankid-client.ts'

/** What is told when the provider gave no answer that can be used, and patience is at its end. */
export function failedMessage(fault: BankIdFault, way: BankIdWay): BankIdMessageCode {
  switch (fault.kind) {
    case 'error':
      return bankIdMessageOf({ status: 'error', errorCode: fault.errorCode }, way)
    case 'silent':
      return 'portal.TIMED_OUT'
    case 'closed':
    case 'nonsense':
      return 'bankid.RFA5'
  }
}
