import { type BankIdMessageCode, type BankIdWay, bankIdMessageOf } from '@salvia/core/bankid'
import type { BankIdFault } from '../../adapters/bankid/bankid-client.ts'

/** The message to the user when the provider gave no usable answer and the server has stopped retrying. */
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
