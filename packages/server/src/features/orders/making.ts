import type { HandlersOf } from '../../http/handler.ts'
import { orderForPerson, permittedPerson } from './order-person.ts'
import { orderCounselling, orderForGroup, permittedCounselling, permittedGroup } from './order-units.ts'
import { checkNumber } from './typed-number.ts'

/** The calls that make orders. What a repeated call may answer takes the right to make the order still. */
export const makingHandlers: Pick<
  HandlersOf<'orders'>,
  'person' | 'group' | 'counselling' | 'checkNumber'
> = {
  person: { act: orderForPerson, beforeRepeat: call => permittedPerson(call.services.db, call) },
  group: { act: orderForGroup, beforeRepeat: call => permittedGroup(call.services.db, call) },
  counselling: {
    act: orderCounselling,
    beforeRepeat: call => permittedCounselling(call.services.db, call),
  },
  checkNumber,
}
