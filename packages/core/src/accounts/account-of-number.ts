import { isEmailAddress } from '../primitives/index.ts'

/** An account that has the e-mail of an employee. */
interface AccountOfEmail {
  readonly id: string
  readonly state: 'inactive' | 'active' | 'closed'
  /** It has an identity number already, whosever it is. */
  readonly hasNumber: boolean
  readonly isCaseWorker: boolean
  /** The company's file gave it a role or a membership. */
  readonly isGivenByFile: boolean
}

/** Somebody employed, with what the e-mail in the file leads to. */
export interface NamedEmployee {
  readonly clientNumber: string
  /** Lower case; null where the file has none, or it may not be kept. */
  readonly email: string | null
  /** Nobody else at the company has that e-mail. */
  readonly isOnlyOne: boolean
  /** Of somebody else who is employed there. */
  readonly isManager: boolean
  /** An account has the identity number. */
  readonly isNumberTaken: boolean
  readonly account: AccountOfEmail | null
}

/** The account of someone who has none with their identity number. */
export type OwnAccount =
  /** One that a file made: once its e-mail has been shown too, it is the person's for good. */
  | { readonly kind: 'bind'; readonly accountId: string }
  /** An immediate manager has none yet: no file makes it. */
  | { readonly kind: 'make'; readonly email: string; readonly clientNumbers: readonly string[] }
  /** Several could be meant: nobody is let in by a guess. */
  | { readonly kind: 'unclear' }
  /** An immediate manager whose e-mail is missing, shared or another's. */
  | { readonly kind: 'no-address' }
  | { readonly kind: 'none' }

/**
 * Which account belongs to a person, by all that employ the person: those that a file made and that have no identity
 * number, else one to be made for an immediate manager. Never a case worker's, and never a closed one.
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
