import type { UnitScope } from './unit-tree.ts'

/** A role that lets an account order: plain, or extended (usually HR). */
export interface OrdererRole extends UnitScope {
  readonly accountId: string
  readonly role: 'orderer' | 'extended-orderer'
}
