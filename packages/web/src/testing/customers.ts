import { contract } from '@salvia/core/api'
import { STANDARD_TEMPLATE } from '@salvia/core/personnel-file'
import { type CannedAnswer, reply } from './answers.ts'
import { profileAnswers } from './signed-in.ts'

/** The answers to what the page of a customer asks a case worker beside the customer and its users. */
export const restOfCustomerPage = (clientNumber: string): readonly CannedAnswer[] => [
  ...profileAnswers([], { isCaseWorker: true, companies: [] }),
  reply(contract.customerFiles.template, { template: STANDARD_TEMPLATE, isOwn: false }, { clientNumber }),
  reply(contract.machineTokens.listOfCustomer, { items: [], hasHr: true }, { clientNumber }),
]
