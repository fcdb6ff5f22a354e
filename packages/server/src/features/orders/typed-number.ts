import { judgeNumber, type NumberVerdict } from '@salvia/core/access'
import type { Contract } from '@salvia/core/api'
import { EXCLUSION_RULE_ERRORS } from '@salvia/core/coworkers'
import { appError } from '@salvia/core/error-catalogue'
import { acceptedNumber } from '@salvia/core/orders'
import { stockholmDate } from '@salvia/core/primitives'
import { addAudit } from '../../access/audit.store.ts'
import { companyRules } from '../../access/company-rules.ts'
import { type FoundEmployee, findEmployeeOfNumber } from '../../access/found-employee.store.ts'
import { accountsOfNumber } from '../../access/prospective-employees.store.ts'
import type { Db } from '../../db/database.ts'
import type { Context } from '../../http/handler.ts'
import { ownNumbers } from './making.store.ts'
import type { PersonCall } from './ordered-service.ts'

type CheckCall = Context<Contract['orders']['checkNumber']>

/** An identity number that a user may order for. `employee` is null for a new employee. */
interface OrderableNumber {
  readonly employee: FoundEmployee | null
}

/** Judges a typed number. Throws OWN_NUMBER, the code of the rule that shuts the user out, and ORDER_TAKES_ROLE. */
export async function orderableNumber(
  db: Db,
  call: PersonCall | CheckCall,
  pid: string,
  unitIds?: readonly string[],
): Promise<OrderableNumber> {
  const { verdict, employee } = await judgedNumber(db, call, pid, unitIds)
  if (verdict.kind === 'own') throw appError('OWN_NUMBER')
  if (verdict.kind === 'excluded') throw appError(EXCLUSION_RULE_ERRORS[verdict.rule])
  if (verdict.kind === 'no-role') throw appError('ORDER_TAKES_ROLE')
  return { employee: verdict.kind === 'known' ? employee : null }
}

/**
 * The same statements run for every number, so that the time of an answer tells nothing either. A protected person is
 * judged as one out of reach.
 */
async function judgedNumber(
  db: Db,
  { caller, company: { clientNumber } }: PersonCall | CheckCall,
  pid: string,
  unitIds?: readonly string[],
): Promise<{ verdict: NumberVerdict; employee: FoundEmployee | null }> {
  const { access, factsOf, units } = await companyRules(db, caller, clientNumber)
  const own = await ownNumbers(db, caller.accountId)
  const accounts = await accountsOfNumber(db, clientNumber, pid)
  const employee = (await findEmployeeOfNumber(db, clientNumber, pid)) ?? null
  const typed = {
    isOwn: caller.pid === pid || own.includes(pid),
    employee: employee && factsOf(employee),
    accounts,
  }
  const possible = unitIds ?? units.map(({ id }) => id).filter(id => access.ordersFor.has(id))
  return { verdict: judgeNumber(access, typed, possible), employee }
}

/** Audits what the check of a number finds, without the number. That it was typed is counted before the call runs. */
export async function auditCheckedNumber(call: PersonCall | CheckCall, pid: string): Promise<void> {
  const { services, caller, company, now } = call
  const { db } = services
  const { verdict, employee } = await judgedNumber(db, call, pid)
  await addAudit(db, {
    ...{ at: now, actor: caller, action: 'order-number-checked', clientNumber: company.clientNumber },
    details: { answer: verdict.kind, ...(verdict.kind === 'known' && employee && { employee: employee.id }) },
  })
}

/** Whether the user may order for an identity number, and the name of who is known by it. */
export async function checkNumber(call: CheckCall) {
  const { services, body, now, fail } = call
  const pid = acceptedNumber(body.pid, stockholmDate(now))
  if (pid === null) throw fail('NUMBER_NOT_WRITTEN_CORRECTLY')
  await auditCheckedNumber(call, pid)
  const { employee } = await orderableNumber(services.db, call, pid)
  if (!employee) return { kind: 'new' as const }
  const { firstName, lastName } = employee
  return { kind: 'known' as const, pidHash: services.secrets.pidHash(pid), firstName, lastName }
}
