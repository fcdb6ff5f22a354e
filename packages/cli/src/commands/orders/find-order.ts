import { isAppError } from '@salvia/core/error-catalogue'
import { type OrderDetails, orderNumber, parseOrderNumber } from '@salvia/core/orders'
import { z } from 'zod'
import type { Context } from '../../command/context.ts'
import { errorOf } from '../../errors/cli-error.ts'
import { chooseCompany, orgWords } from '../../session/company.ts'
import { openSession, type Session } from '../../session/session.ts'
import { ordersErrors } from './orders.errors.ts'

export const ORDER_ARGUMENT = {
  name: 'order',
  summary: {
    sv: 'beställningens nummer, som B-20001',
    en: 'the number of the order, such as B-20001',
  },
  required: true,
  many: false,
} as const

interface Found {
  readonly order: OrderDetails
  readonly session: Session
  readonly clientNumber: string
}

/** The order with a number as people write it, or with an id. Throws when the user sees none. */
export async function findOrder(word: string, org: string | undefined, ctx: Context): Promise<Found> {
  const number = parseOrderNumber(word)
  const isId = z.uuid().safeParse(word).success
  if (number === null && !isId) throw errorOf(ordersErrors.ORDER_NUMBER_WRONG, { number: word })
  const id = number === null ? word : orderNumber(number)
  const session = await openSession(ctx)
  const company = await chooseCompany(session, org, ctx)
  const { clientNumber, subOrgName } = company
  try {
    const order = await session.client.orders.get({ params: { clientNumber, id } })
    return { order, session, clientNumber }
  } catch (error) {
    if (!isAppError(error, 'ORDER_NOT_FOUND')) throw error
    const values = { number: id, company: subOrgName, org: orgWords(session, company, org) }
    throw errorOf(ordersErrors.ORDER_UNKNOWN, values, { cause: error })
  }
}
