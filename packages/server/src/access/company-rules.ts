import {
  type AccessEmployee,
  type OrderAccess,
  type OrdererRole,
  orderAccess,
  specialAccounts,
  type UnitTree,
  unitTree,
} from '@salvia/core/access'
import type { Db } from '../db/database.ts'
import { type AccessState, asOfNow, inState } from './access-state.ts'
import type { Person } from './caller.ts'
import { ordinaryEmployee, type SpecialEmployee } from './employee-selection.ts'
import { placeOfWork } from './employment.store.ts'
import { groupFacts, type NamedUnit } from './group-facts.store.ts'
import { type Headcount, headcounts } from './headcounts.store.ts'
import { KeptCopies } from './kept-copies.ts'
import { specialProspects } from './prospective-employees.store.ts'
import { reviewedUnits } from './reviewed-units.store.ts'
import { specialEmployees } from './ruled-employees.store.ts'

/** What the rules read of a company, whoever asks. */
export interface CompanyFacts {
  readonly clientNumber: string
  /** The units of every company in the group. */
  readonly tree: UnitTree
  /** Every orderer role in the group. */
  readonly roles: readonly OrdererRole[]
  /** The company's own open units. */
  readonly units: readonly NamedUnit[]
  readonly headcounts: readonly Headcount[]
}

/** The rules of who may see whom, prepared for one user at one company. */
export interface CompanyRules extends CompanyFacts {
  readonly access: OrderAccess
  /** The employees who must be judged one by one. */
  readonly specials: readonly SpecialEmployee[]
  /** The prospective employees who must be. */
  readonly specialProspects: readonly SpecialEmployee[]
  /** What the rules need to know about an employee of the company, or a prospective one. */
  factsOf(employee: { readonly id: string; readonly unitId: string }): AccessEmployee
}

type User = Pick<Person, 'accountId' | 'pid'>

/** The facts of all groups kept in memory have at most so many units and roles; likewise headcounts, and rules of users. */
const MOST_KEPT = 300_000

const GROUPS = new KeptCopies({
  most: MOST_KEPT,
  weightOf: ({ tree, roles }: Awaited<ReturnType<typeof readGroup>>) => tree.units.length + roles.length,
})
const COMPANIES = new KeptCopies<CompanyFacts>({
  most: MOST_KEPT,
  weightOf: facts => facts.units.length + facts.headcounts.length,
})
const RULES = new KeptCopies<CompanyRules>({
  most: MOST_KEPT,
  weightOf: ({ access, specials, specialProspects: prospects }) =>
    [
      access.ordersFor,
      access.extendedFor,
      access.reviews,
      access.shutByOrdering,
      access.shutByColleague,
    ].reduce((sum, { size }) => sum + size, 1 + specials.length + prospects.length),
})

/** The facts that the rules of a company are judged by, as they are now. */
export function companyFacts(db: Db, clientNumber: string): Promise<CompanyFacts> {
  return asOfNow(db, clientNumber, { copies: COMPANIES, key: clientNumber }, readFacts(clientNumber))
}

/** The rules for a user at a company, as they are now. */
export function companyRules(db: Db, user: User, clientNumber: string): Promise<CompanyRules> {
  const key = `${clientNumber} ${user.accountId} ${user.pid}`
  return asOfNow(db, clientNumber, { copies: RULES, key }, async state => {
    const facts = await inState(state, { copies: COMPANIES, key: clientNumber }, readFacts(clientNumber))
    return readRules(state.db, user, facts)
  })
}

async function readGroup({ db, groupId }: AccessState) {
  const { units, roles } = await groupFacts(db, groupId)
  const own = Map.groupBy(units, ({ clientNumber }) => clientNumber)
  return { tree: unitTree(units), roles, unitsOf: (clientNumber: string) => own.get(clientNumber) ?? [] }
}

const readFacts =
  (clientNumber: string) =>
  async (state: AccessState): Promise<CompanyFacts> => {
    const { tree, roles, unitsOf } = await inState(state, { copies: GROUPS, key: state.groupId }, readGroup)
    const counted = await headcounts(state.db, clientNumber)
    return { clientNumber, tree, roles, units: unitsOf(clientNumber), headcounts: counted }
  }

async function readRules(db: Db, { accountId, pid }: User, facts: CompanyFacts): Promise<CompanyRules> {
  const { clientNumber, tree, roles, units } = facts
  const place = await placeOfWork(db, { accountId, pid }, clientNumber)
  const employment = place.kind === 'unit' ? { kind: place.kind, unitId: place.unit.id } : place
  const reviews = await reviewedUnits(db, { accountId, clientNumber })
  const access = orderAccess({ accountId, employment, reviews }, tree, roles)
  const unitIds = units.map(({ id }) => id)
  const accounts = [...specialAccounts(access, unitIds)]
  const specials = await specialEmployees(db, clientNumber, { accountId, accounts })
  const prospects = await specialProspects(db, clientNumber, { accountId, accounts })
  const special = new Map([...specials, ...prospects].map(employee => [employee.id, employee]))
  return {
    ...facts,
    access,
    specials,
    specialProspects: prospects,
    factsOf: ({ id, unitId }) => special.get(id) ?? ordinaryEmployee(unitId),
  }
}
