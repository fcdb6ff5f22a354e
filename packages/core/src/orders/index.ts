export { expectedAnswer } from './expected-answer.ts'
export { type FieldFault, faultText, type OrderField } from './field-faults.ts'
export { acceptedNumber, holdsIdentityNumber } from './identity-numbers.ts'
export {
  ORDER_KINDS,
  ORDER_STEPS,
  type OrderContents,
  type OrderDetails,
  type OrderKind,
  type OrderRow,
  type OrderStep,
  orderContentsSchema,
  orderKindSchema,
  orderStepSchema,
  type SentOrder,
  type WholeOrder,
  wholeOrderSchema,
} from './order.ts'
export { type AccessToOrder, accessToOrder, type JudgedOrder, mayReplyTo } from './order-access.ts'
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
  CASE_WORKER_EVENTS,
  type CaseWorkerEvent,
  isEventOpen,
  ORDER_EVENTS,
  type OrderEvent,
  stateAfterMessage,
} from './order-events.ts'
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
export { orderKeptUntil } from './order-kept.ts'
export { orderKeys } from './order-keys.ts'
export { FIRST_ORDER_NUMBER, orderNumber, parseOrderNumber } from './order-number.ts'
export { mayLeadToCertificate } from './order-outcome.ts'
export {
  ORDER_ENDINGS,
  ORDER_STATUS_RULES,
  type OrderEnding,
  type OrderProgress,
  type OrderStatus,
  orderEndingAt,
  orderStatusAt,
  orderStatuses,
  shownOrderStatus,
} from './order-status.ts'
export { orderTimeline } from './order-timeline.ts'
export { ordersContract } from './orders.contract.ts'
export { type OrderFilter, type OrderSort, type OrdersPage, ordersList } from './orders-list.ts'
export { isTakenOver } from './taken-over.ts'
