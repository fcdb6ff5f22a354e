import { type MachineToken, machineTokenState } from '@salvia/core/auth'
import { MACHINE_GRANTS } from '@salvia/core/features'
import type { ReactNode } from 'react'
import { formatDate, formatDateTime } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/i18n.ts'
import { useServerTime } from '../../state/server-time.ts'
import { StatusTag } from '../../ui/status-tag.tsx'
import { afterReplacements } from './after-replacements.ts'
import styles from './machine-tokens.module.css'
import { useTexts } from './texts.ts'

const MINUTE_MS = 60_000

interface MachineTokenListProps {
  readonly items: readonly MachineToken[]
  /** The buttons of one token. */
  readonly actions: (token: MachineToken) => ReactNode
}

/**
 * The machine tokens that have not ended: the permissions of each, who made it, when it ends and when it was last used.
 */
export function MachineTokenList({ items, actions }: MachineTokenListProps) {
  return (
    <ul className={styles.list}>
      {afterReplacements(items).map(token => (
        <li key={token.id} className={styles.token}>
          <Facts token={token} />
          <div className={styles.actions}>{actions(token)}</div>
        </li>
      ))}
    </ul>
  )
}

function Facts({ token }: { readonly token: MachineToken }) {
  const t = useTexts()
  const locale = useLocale()
  const { name, grants, createdAt, createdBy, expiresAt, replacedBy, lastUsedAt } = token
  const end = t(replacedBy === null ? 'expires' : 'worksUntil', { time: formatDateTime(expiresAt) })
  return (
    <div className={styles.facts}>
      <p className={styles.name}>
        {name}
        <TokenTag token={token} />
      </p>
      <p>{grants.map(grant => MACHINE_GRANTS[grant].name[locale]).join(', ')}</p>
      <p className={styles.minor}>{t('made', { date: formatDate(createdAt), name: createdBy })}</p>
      <p className={styles.minor}>{end}</p>
      <p className={styles.minor}>
        {lastUsedAt === null ? t('unused') : t('used', { time: formatDateTime(lastUsedAt) })}
      </p>
    </div>
  )
}

/** What is unusual about a token; nothing for one in normal use. */
function TokenTag({ token }: { readonly token: MachineToken }) {
  const t = useTexts()
  const state = machineTokenState(token, useServerTime(MINUTE_MS))
  if (state.kind === 'in-use') return null
  if (state.kind === 'replaced') return <StatusTag tone="neutral">{t('replaced')}</StatusTag>
  const { days } = state
  return <StatusTag tone="warning">{days === 0 ? t('endsToday') : t('endsIn', { count: days })}</StatusTag>
}
