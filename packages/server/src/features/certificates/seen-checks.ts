import { mayOrderFor } from '@salvia/core/access'
import { certificateAccess } from '@salvia/core/certificates'
import { EXCLUSION_RULE_ERRORS } from '@salvia/core/coworkers'
import { appError } from '@salvia/core/error-catalogue'
import type { Person } from '../../access/caller.ts'
import { companyRules } from '../../access/company-rules.ts'
import { type FoundEmployee, findEmployee } from '../../access/found-employee.store.ts'
import type { Services } from '../../services.ts'
import { type CertificateView, personsView } from './certificate-view.ts'

/** An employee whose medical check-ups the user sees. */
export interface SeenChecks {
  readonly employee: FoundEmployee
  readonly view: CertificateView
  readonly mayChange: boolean
}

/** Whose check-ups a call names. */
interface NamedEmployee {
  readonly clientNumber: string
  /** The keyed hash, or the identity number. */
  readonly name: string
}

/**
 * One employee, as calls about the check-ups of one employee need it. Throws COWORKER_NOT_FOUND, alike for one who is
 * out of reach, has left, works elsewhere or does not exist; and the code of the rule that shuts the user out.
 * @spec §6
 */
export async function seenChecks(
  { db, secrets }: Pick<Services, 'db' | 'secrets'>,
  user: Pick<Person, 'accountId' | 'pid'>,
  { clientNumber, name }: NamedEmployee,
): Promise<SeenChecks> {
  // The same statements for everyone, so that the time of a refusal does not tell whether somebody exists.
  const rules = await companyRules(db, user, clientNumber)
  const view = await personsView(db, user, clientNumber)
  const employee = await findEmployee(db, secrets, clientNumber, name)
  if (!employee) throw appError('COWORKER_NOT_FOUND')
  const facts = rules.factsOf(employee)
  const access = certificateAccess(rules.access, facts)
  if (access.kind === 'seen') return { employee, view, mayChange: access.mayChange }
  const verdict = mayOrderFor(rules.access, facts)
  throw appError(verdict.kind === 'excluded' ? EXCLUSION_RULE_ERRORS[verdict.rule] : 'COWORKER_NOT_FOUND')
}
