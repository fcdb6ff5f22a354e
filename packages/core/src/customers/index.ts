export {
  type Customer,
  type CustomerListItem,
  customerListItemSchema,
  customerSchema,
} from './customer.ts'
export { type CustomerState, customerStates } from './customer-state.ts'
export { accountStates, type CustomerUser, customerUserSchema } from './customer-user.ts'
export {
  CLOSINGS,
  type Closing,
  type CustomerPage,
  type CustomerUserPage,
  customerPageSchema,
  customersContract,
  customerUserPageSchema,
} from './customers.contract.ts'
