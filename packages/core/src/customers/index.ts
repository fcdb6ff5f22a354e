export {
  type Customer,
  type CustomerListItem,
  customerListItemSchema,
  customerSchema,
} from './customer.ts'
export { type CustomerState, customerStates } from './customer-state.ts'
export { type CustomerPage, customerPageSchema, customersContract } from './customers.contract.ts'
