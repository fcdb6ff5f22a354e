import { AppError } from '@salvia/core/errors'
import { TIMELINE_ENTRIES_PER_FEATURE } from '@salvia/core/limits'
import { type Timeline, type TimelineEntry, timelineOrder } from '@salvia/core/timeline'
import { mayUse } from '../../access/company-access.ts'
import type { TimelineQuestion, TimelineSource } from './timeline-source.ts'

/**
 * One timeline from all features that are open to the caller. A feature that fails is named as missing, the others still
 * answer.
 */
export async function timelineOf(
  sources: readonly TimelineSource[],
  asked: Omit<TimelineQuestion, 'most'>,
): Promise<Timeline> {
  const most = TIMELINE_ENTRIES_PER_FEATURE
  const open = sources.filter(({ feature }) => mayUse(feature, asked.company, asked.caller))
  const answers = await Promise.all(
    open.map(async source => ({
      feature: source.feature,
      // Asks for one more than is shown, to know whether there are more.
      found: await ask(source, { ...asked, most: most + 1 }),
    })),
  )
  const missing = answers.filter(({ found }) => found === null)
  return {
    items: timelineOrder(answers.flatMap(({ found }) => found?.slice(0, most) ?? [])),
    hasMore: answers.some(({ found }) => found !== null && found.length > most),
    unavailable: [...new Set(missing.map(({ feature }) => feature))],
  }
}

/** The entries of one source. Null if the source failed. */
async function ask(
  source: TimelineSource,
  question: TimelineQuestion,
): Promise<readonly TimelineEntry[] | null> {
  try {
    return await source.entries(question)
  } catch (error) {
    // A refusal is no fault: the provider has not connected the system that the feature needs.
    if (!(error instanceof AppError)) {
      question.services.log.error('timeline-missing', { feature: source.feature, error })
    }
    return null
  }
}
