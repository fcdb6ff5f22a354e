export { type FieldFault, faultText, type OrderField } from './field-faults.ts'
export { acceptedNumber, holdsIdentityNumber } from './identity-numbers.ts'
export {
  ORDER_KINDS,
  type OrderContents,
  type OrderDetails,
  type OrderKind,
  type OrderRow,
  orderContentsSchema,
  orderKindSchema,
  type SentOrder,
  type WholeOrder,
  wholeOrderSchema,
} from './order.ts'
export { type AccessToOrder, accessToOrder, type JudgedOrder, mayReplyTo } from './order-access.ts'
export type { OrderChanges } from './order-changes.ts'
export {
  COUNSELLING_SERVICE,
  counsellingOrderContents,
  groupOrderContents,
  isCounsellingService,
  orderContentsIn,
  personOrderContents,
  type StoredOrderContents,
} from './order-contents.ts'
export { orderDeadlines } from './order-deadlines.ts'
export {
  counsellingOrderFaults,
  groupOrderFaults,
  newEmployeeFaults,
  personOrderFaults,
} from './order-faults.ts'
export {
  type CounsellingOrder,
  counsellingOrderSchema,
  type GroupOrder,
  groupOrderSchema,
  type NewEmployee,
  newEmployeeSchema,
  type PersonOrder,
  personOrderSchema,
} from './order-form.ts'
export { orderKeys } from './order-keys.ts'
export { FIRST_ORDER_NUMBER, orderNumber, parseOrderNumber } from './order-number.ts'
export { mayLeadToCertificate } from './order-outcome.ts'
export { orderTimeline } from './order-timeline.ts'
export { ordersContract } from './orders.contract.ts'
export { type OrderFilter, type OrderSort, type OrdersPage, ordersList } from './orders-list.ts'
