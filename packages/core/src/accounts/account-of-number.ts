import { isEmailAddress } from '../primitives/index.ts'

/** An account that has the email of an employee. */
interface AccountOfEmail {
  readonly id: string
  readonly state: 'inactive' | 'active' | 'closed'
  /** The account already has an identity number, this person's or another's. */
  readonly hasNumber: boolean
  readonly isCaseWorker: boolean
  /** The company's file gave it a role or a membership. */
  readonly isGivenByFile: boolean
}

/** An employee, with the account that has the email of the personnel file. */
export interface NamedEmployee {
  readonly clientNumber: string
  /** In lower case; null if the file has none, or if it must not be stored. */
  readonly email: string | null
  /** No other employee of the company has this email. */
  readonly isOnlyOne: boolean
  /** Is the immediate manager of at least one other employee of the company. */
  readonly isManager: boolean
  /** Some account already has this identity number. */
  readonly isNumberTaken: boolean
  readonly account: AccountOfEmail | null
}

/** The account that belongs to a person whose identity number no account has yet. */
export type OwnAccount =
  /**
   * An account with the employee's email. When the person has shown that they read its email, it gets the identity
   * number.
   */
  | { readonly kind: 'bind'; readonly accountId: string }
  /** An immediate manager without an account: no file makes one, so it is made now. */
  | { readonly kind: 'make'; readonly email: string; readonly clientNumbers: readonly string[] }
  /** Several accounts fit, so nobody is let in by a guess. */
  | { readonly kind: 'unclear' }
  /** An immediate manager whose email is missing, or is used by somebody else too. */
  | { readonly kind: 'no-address' }
  | { readonly kind: 'none' }

/**
 * Finds the account that belongs to a person, from every employment of that person. It is the account with the
 * employee's email, if it has no identity number yet and a file gave it rights or the person is an immediate
 * manager; else, for an immediate manager, one that is to be made. It is never the account of a case worker and never
 * a closed one.
 */
export function ownAccount(rows: readonly NamedEmployee[]): OwnAccount {
  const [first, ...others] = new Set(rows.filter(isClaimed).map(({ account }) => account?.id))
  if (first !== undefined) return others.length > 0 ? { kind: 'unclear' } : { kind: 'bind', accountId: first }
  const managers = rows.filter(row => row.isManager && row.account?.state !== 'closed')
  if (managers.length === 0) return { kind: 'none' }
  const makeable = managers.filter(mayBeMade)
  const [email, ...further] = new Set(makeable.map(row => row.email))
  if (email == null) return { kind: 'no-address' }
  if (further.length > 0) return { kind: 'unclear' }
  return { kind: 'make', email, clientNumbers: makeable.map(({ clientNumber }) => clientNumber) }
}

function isClaimed({ account, isOnlyOne, isManager }: NamedEmployee): boolean {
  if (!account || !isOnlyOne || account.hasNumber || account.isCaseWorker) return false
  return account.state !== 'closed' && (account.isGivenByFile || isManager)
}

function mayBeMade({ account, email, isOnlyOne, isNumberTaken }: NamedEmployee): boolean {
  return account === null && isOnlyOne && !isNumberTaken && email !== null && isEmailAddress(email)
}
