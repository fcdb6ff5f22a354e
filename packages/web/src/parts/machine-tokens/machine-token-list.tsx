import type { MachineToken } from '@salvia/core/auth'
import { MACHINE_GRANTS } from '@salvia/core/features'
import type { ReactNode } from 'react'
import { useLocale } from '../../i18n/i18n.ts'
import { afterReplacements } from './after-replacements.ts'
import { TokenList } from './token-list.tsx'

interface MachineTokenListProps {
  readonly items: readonly MachineToken[]
  /** The buttons of one token. */
  readonly actions: (token: MachineToken) => ReactNode
}

/** The machine tokens of a company that have not ended, with the permissions of each. */
export function MachineTokenList({ items, actions }: MachineTokenListProps) {
  const locale = useLocale()
  return (
    <TokenList
      items={afterReplacements(items)}
      opens={({ grants }) => grants.map(grant => MACHINE_GRANTS[grant].name[locale]).join(', ')}
      actions={actions}
    />
  )
}
