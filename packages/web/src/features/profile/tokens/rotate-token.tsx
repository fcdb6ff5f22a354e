import { type MachineToken, type MadeToken, machineTokensContract } from '@salvia/core/auth'
import { MACHINE_TOKEN_DAYS } from '@salvia/core/limits'
import { useState } from 'react'
import type { HeldSecret } from '../../../parts/machine-tokens/use-held-secret.ts'
import { useAction } from '../../../state/action.ts'
import { Button, ButtonRow } from '../../../ui/button.tsx'
import { RadioList } from '../../../ui/choice-list.tsx'
import { Refused } from '../refused.tsx'
import { NewToken } from './new-token.tsx'
import { useTexts } from './texts.ts'
import styles from './tokens.module.css'

interface RotateTokenProps {
  readonly token: MachineToken
  readonly secret: HeldSecret
  readonly onClose: () => void
}

/** Hours for which the old token works beside the new one. Other values can be set in the terminal. */
const OVERLAPS = { h0: 0, h24: 24, h72: 72, h168: 168, h336: 336 } as const
const CHOICES = Object.keys(OVERLAPS) as (keyof typeof OVERLAPS)[]

/** Asks how long the old token works beside the new one, then shows the new secret, only once. */
export function RotateToken({ token, secret, onClose }: RotateTokenProps) {
  const t = useTexts()
  const [choice, setChoice] = useState<(typeof CHOICES)[number]>('h24')
  const [made, setMade] = useState<MadeToken | null>(null)
  const rotate = useAction(machineTokensContract.rotate)
  const { id, name, clientNumber } = token
  const send = async (): Promise<void> => {
    const overlapHours = OVERLAPS[choice]
    const outcome = await secret.follow(rotate.run({ params: { clientNumber, id }, body: { overlapHours } }))
    if (outcome.ok) setMade(outcome.data)
  }
  if (made) return <NewToken title={t('rotate.made', { name })} token={made.token} onKept={onClose} />
  return (
    <div className={styles.form}>
      <p>{t('rotate.text', { days: MACHINE_TOKEN_DAYS })}</p>
      <RadioList
        label={t('rotate.overlap')}
        options={CHOICES.map(value => ({ value, label: t(`rotate.${value}`) }))}
        value={choice}
        onValue={setChoice}
      />
      {rotate.failure && <Refused failure={rotate.failure} />}
      <div className={styles.buttons}>
        <ButtonRow>
          <Button busy={rotate.isRunning && t('rotate.rotating')} onClick={() => void send()}>
            {t('rotate.submit')}
          </Button>
          {!secret.isMaking && (
            <Button variant="secondary" onClick={onClose}>
              {t('word.cancel')}
            </Button>
          )}
        </ButtonRow>
      </div>
    </div>
  )
}
