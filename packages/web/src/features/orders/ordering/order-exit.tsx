import type { Location } from 'react-router'
import { orderAddress } from '../../../parts/orders/order-address.ts'
import { useBegunWork } from '../../../state/begun-work.ts'
import { useUnderWay } from '../../../state/sendings.ts'
import { sessionAtom } from '../../../state/session.state.ts'
import { currentStore } from '../../../state/store.ts'
import { useCompany } from '../../../state/use-company.ts'
import { ExitGuard } from '../../../ui/wizard/exit-guard.tsx'
import type { OrderDraft } from './order-draft.ts'
import { STEP_PARAMETER } from './order-steps.ts'
import { useTexts } from './texts.ts'

/** The name of an order as begun work. */
export const ORDER_WORK = 'order'

interface OrderExitProps {
  readonly kind: OrderDraft['kind']
  /** Something is filled in that leaving the order would lose. */
  readonly isBegun: boolean
  /** A file is on its way. Leaving its step loses it. */
  readonly isUploading: boolean
}

/** Asks before the user leaves an order that is not sent, or a step that a file is still on its way to. */
export function OrderExit({ kind, isBegun, isUploading }: OrderExitProps) {
  const t = useTexts()
  const company = useCompany()?.subOrgName ?? ''
  useBegunWork(ORDER_WORK, isBegun || isUploading ? t('exit.notSent', { company }) : null, true)
  const underWay = useUnderWay(ORDER_WORK)
  return (
    <ExitGuard
      isActive={isBegun || isUploading}
      underWay={underWay}
      questionOf={next => {
        // A signed-out user is never asked: the session ends before this screen renders again.
        if (currentStore().get(sessionAtom) === null) return null
        const isInside = isStep(orderAddress(kind), next)
        if (isInside ? !isUploading : !isBegun && !isUploading) return null
        return isInside
          ? {
              title: t('upload.title'),
              text: t('upload.text'),
              stay: t('upload.stay'),
              leave: t('upload.leave'),
            }
          : { title: t('exit.title'), text: t('exit.text'), stay: t('exit.stay'), leave: t('exit.leave') }
      }}
    />
  )
}

const isStep = (path: string, { pathname, search }: Location): boolean =>
  pathname === path && new URLSearchParams(search).has(STEP_PARAMETER)
