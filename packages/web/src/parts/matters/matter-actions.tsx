import { type LucideIcon, Printer, Undo2 } from 'lucide-react'
import { useNavigate } from 'react-router'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { ActionMenu, type MenuAction } from '../../ui/overlay/action-menu.tsx'
import { useMediaQuery } from '../../ui/use-media-query.ts'
import { PHONE } from '../list/phone.ts'
import { useTexts } from './texts.ts'

/** Something of the kind's own that is done on another page, such as ordering the same again. */
export interface MatterLink {
  readonly label: string
  readonly icon: LucideIcon
  readonly to: string
}

interface MatterActionsProps {
  readonly link: MatterLink | null
  readonly mayWithdraw: boolean
  readonly onWithdraw: () => void
}

/** What can be done with a matter: what its kind has, withdraw it, print it as a receipt. On a phone they are in a menu. */
export function MatterActions({ link, mayWithdraw, onWithdraw }: MatterActionsProps) {
  const t = useTexts()
  const navigate = useNavigate()
  const isPhone = useMediaQuery(PHONE)
  const acts: readonly MenuAction[] = [
    ...(mayWithdraw ? [{ label: t('act.withdraw'), icon: Undo2, onAct: onWithdraw }] : []),
    { label: t('act.print'), icon: Printer, onAct: () => window.print() },
  ]
  if (isPhone) {
    const first = link ? [{ ...link, onAct: () => void navigate(link.to) }] : []
    return <ActionMenu label={t('act.more')} isLabelled align="start" actions={[...first, ...acts]} />
  }
  return (
    <>
      {link && (
        <ButtonLink to={link.to} variant="secondary" size="small" icon={link.icon}>
          {link.label}
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
