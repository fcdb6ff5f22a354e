import { type Deadline, type DeadlineList, deadlinesWithin, endOfSpan } from '@salvia/core/deadlines'
import { DEADLINES_PER_FEATURE } from '@salvia/core/limits'
import { mayUse } from '../../access/company-access.ts'
import type { DeadlineQuestion, DeadlineSource } from './deadline-source.ts'

/** Whose deadlines are asked for, and how many days ahead on the Stockholm calendar. */
export type DeadlineQuery = Omit<DeadlineQuestion, 'until' | 'most'> & { readonly days: number }

/** One list from every feature that is open to the caller. A feature that fails is told as missing; the others answer. */
export async function deadlinesOf(
  sources: readonly DeadlineSource[],
  { days, ...asked }: DeadlineQuery,
): Promise<DeadlineList> {
  const { now } = asked
  const until = endOfSpan(now, { days })
  // One more than is told, so that it is known whether there are more.
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

/** Null where the source failed. */
async function ask(source: DeadlineSource, question: DeadlineQuestion): Promise<readonly Deadline[] | null> {
  try {
    return await source.deadlines(question)
  } catch (error) {
    question.services.log.error('deadlines-missing', { feature: source.feature, error })
    return null
  }
}
