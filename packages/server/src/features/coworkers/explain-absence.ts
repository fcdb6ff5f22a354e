import { absenceReason } from '@salvia/core/access'
import type { CoworkerContext, Explanation } from '@salvia/core/coworkers'
import { EXPLAINED_PEOPLE } from '@salvia/core/limits'
import { foldedSearchText, searchWords } from '@salvia/core/primitives'
import type { Person } from '../../access/caller.ts'
import type { Services } from '../../services.ts'
import type { ListedEmployee } from './coworkers.store.ts'
import { coworkersSeenBy } from './coworkers-seen.ts'

/** Whom a user looks for, where. */
interface AbsenceQuestion {
  readonly user: Person
  readonly clientNumber: string
  readonly q: string
  readonly context: CoworkerContext
}

/** An explanation, with the rows that it tells of. */
interface ExplainedPeople {
  readonly explanation: Explanation
  readonly shown: readonly ListedEmployee[]
}

/**
 * Why the people whom a search finds stand, or do not stand, under a filter. It reads only whom the user sees, as the list
 * does: who is out of reach, has left, works elsewhere or does not exist is left out alike.
 */
export async function explainAbsence(
  { db, secrets }: Pick<Services, 'db' | 'secrets'>,
  { user, clientNumber, q, context }: AbsenceQuestion,
): Promise<ExplainedPeople> {
  const hasWords = searchWords(foldedSearchText(q)).length > 0
  if (!hasWords) return { explanation: { people: [], hasMore: false }, shown: [] }
  const seen = await coworkersSeenBy(db, { user, clientNumber, q, sort: 'name' })
  const found = await seen.rows('all')({ limit: EXPLAINED_PEOPLE + 1, offset: 0, after: null })
  const shown = found.slice(0, EXPLAINED_PEOPLE)
  const people = shown.flatMap(row => {
    const { pid, firstName, lastName, unitPath, protectedIdentity } = row
    const reason = absenceReason(context, seen.access, seen.factsOf(row))
    const person = { pidHash: secrets.pidHash(pid), firstName, lastName, unitPath, protectedIdentity }
    return reason ? [{ ...person, reason }] : []
  })
  return { explanation: { people, hasMore: found.length > shown.length }, shown }
}
