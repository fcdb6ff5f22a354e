import { contract } from '@salvia/core/api'
import type { ErrorCode } from '@salvia/core/error-catalogue'
import type { CaseWorkerEvent } from '@salvia/core/matters'
import type { OrderCase } from '@salvia/core/order-cases'
import { useAction } from '../../../../state/action.ts'
import { outdateAnswers } from '../../../../state/outdated.ts'

/** Errors that say that the order is no longer as it was shown. */
const OUTDATED: readonly ErrorCode[] = ['ORDER_CHANGED', 'ORDER_EVENT_REFUSED']

/**
 * Runs an event of a case worker on the order as it is shown, or as it was when a question about it was put. If somebody else has changed it, the order is fetched
 * again; what is typed on the page stays.
 */
export function useOrderAct(order: OrderCase) {
  const { run, isRunning, failure, reset } = useAction(contract.orderCases.act)
  const act = async (event: CaseWorkerEvent, { id, version } = order): Promise<boolean> => {
    const outcome = await run({ params: { id, event }, body: { version } })
    if (!outcome.ok && OUTDATED.includes(outcome.failure.code)) await outdateAnswers()
    return outcome.ok
  }
  return {
    act,
    isRunning,
    failure,
    /** The failure has already shown the order as it is now. */
    isOutdated: failure !== undefined && OUTDATED.includes(failure.code),
    reset,
  }
}
