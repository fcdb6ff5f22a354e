import { type AccessEmployee, fitsCoworkerFilter, mayOrderFor } from '@salvia/core/access'
import { type CoworkerContext, EXCLUSION_RULE_ERRORS } from '@salvia/core/coworkers'
import { appError } from '@salvia/core/error-catalogue'
import type { Services } from '../services.ts'
import type { Person } from './caller.ts'
import { type CompanyRules, companyRules } from './company-rules.ts'
import { type FoundEmployee, findEmployee, findEmployeeOfNumber } from './found-employee.store.ts'

/** An employee whom the user sees and no rule shuts. */
export interface SeenEmployee {
  readonly employee: FoundEmployee
  /** What the rules know about the employee. */
  readonly facts: AccessEmployee
  readonly rules: CompanyRules
  readonly mayOrder: boolean
}

/** The keyed hash of an identity number, or the number itself, where the call counts it (`typedNumber`). */
type EmployeeName = { readonly pidHash: string } | { readonly pid: string }

/** Whom a call names. */
interface NamedEmployee {
  readonly clientNumber: string
  readonly name: EmployeeName
  /** The filter of the employees list under which the employee must stand. */
  readonly context?: CoworkerContext
}

/**
 * One employee, as calls about one employee need it. Throws COWORKER_NOT_FOUND, alike for one who is out of reach, has
 * left, works elsewhere, does not exist or does not stand under the filter; and the code of the rule that shuts the user
 * out.
 * @spec §6
 */
export async function seenEmployee(
  { db, secrets }: Pick<Services, 'db' | 'secrets'>,
  user: Pick<Person, 'accountId' | 'pid'>,
  { clientNumber, name, context = 'all' }: NamedEmployee,
): Promise<SeenEmployee> {
  // The same statements for everyone, so that the time of a refusal does not tell whether somebody exists.
  const rules = await companyRules(db, user, clientNumber)
  const employee = await ('pid' in name
    ? findEmployeeOfNumber(db, clientNumber, name.pid)
    : findEmployee(db, secrets, clientNumber, name.pidHash))
  if (!employee) throw appError('COWORKER_NOT_FOUND')
  const facts = rules.factsOf(employee)
  if (!fitsCoworkerFilter(context, rules.access, facts)) throw appError('COWORKER_NOT_FOUND')
  const verdict = mayOrderFor(rules.access, facts)
  if (verdict.kind === 'excluded') throw appError(EXCLUSION_RULE_ERRORS[verdict.rule])
  return { employee, facts, rules, mayOrder: verdict.kind === 'allowed' }
}
