import type { CaseWorkerEvent, MatterCase } from '@salvia/core/matters'
import { useAction } from '../../../state/action.ts'
import { outdateAnswers } from '../../../state/outdated.ts'
import type { CaseWorkersMatter } from './case-workers-matter.ts'

/**
 * Runs an event of a case worker on the matter as it is shown, or as it was when a question about it was put. If somebody
 * else has changed it, it is fetched again; what is typed on the page stays.
 */
export function useMatterAct({ calls, matter }: Pick<CaseWorkersMatter, 'calls' | 'matter'>) {
  const { run, isRunning, failure, reset } = useAction(calls.act)
  // What this call refuses says that the matter is no longer as it was shown.
  const isOutdatedBy = (code: string): boolean => calls.act.errors.includes(code)
  /** Answers the version that the event made; null if it was refused. */
  const act = async (
    event: CaseWorkerEvent,
    { id, version }: Pick<MatterCase, 'id' | 'version'> = matter,
  ): Promise<number | null> => {
    const outcome = await run({ params: { id, event }, body: { version } })
    if (!outcome.ok && isOutdatedBy(outcome.failure.code)) await outdateAnswers()
    return outcome.ok ? outcome.data.version : null
  }
  return {
    act,
    isRunning,
    failure,
    /** The failure has already shown the matter as it is now. */
    isOutdated: failure !== undefined && isOutdatedBy(failure.code),
    reset,
  }
}
