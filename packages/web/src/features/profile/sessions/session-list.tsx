import { deviceName, type OwnSession, sessionsContract } from '@salvia/core/sessions'
import { useEffect, useRef, useState } from 'react'
import { useLocale } from '../../../i18n/i18n.ts'
import { useAction } from '../../../state/action.ts'
import { InlineMessage } from '../../../ui/message.tsx'
import { Refused } from '../refused.tsx'
import { useTexts } from '../texts.ts'
import { EndOthers } from './end-others.tsx'
import { SessionRow } from './session-row.tsx'
import styles from './sessions.module.css'

interface SessionListProps {
  readonly items: readonly OwnSession[]
  /** The number of sessions, including those that are not listed. */
  readonly total: number
}

/**
 * The user's sessions, and a button that ends the others. The result is shown where focus moves, because the button may
 * be gone or far below.
 */
export function SessionList({ items, total }: SessionListProps) {
  const t = useTexts()
  const locale = useLocale()
  const [told, setTold] = useState<{ readonly ended: string | null } | null>(null)
  const [endingId, setEndingId] = useState<string | null>(null)
  const place = useRef<HTMLDivElement>(null)
  const end = useAction(sessionsContract.end)
  const endOthers = useAction(sessionsContract.endOthers)
  const failure = end.failure ?? endOthers.failure
  useEffect(() => {
    if (told) place.current?.focus()
  }, [told])

  const endOne = async (session: OwnSession): Promise<void> => {
    if (end.isRunning) return
    setTold(null)
    endOthers.reset()
    setEndingId(session.id)
    const { ok } = await end.run({ params: { id: session.id } })
    const device = deviceName(session.device, locale)
    setTold({ ended: ok ? t('sessions.ended', { device }) : null })
  }
  const endAll = async (): Promise<void> => {
    setTold(null)
    end.reset()
    const { ok } = await endOthers.run({})
    setTold({ ended: ok ? t('sessions.endedOthers') : null })
  }
  return (
    <>
      <div ref={place} tabIndex={-1} className={styles.told}>
        {told?.ended && <InlineMessage tone="success" title={told.ended} />}
        {failure && <Refused failure={failure} />}
      </div>
      <ul className={styles.list}>
        {items.map(session => (
          <SessionRow
            key={session.id}
            session={session}
            isEnding={end.isRunning && endingId === session.id}
            onEnd={() => void endOne(session)}
          />
        ))}
      </ul>
      {total > items.length && (
        <p className={styles.minor}>{t('sessions.more', { count: total - items.length })}</p>
      )}
      {total > 1 ? (
        <EndOthers isEnding={endOthers.isRunning} onEnd={() => void endAll()} />
      ) : (
        <p className={styles.minor}>{t('sessions.alone')}</p>
      )}
    </>
  )
}
