import { contract } from '@salvia/core/api'
import { STANDARD_TEMPLATE } from '@salvia/core/personnel-file'
import { type CannedAnswer, reply } from './answers.ts'

/** The answers to what the page of a customer asks beside the customer and its users. */
export const restOfCustomerPage = (clientNumber: string): readonly CannedAnswer[] => [
  reply(contract.customerFiles.template, { template: STANDARD_TEMPLATE, isOwn: false }, { clientNumber }),
  reply(contract.machineTokens.listOfCustomer, { items: [], hasHr: true }, { clientNumber }),
]
