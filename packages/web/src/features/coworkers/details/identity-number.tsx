import { contract } from '@salvia/core/api'
import { IDENTITY_NUMBER_SHOWN_SECONDS } from '@salvia/core/limits'
import { useLayoutEffect, useState } from 'react'
import { useAction } from '../../../state/action.ts'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { FailureMessage } from '../../../ui/failure-message.tsx'
import styles from './coworker.module.css'
import { useTexts } from './texts.ts'

const SHOWN_MS = IDENTITY_NUMBER_SHOWN_SECONDS * 1000
const BIRTH_DATE_DIGITS = 8

interface IdentityNumberProps {
  readonly params: { readonly clientNumber: string; readonly id: string }
}

/**
 * The identity number, fetched only on a press because each answer is audited. It is hidden again after a while, and
 * kept nowhere but here.
 */
export function IdentityNumber({ params }: IdentityNumberProps) {
  const t = useTexts()
  const { run, isRunning, failure } = useAction(contract.coworkers.number)
  const [pid, setPid] = useState<string | null>(null)
  // Before the number is painted, so that it is never shown without its end being set.
  useLayoutEffect(() => {
    if (pid === null) return
    const hide = setTimeout(() => setPid(null), SHOWN_MS)
    return () => clearTimeout(hide)
  }, [pid])
  const show = async (): Promise<void> => {
    const outcome = await run({ params })
    if (outcome.ok) setPid(outcome.data.pid)
  }
  const number = pid === null ? '' : `${pid.slice(0, BIRTH_DATE_DIGITS)}-${pid.slice(BIRTH_DATE_DIGITS)}`
  return (
    <span className={styles.number}>
      <span role="status" className={styles.shown}>
        {pid !== null && (
          <>
            <span className={styles.figure} translate="no">
              {number}
            </span>
            <CopyButton text={number} label={t('number.copy')} />
          </>
        )}
      </span>
      <Button
        variant="secondary"
        size="small"
        busy={isRunning && t('number.busy')}
        onClick={() => (pid === null ? void show() : setPid(null))}
      >
        {pid === null ? t('number.show') : t('number.hide')}
      </Button>
      {pid !== null && (
        <span className={styles.note}>{t('number.note', { count: IDENTITY_NUMBER_SHOWN_SECONDS })}</span>
      )}
      <FailureMessage failure={failure} />
    </span>
  )
}
