import { machineTokenState } from '@salvia/core/auth'
import type { Instant } from '@salvia/core/primitives'
import type { ReactNode } from 'react'
import { formatDate, formatDateTime } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/i18n.ts'
import { useServerTime } from '../../state/server-time.ts'
import { StatusTag } from '../../ui/status-tag.tsx'
import styles from './machine-tokens.module.css'
import { useTexts } from './texts.ts'

const MINUTE_MS = 60_000

/** A token with a secret, of a machine or of one of the provider's own systems. */
interface ListedToken {
  readonly id: string
  readonly name: string
  readonly createdAt: Instant
  /** Null for one that no person made. */
  readonly createdBy: string | null
  readonly expiresAt: Instant
  readonly lastUsedAt: Instant | null
  /** Absent for tokens that are never replaced. */
  readonly replacedBy?: string | null
  /** The last moment of all grants but sending, for a token whose maker is no HR any more. */
  readonly grantsEndAt?: Instant | null
  /** Why it works no longer before its time; absent for tokens that do not end so. */
  readonly endedBecause?: 'maker-gone' | null
}

interface TokenListProps<T extends ListedToken> {
  readonly items: readonly T[]
  /** What a token may be used for, in words. */
  readonly opens: (token: T) => string
  /** The buttons of one token. */
  readonly actions: (token: T) => ReactNode
}

/** Tokens that are neither revoked nor expired: what each opens, who made it, when it ends and when it was last used. */
export function TokenList<T extends ListedToken>({ items, opens, actions }: TokenListProps<T>) {
  return (
    <ul className={styles.list}>
      {items.map(token => (
        <li key={token.id} className={styles.token}>
          <Facts token={token} opens={opens(token)} />
          <div className={styles.actions}>{actions(token)}</div>
        </li>
      ))}
    </ul>
  )
}

function Facts({ token, opens }: { readonly token: ListedToken; readonly opens: string }) {
  const t = useTexts()
  useLocale()
  const {
    name,
    createdAt,
    createdBy,
    expiresAt,
    replacedBy = null,
    lastUsedAt,
    endedBecause,
    grantsEndAt,
  } = token
  const planned = t(replacedBy === null ? 'expires' : 'worksUntil', { time: formatDateTime(expiresAt) })
  const end = endedBecause ? t('makerGone', { name: createdBy ?? '' }) : planned
  const date = formatDate(createdAt)
  return (
    <div className={styles.facts}>
      <p className={styles.name}>
        {name}
        <TokenTag token={token} />
      </p>
      <p>{opens}</p>
      <p className={styles.minor}>
        {createdBy === null ? t('madeByCommand', { date }) : t('made', { date, name: createdBy })}
      </p>
      <p className={styles.minor}>{end}</p>
      {grantsEndAt && (
        <p className={styles.minor}>
          {t('grantsEnd', { name: createdBy ?? '', time: formatDateTime(grantsEndAt) })}
        </p>
      )}
      <p className={styles.minor}>
        {lastUsedAt === null ? t('unused') : t('used', { time: formatDateTime(lastUsedAt) })}
      </p>
    </div>
  )
}

/** What is unusual about a token; nothing for one in normal use. */
function TokenTag({
  token: { expiresAt, replacedBy = null, endedBecause },
}: {
  readonly token: ListedToken
}) {
  const t = useTexts()
  const state = machineTokenState({ expiresAt, replacedBy }, useServerTime(MINUTE_MS))
  if (endedBecause) return <StatusTag tone="danger">{t('ended')}</StatusTag>
  if (state.kind === 'in-use') return null
  if (state.kind === 'replaced') return <StatusTag tone="neutral">{t('replaced')}</StatusTag>
  const { days } = state
  return <StatusTag tone="warning">{days === 0 ? t('endsToday') : t('endsIn', { count: days })}</StatusTag>
}
