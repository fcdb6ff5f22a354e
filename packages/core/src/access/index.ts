export { absenceReason, coworkerContexts } from './absence-reason.ts'
export { fitsCoworkerFilter } from './coworker-filters.ts'
export { judgeNumber, type NumberVerdict, type TypedNumber } from './judge-number.ts'
export { mayOrderFor, type OrderVerdict } from './may-order-for.ts'
export {
  type AccessEmployee,
  type AccessUser,
  type Employment,
  isExtendedForCompany,
  type OrderAccess,
  orderAccess,
} from './order-access.ts'
export { type OrderingAccount, orderManagersOf } from './order-managers.ts'
export type { OrdererRole } from './orderer-role.ts'
export { orderersOfUnit } from './orderers-of-unit.ts'
export { isManagedBy, waysOfSeeing } from './reach.ts'
export { specialAccounts } from './special-accounts.ts'
export {
  coveredUnits,
  type UnitNode,
  type UnitScope,
  type UnitTree,
  unitTree,
  withUnitsAbove,
} from './unit-tree.ts'
