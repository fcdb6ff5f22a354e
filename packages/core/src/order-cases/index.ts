export { isBookable } from './bookable-order.ts'
export {
  type OrderCase,
  type OrderCaseRow,
  type OrderSlot,
  orderCaseSchema,
} from './order-case.ts'
export { orderCasesList } from './order-cases-list.ts'
