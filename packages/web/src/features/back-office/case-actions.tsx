import { contract } from '@salvia/core/api'
import { CASE_ACTIONS, type CaseAction, type CaseDetails } from '@salvia/core/personnel-file'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocale } from '../../i18n/i18n.ts'
import { useAction } from '../../state/action.ts'
import { Button, ButtonRow } from '../../ui/button.tsx'
import { FailureMessage } from '../../ui/failure-message.tsx'
import { InlineMessage } from '../../ui/message.tsx'
import { Card } from '../../ui/panel.tsx'
import { ActionForm, type ActionInput } from './action-form.tsx'
import { ActionOutcome, type Saved } from './action-outcome.tsx'
import styles from './back-office.module.css'
import { useTexts } from './texts.ts'

const buttonId = (action: CaseAction): string => `act-${action}`

/** The actions that the case worker can do now. A plain action runs at once; others open a form first. */
export function CaseActions({ details }: { readonly details: CaseDetails }) {
  const t = useTexts()
  const locale = useLocale()
  const [open, setOpen] = useState<CaseAction | null>(null)
  const [saved, setSaved] = useState<Saved | null>(null)
  const told = useRef<HTMLDivElement>(null)
  // The pressed button is gone after its action, so focus moves to the result.
  useEffect(() => {
    if (saved) told.current?.focus()
  }, [saved])
  const { run, isRunning, failure, reset } = useAction(contract.cases.act)

  const act = async (event: CaseAction, input: ActionInput): Promise<void> => {
    setSaved(null)
    const body = { from: details.status, confirmed: input.confirmed, ...(input.text && { text: input.text }) }
    const outcome = await run({ params: { id: details.id, event }, body })
    if (!outcome.ok) return
    setOpen(null)
    setSaved({ from: details.status, to: outcome.data.status })
  }
  const choose = (action: CaseAction): void => {
    reset()
    setSaved(null)
    if (CASE_ACTIONS[action].form === 'none') void act(action, { text: '', confirmed: false })
    else setOpen(action)
  }
  const shown = open !== null && details.actions.includes(open) ? open : null
  return (
    <Card title={t('case.actions')}>
      {details.olderOpen > 0 && (
        <InlineMessage tone="info">{t('case.olderOpen', { count: details.olderOpen })}</InlineMessage>
      )}
      {details.isOwnUpload && <InlineMessage tone="info">{t('case.ownUpload')}</InlineMessage>}
      {details.actions.length === 0 && (
        <p>{t(details.status === 'PROCESSING' ? 'case.processing' : 'case.noActions')}</p>
      )}
      {shown ? (
        <ActionForm
          key={shown}
          action={shown}
          changes={details.changes}
          isSaving={isRunning}
          onAct={input => void act(shown, input)}
          onCancel={() => {
            flushSync(() => setOpen(null))
            document.getElementById(buttonId(shown))?.focus()
          }}
        />
      ) : details.actions.length > 0 ? (
        <ButtonRow>
          {details.actions.map((action, index) => (
            <Button
              key={action}
              id={buttonId(action)}
              variant={index === 0 ? 'primary' : action === 'reject' ? 'danger' : 'secondary'}
              busy={isRunning && t('act.saving')}
              onClick={() => choose(action)}
            >
              {CASE_ACTIONS[action].label[locale]}
            </Button>
          ))}
        </ButtonRow>
      ) : null}
      <div>
        <FailureMessage failure={failure} />
        <div role="status" ref={told} tabIndex={-1} className={styles.told}>
          {saved && <ActionOutcome saved={saved} status={details.status} />}
        </div>
      </div>
    </Card>
  )
}
