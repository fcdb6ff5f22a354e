import type { ExclusionRule } from '../coworkers/index.ts'
import { mayOrderFor } from './may-order-for.ts'
import type { AccessEmployee, OrderAccess } from './order-access.ts'

/** What is known of an identity number that a user types under *New employee*. */
export interface TypedNumber {
  /** It is the user's own, by the account or by the employment. */
  readonly isOwn: boolean
  /** Who has it at the company, as the rules know them; null for nobody. */
  readonly employee: AccessEmployee | null
  /** The accounts of the number, wherever in the group. */
  readonly accounts: readonly string[]
}

/** Whether a user may order for an identity number, and as whom. */
export type NumberVerdict =
  /** In reach: the user may order for the employee as for any other. */
  | { readonly kind: 'known' }
  /** Nobody of the company, or out of reach: a new employee to the user. */
  | { readonly kind: 'new' }
  | { readonly kind: 'own' }
  | { readonly kind: 'excluded'; readonly rule: ExclusionRule }
  | { readonly kind: 'no-role' }

/**
 * Judges a typed identity number. A new employee is judged by the accounts of the number as anybody else in the unit would
 * be, so that whoever a rule shuts cannot be ordered for under another unit.
 * @param unitIds the units that the new employee may belong to, all of which the user orders for
 * @spec §5
 */
export function judgeNumber(
  access: OrderAccess,
  { isOwn, employee, accounts }: TypedNumber,
  unitIds: Iterable<string>,
): NumberVerdict {
  if (isOwn || accounts.includes(access.accountId)) return { kind: 'own' }
  const verdict = employee ? mayOrderFor(access, employee) : { kind: 'out-of-reach' as const }
  if (verdict.kind === 'allowed') return { kind: 'known' }
  if (verdict.kind !== 'out-of-reach') return verdict
  let rule: ExclusionRule | undefined
  for (const unitId of unitIds) {
    const shut = ruleFor(access, unitId, accounts)
    if (!shut) return { kind: 'new' }
    rule ??= shut
  }
  return rule ? { kind: 'excluded', rule } : { kind: 'new' }
}

/** The rule that would shut a person with these accounts in a unit. */
function ruleFor(
  access: OrderAccess,
  unitId: string,
  accounts: readonly string[],
): ExclusionRule | undefined {
  for (const accountId of accounts) {
    const verdict = mayOrderFor(access, { unitId, accountId, managerAccountId: null })
    if (verdict.kind === 'excluded') return verdict.rule
  }
  return undefined
}
