export {
  type Customer,
  type CustomerListItem,
  customerListItemSchema,
  customerSchema,
} from './customer.ts'
export { type CustomerState, customerStates } from './customer-state.ts'
export { accountStates, type CustomerUser, customerUserSchema } from './customer-user.ts'
export {
  customerUsersContract,
  customerUsersList,
} from './customer-users.contract.ts'
export { CLOSINGS, type Closing, customersContract } from './customers.contract.ts'
export { customersList } from './customers-list.ts'
