import { contract } from '@salvia/core/api'
import type { UnseenWrite } from './seen-write.ts'

const ONLY_MAILED = 'It is followed by a mail alone.'
const ATTACHED = 'An attached file stands on the screen that attached it, until it is sent.'
const ONLY_DRAFT = 'A draft stands on no screen before it is submitted.'
const PAIRING = 'A pairing stands in the terminal that began it and on the screen where its code was typed.'
const ORDER = 'A BankID order stands on the screen that began it, until the session begins.'

export const UNSEEN_WRITES: readonly UnseenWrite[] = [
  { endpoint: contract.accounts.requestActivation, because: ONLY_MAILED },
  { endpoint: contract.accounts.requestRecovery, because: ONLY_MAILED },
  { endpoint: contract.bookings.mailEmployee, because: ONLY_MAILED },
  {
    endpoint: contract.accounts.activate,
    because: 'Nobody is signed in with an account that is not active.',
  },
  { endpoint: contract.personnelFile.attach, because: ONLY_DRAFT },
  { endpoint: contract.customerFiles.attach, because: ONLY_DRAFT },
  { endpoint: contract.personnelFile.attachToReply, because: ATTACHED },
  { endpoint: contract.personnelFile.removeAttachment, because: ATTACHED },
  { endpoint: contract.auth.renew, because: 'The token of the session is replaced, and nothing else.' },
  { endpoint: contract.bankid.start, because: ORDER },
  { endpoint: contract.bankid.collect, because: ORDER },
  { endpoint: contract.bankid.cancel, because: ORDER },
  {
    endpoint: contract.feeds.send,
    because: 'One of the provider’s own systems sends it; the portal asks again by itself.',
  },
  {
    endpoint: contract.feedFiles.put,
    because: 'One of the provider’s own systems sends it, before the lines that name it.',
  },
  { endpoint: contract.orders.attach, because: ATTACHED },
  { endpoint: contract.orders.removeAttachment, because: ATTACHED },
  { endpoint: contract.orderCases.attach, because: ATTACHED },
  { endpoint: contract.orderCases.removeAttachment, because: ATTACHED },
  { endpoint: contract.orderCases.markRead, because: 'A read message stands as it is shown.' },
  { endpoint: contract.pairings.start, because: PAIRING },
  { endpoint: contract.pairings.collect, because: PAIRING },
  { endpoint: contract.pairings.cancel, because: PAIRING },
  { endpoint: contract.pairings.approve, because: PAIRING },
  { endpoint: contract.pairings.refuse, because: PAIRING },
]
