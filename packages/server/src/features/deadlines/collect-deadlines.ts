import { type Deadline, type DeadlineList, deadlinesWithin, endOfSpan } from '@salvia/core/deadlines'
import { DEADLINES_PER_FEATURE } from '@salvia/core/limits'
import { mayUse } from '../../access/company-access.ts'
import type { DeadlineQuestion, DeadlineSource } from './deadline-source.ts'

/** A query for deadlines, with the number of days ahead on the Stockholm calendar. */
type DeadlineQuery = Omit<DeadlineQuestion, 'until' | 'most'> & { readonly days: number }

/**
 * One list from all features that the caller may use. A feature that fails is named as missing, the others still
 * answer.
 */
export async function deadlinesOf(
  sources: readonly DeadlineSource[],
  { days, ...asked }: DeadlineQuery,
): Promise<DeadlineList> {
  const { now } = asked
  const until = endOfSpan(now, { days })
  // Asks for one more than is shown, to know whether there are more.
  const question = { ...asked, until, most: DEADLINES_PER_FEATURE + 1 }
  const open = sources.filter(({ feature }) => mayUse(feature, asked.company, asked.caller))
  const answers = await Promise.all(
    open.map(async source => {
      const found = await ask(source, question)
      return { feature: source.feature, found: found && deadlinesWithin(found, now, { days }) }
    }),
  )
  const told = answers.flatMap(({ found }) => found?.slice(0, DEADLINES_PER_FEATURE) ?? [])
  const missing = answers.filter(({ found }) => found === null)
  return {
    items: deadlinesWithin(told, now, { days }),
    hasMore: answers.some(({ found }) => found !== null && found.length > DEADLINES_PER_FEATURE),
    until,
    unavailable: [...new Set(missing.map(({ feature }) => feature))],
  }
}

/** The deadlines of one source. Null if the source failed. */
async function ask(source: DeadlineSource, question: DeadlineQuestion): Promise<readonly Deadline[] | null> {
  try {
    return await source.deadlines(question)
  } catch (error) {
    question.services.log.error('deadlines-missing', { feature: source.feature, error })
    return null
  }
}
