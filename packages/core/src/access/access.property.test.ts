import fc from 'fast-check'
import { expect, test } from 'vitest'
import { COWORKER_CONTEXTS } from '../coworkers/index.ts'
import { absenceReason, coworkerContexts } from './absence-reason.ts'
import { fitsCoworkerFilter } from './coworker-filters.ts'
import { mayOrderFor } from './may-order-for.ts'
import { type AccessEmployee, type AccessUser, type Employment, orderAccess } from './order-access.ts'
import { orderManagersOf } from './order-managers.ts'
import type { OrdererRole } from './orderer-role.ts'
import { orderersOfUnit } from './orderers-of-unit.ts'
import { waysOfSeeing } from './reach.ts'
import { type UnitNode, unitTree } from './unit-tree.ts'

interface World {
  readonly units: readonly UnitNode[]
  readonly roles: readonly OrdererRole[]
  readonly user: AccessUser
  readonly employee: AccessEmployee
}

const accounts = ['me', 'al', 'bo']
const anyAccount = fc.constantFrom(...accounts)

/** A unit's parent is one made before it, so that every world is a forest. */
const anyWorld: fc.Arbitrary<World> = fc
  .array(fc.option(fc.nat(20)), { minLength: 1, maxLength: 9 })
  .map(parents =>
    parents.map((parent, i) => ({
      id: `u${i}`,
      parentId: parent === null || i === 0 ? null : `u${parent % i}`,
      clientNumber: '20001',
    })),
  )
  .chain(units => {
    const anyUnit = fc.constantFrom(...units.map(unit => unit.id))
    return fc.record({
      units: fc.constant(units),
      roles: fc.array(
        fc.record({
          accountId: anyAccount,
          unitId: anyUnit,
          recursive: fc.boolean(),
          role: fc.constantFrom('orderer' as const, 'extended-orderer' as const),
        }),
        { maxLength: 6 },
      ),
      user: fc.record({
        accountId: fc.constant('me'),
        employment: fc.oneof(
          fc.record({ kind: fc.constant('unit' as const), unitId: anyUnit }),
          fc.constantFrom<Employment>({ kind: 'elsewhere' }, { kind: 'unknown' }),
        ),
      }),
      employee: fc.record({
        unitId: anyUnit,
        accountId: fc.option(anyAccount),
        managerAccountId: fc.option(anyAccount),
      }),
    })
  })

/** The rules read aloud, one unit and one role at a time. */
function slowVerdict({ units, roles, user, employee }: World): string {
  const isBelow = (unitId: string, aboveId: string): boolean => {
    const parentId = units.find(unit => unit.id === unitId)?.parentId
    return parentId != null && (parentId === aboveId || isBelow(parentId, aboveId))
  }
  const covers = (role: OrdererRole, unitId: string) =>
    role.unitId === unitId || (role.recursive && isBelow(unitId, role.unitId))
  const hasRole = (accountId: string | null, unitId: string, kind?: OrdererRole['role']) =>
    roles.some(
      role =>
        role.accountId === accountId && covers(role, unitId) && (kind === undefined || role.role === kind),
    )
  if (user.employment.kind === 'unknown') return 'out-of-reach'
  const orders = hasRole(user.accountId, employee.unitId)
  if (!orders && employee.managerAccountId !== user.accountId) return 'out-of-reach'
  if (employee.accountId === user.accountId) return 'self-insight'
  if (!hasRole(user.accountId, employee.unitId, 'extended-orderer')) {
    const shared = units.some(
      unit => hasRole(user.accountId, unit.id) && hasRole(employee.accountId, unit.id),
    )
    if (shared) return 'ordering'
    const { employment } = user
    if (employment.kind === 'unit' && hasRole(employee.accountId, employment.unitId)) return 'colleague'
  }
  return orders ? 'allowed' : 'no-role'
}

test('property: prepared sets answer as the rules read aloud', () => {
  const seen = new Set<string>()
  fc.assert(
    fc.property(anyWorld, world => {
      const answer = mayOrderFor(orderAccess(world.user, unitTree(world.units), world.roles), world.employee)
      const word = answer.kind === 'excluded' ? answer.rule : answer.kind
      seen.add(word)
      expect(word).toBe(slowVerdict(world))
    }),
    { numRuns: 8000 },
  )
  expect([...seen].sort()).toEqual([
    'allowed',
    'colleague',
    'no-role',
    'ordering',
    'out-of-reach',
    'self-insight',
  ])
})

test('property: every filter shows a part of all, and nobody is both orderable and excluded', () => {
  fc.assert(
    fc.property(anyWorld, ({ user, units, roles, employee }) => {
      const access = orderAccess(user, unitTree(units), roles)
      const fits = (context: Parameters<typeof fitsCoworkerFilter>[0]) =>
        fitsCoworkerFilter(context, access, employee)
      for (const context of ['managed', 'orderable', 'unit-orderer', 'excluded'] as const) {
        if (fits(context)) expect(fits('all')).toBe(true)
      }
      expect(fits('orderable') && fits('excluded')).toBe(false)
    }),
    { numRuns: 5000 },
  )
})

test('property: the reason, the filters, the ways of seeing and the right to order never disagree', () => {
  const seen = new Set<string>()
  fc.assert(
    fc.property(
      anyWorld,
      fc.constantFrom(...COWORKER_CONTEXTS),
      ({ user, units, roles, employee }, context) => {
        const access = orderAccess(user, unitTree(units), roles)
        const verdict = mayOrderFor(access, employee)
        const contexts = coworkerContexts(access, employee)
        const reason = absenceReason(context, access, employee)
        seen.add(reason?.kind ?? 'nothing')
        const isWithinReach = verdict.kind !== 'out-of-reach'
        expect([reason !== null, contexts.length > 0, waysOfSeeing(access, employee).length > 0]).toEqual([
          isWithinReach,
          isWithinReach,
          isWithinReach,
        ])
        expect(reason?.kind === 'here').toBe(fitsCoworkerFilter(context, access, employee))
        if (reason?.kind === 'excluded') expect(reason).toEqual(verdict)
        if (reason?.kind === 'no-role') expect(verdict.kind).toBe('no-role')
        if (reason?.kind === 'other-filter') {
          expect(reason.contexts).toEqual(contexts)
          expect(contexts).not.toContain(context)
        }
      },
    ),
    { numRuns: 8000 },
  )
  expect([...seen].sort()).toEqual(['excluded', 'here', 'no-role', 'nothing', 'other-filter'])
})

test('property: who orders for a unit is who holds a role that covers it, the nearest first', () => {
  fc.assert(
    fc.property(anyWorld, ({ units, roles, employee }) => {
      const tree = unitTree(units)
      const managers = orderManagersOf(tree, roles, employee.unitId)
      const holders = managers.map(({ accountId }) => accountId)
      expect([...holders].sort()).toEqual([...orderersOfUnit(tree, roles, employee.unitId)].sort())
      expect(managers.map(({ distance }) => distance)).toEqual(
        managers.map(({ distance }) => distance).sort((one, other) => one - other),
      )
      for (const { distance, role: _role, ...held } of managers) {
        expect(roles).toContainEqual(expect.objectContaining(held))
        const own = roles.filter(({ accountId }) => accountId === held.accountId)
        const isNearer = own.some(({ unitId }) => unitId === employee.unitId) && distance > 0
        expect(isNearer).toBe(false)
      }
    }),
    { numRuns: 3000 },
  )
})

test('property: a further extended role never shuts anyone whom it covers', () => {
  fc.assert(
    fc.property(anyWorld, ({ user, units, roles, employee }) => {
      const tree = unitTree(units)
      const role = {
        accountId: 'me',
        unitId: employee.unitId,
        recursive: false,
        role: 'extended-orderer',
      } as const
      const answer = mayOrderFor(orderAccess(user, tree, [...roles, role]), employee)
      const seen = employee.accountId === 'me' ? 'excluded' : 'allowed'
      expect(answer.kind).toBe(user.employment.kind === 'unknown' ? 'out-of-reach' : seen)
    }),
    { numRuns: 2000 },
  )
})

/** Each of the four sets, and that of the units ordered for once more. */
const MOST_QUESTIONS = 5

/** Counts how often it is asked, and cannot be gone through. */
class AskedSet extends Set<string> {
  asked = 0
  override has(id: string): boolean {
    this.asked += 1
    return super.has(id)
  }
  override [Symbol.iterator](): never {
    throw new Error('An employee is judged without going through all units or accounts.')
  }
}

test('an employee is judged in constant time, however large the organisation', () => {
  const units: UnitNode[] = Array.from({ length: 5000 }, (_, i) => ({
    id: `u${i}`,
    parentId: i === 0 ? null : `u${Math.floor((i - 1) / 4)}`,
    clientNumber: '20001',
  }))
  const roles: OrdererRole[] = units.map((unit, i) => ({
    accountId: `a${i}`,
    unitId: unit.id,
    recursive: i % 3 === 0,
    role: 'orderer',
  }))
  const access = orderAccess(
    { accountId: 'a0', employment: { kind: 'unit', unitId: 'u7' } },
    unitTree(units),
    roles,
  )
  const { ordersFor, extendedFor, shutByOrdering, shutByColleague } = access
  const sets = {
    ordersFor: new AskedSet(ordersFor),
    extendedFor: new AskedSet(extendedFor),
    shutByOrdering: new AskedSet(shutByOrdering),
    shutByColleague: new AskedSet(shutByColleague),
  }
  const kinds = new Set<string>()
  for (let i = 0; i < 7000; i++) {
    const employee = { unitId: `u${i % 5000}`, accountId: `a${i}`, managerAccountId: null }
    kinds.add(mayOrderFor({ ...access, ...sets }, employee).kind)
    const asked = Object.values(sets).reduce((sum, set) => sum + set.asked, 0)
    expect(asked).toBeLessThanOrEqual(MOST_QUESTIONS * (i + 1))
  }
  expect(kinds).toContain('excluded')
})
