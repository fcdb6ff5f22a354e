import type { WholeOrder } from '@salvia/core/orders'
import { Printer, RotateCcw, Undo2 } from 'lucide-react'
import { useNavigate } from 'react-router'
import { PHONE } from '../../../parts/list/phone.ts'
import { orderAddress } from '../../../parts/orders/order-address.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { ActionMenu, type MenuAction } from '../../../ui/overlay/action-menu.tsx'
import { useMediaQuery } from '../../../ui/use-media-query.ts'
import { useTexts } from './texts.ts'

interface OrderActsProps {
  readonly order: WholeOrder
  readonly onWithdraw: () => void
}

/** What can be done with an order: make it again, withdraw it, print it as a receipt. On a phone they are in a menu. */
export function OrderActs({ order, onWithdraw }: OrderActsProps) {
  const t = useTexts()
  const navigate = useNavigate()
  const isPhone = useMediaQuery(PHONE)
  const { kind, contents, mayOrderAgain, mayWithdraw } = order
  const again = orderAddress(kind, {
    service: contents.service.id ?? undefined,
    clinic: contents.place?.clinic.id,
    purchaseOrderNumber: contents.purchaseOrderNumber ?? undefined,
  })
  const acts: readonly MenuAction[] = [
    ...(mayWithdraw ? [{ label: t('act.withdraw'), icon: Undo2, onAct: onWithdraw }] : []),
    { label: t('act.print'), icon: Printer, onAct: () => window.print() },
  ]
  if (isPhone) {
    const orderAgain = { label: t('act.again'), icon: RotateCcw, onAct: () => void navigate(again) }
    const all = mayOrderAgain ? [orderAgain, ...acts] : acts
    return <ActionMenu label={t('act.more')} isLabelled align="start" actions={all} />
  }
  return (
    <>
      {mayOrderAgain && (
        <ButtonLink to={again} variant="secondary" size="small" icon={RotateCcw}>
          {t('act.again')}
        </ButtonLink>
      )}
      {acts.map(({ label, icon, onAct }) => (
        <Button key={label} variant="secondary" size="small" {...(icon && { icon })} onClick={onAct}>
          {label}
        </Button>
      ))}
    </>
  )
}
