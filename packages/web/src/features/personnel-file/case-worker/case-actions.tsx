import { contract } from '@salvia/core/api'
import type { Locale } from '@salvia/core/i18n'
import {
  CASE_ACTIONS,
  type CaseAction,
  type CaseDetails,
  type CaseForm,
  type CaseStatus,
  caseStatuses,
} from '@salvia/core/personnel-file'
import { portalPath } from '@salvia/core/portal-paths'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocale } from '../../../i18n/i18n.ts'
import styles from '../../../parts/case-worker/case-worker.module.css'
import { useAction } from '../../../state/action.ts'
import { isUnsure } from '../../../state/is-unsure.ts'
import { useWhileSending } from '../../../state/sendings.ts'
import { Button } from '../../../ui/button.tsx'
import { FailureMessage } from '../../../ui/failure-message.tsx'
import { InlineMessage } from '../../../ui/message.tsx'
import { Card } from '../../../ui/panel.tsx'
import { ActionForm, type ActionInput } from './action-form.tsx'
import { ActionOutcome, type Saved } from './action-outcome.tsx'
import { useTexts } from './texts.ts'
import { TEXT_ACTIONS, type UnsentText, useActionTexts } from './use-action-texts.ts'

const buttonId = (action: CaseAction): string => `act-${action}`

interface OpenForm {
  readonly action: CaseAction
  /** The status that the case worker saw when the form was opened. The form says so when it is another one by now. */
  readonly seen: CaseStatus
  /** It was opened by its button, and not because its text was begun before. */
  readonly isChosen: boolean
}

/** The actions that the case worker can do now. A plain action runs at once; others open a form first. */
export function CaseActions({ details }: { readonly details: CaseDetails }) {
  const t = useTexts()
  const texts: Readonly<Partial<Record<CaseAction, UnsentText>>> = useActionTexts(details)
  // A text has its own key, so that the customer gets it once.
  const { run, isRunning, failure, reset } = useAction(
    contract.cases.act,
    ({ params }) => texts[params.event]?.idempotencyKey,
  )
  const whileSending = useWhileSending()
  const [open, setOpen] = useState<OpenForm | null>(() => {
    const begun = TEXT_ACTIONS.find(action => texts[action]?.isBegun)
    return begun ? { action: begun, seen: details.status, isChosen: false } : null
  })
  const [saved, setSaved] = useState<Saved | null>(null)
  const told = useRef<HTMLDivElement>(null)
  // The pressed button is gone after its action, so focus moves to the result.
  useEffect(() => {
    if (saved) told.current?.focus()
  }, [saved])

  const act = async (event: CaseAction, from: CaseStatus, input: ActionInput): Promise<void> => {
    setSaved(null)
    const keys = TOLD[CASE_ACTIONS[event].form]
    const body = { from, confirmed: input.confirmed, ...(input.text && { text: input.text }) }
    const work = {
      name: texts[event]?.work ?? `${event} ${details.id}`,
      text: t(keys.underWay, { number: details.number }),
      missed: {
        text: (language: Locale) => useTexts.in(language)(keys.notDone, { number: details.number }),
        unsure: (language: Locale) => useTexts.in(language)(keys.unsure, { number: details.number }),
        to: portalPath('backOfficeCase', { id: details.id }),
        link: (language: Locale) => useTexts.in(language)('act.toCase'),
      },
    }
    const unsent = texts[event]
    unsent?.setTried(from)
    const outcome = await whileSending(work, () => run({ params: { id: details.id, event }, body }))
    if (!outcome.ok) {
      // What nobody knows the end of is sent again as it was, so that the customer gets it once.
      if (!isUnsure(outcome.failure)) unsent?.setTried(null)
      return
    }
    texts[event]?.clear()
    setOpen(null)
    setSaved({ from, to: outcome.data.status })
  }
  const choose = (action: CaseAction): void => {
    reset()
    setSaved(null)
    if (needsForm(details, action)) setOpen({ action, seen: details.status, isChosen: true })
    else void act(action, details.status, { text: '', confirmed: false })
  }
  // An act that is under way may have moved the case on itself.
  const mayAct = (action: CaseAction): boolean => isRunning || details.actions.includes(action)
  // A text stays when the case has moved on, to be copied. The case worker decides what becomes of it.
  const blocked = TEXT_ACTIONS.filter(action => texts[action]?.isBegun && !mayAct(action))
  if (open?.isChosen && blocked.some(action => action === open.action)) setOpen({ ...open, isChosen: false })
  const shown = open !== null && mayAct(open.action) ? open : null
  // The act that is under way may have moved it, too.
  const tried = shown === null ? null : (texts[shown.action]?.tried ?? null)
  const hasChanged = shown !== null && !isRunning && tried === null && shown.seen !== details.status
  const isOutrun = hasChanged && failure?.code === 'CASE_EVENT_REFUSED'
  const cancel = (action: CaseAction): void => {
    texts[action]?.clear()
    flushSync(() => setOpen(form => (form?.action === action ? null : form)))
    const opener = document.getElementById(buttonId(action)) ?? told.current
    opener?.focus()
  }
  return (
    <Card title={t('case.actions')}>
      {details.olderOpen > 0 && (
        <InlineMessage tone="info">{t('case.olderOpen', { count: details.olderOpen })}</InlineMessage>
      )}
      {details.isOwnUpload && <InlineMessage tone="info">{t('case.ownUpload')}</InlineMessage>}
      {details.needsConfirmation && details.actions.length > 0 && (
        <InlineMessage tone="warning">{t('changes.extensive')}</InlineMessage>
      )}
      {details.actions.length === 0 && (
        <p>{t(details.status === 'PROCESSING' ? 'case.processing' : 'case.noActions')}</p>
      )}
      {[...blocked, ...(shown ? [shown.action] : [])].map(action => (
        <ActionForm
          // The same form when the case takes the text again, so that focus stays in it.
          key={action}
          action={action}
          unsent={texts[action]}
          blocked={action === shown?.action ? null : (texts[action]?.blocked ?? null)}
          changedTo={action === shown?.action && hasChanged ? details.status : null}
          isOutrun={isOutrun}
          isRefused={action === open?.action && failure?.code === 'CASE_EVENT_REFUSED'}
          isUnsure={action === shown?.action && !isRunning && tried !== null}
          takesFocus={action === shown?.action && shown.isChosen}
          isSaving={isRunning}
          onAct={input => void act(action, statusOf(texts[action]?.tried) ?? details.status, input)}
          onCancel={() => cancel(action)}
        />
      ))}
      {!shown && <Choices details={details} isSaving={isRunning} onChoose={choose} />}
      <FailureMessage failure={blocked.length > 0 || isOutrun || tried !== null ? undefined : failure} />
      <div role="status" ref={told} tabIndex={-1} className={styles.told}>
        {saved && <ActionOutcome saved={saved} status={details.status} />}
      </div>
    </Card>
  )
}

/** What a text was sent for, if it still is a status. */
const statusOf = (tried: string | null | undefined): CaseStatus | undefined =>
  caseStatuses.codes.find(code => code === tried)

const CHANGE = { underWay: 'act.underWay', notDone: 'act.notDone', unsure: 'act.unsureDone' } as const

/**
 * What is told of an act, by what the customer gets of it: until the answer, and when it failed or nobody knows, and
 * nobody stands at the form any more.
 */
const TOLD = {
  question: { underWay: 'act.asking', notDone: 'act.notAsked', unsure: 'act.unsureAsked' },
  reason: { underWay: 'act.rejecting', notDone: 'act.notRejected', unsure: 'act.unsureRejected' },
  changes: CHANGE,
  none: CHANGE,
} as const satisfies Record<CaseForm, Record<keyof typeof CHANGE, string>>

/** A text to the customer, or an extensive change that nobody has confirmed yet. Any other action runs at once. */
function needsForm({ needsConfirmation }: CaseDetails, action: CaseAction): boolean {
  const { form } = CASE_ACTIONS[action]
  return form === 'question' || form === 'reason' || (form === 'changes' && needsConfirmation)
}

/** The next act on the way to the import; undefined while the customer or an import is waited for. */
function leadingAction({ actions, changes }: CaseDetails): CaseAction | undefined {
  // Rows that could not be counted are counted anew when the case is acknowledged.
  const way = changes.state === 'counted' ? WAY : WAY.toReversed()
  return way.find(action => actions.includes(action))
}

/** The way to the import, the last act first. */
const WAY: readonly CaseAction[] = ['import', 'ready', 'acknowledge']

interface ChoicesProps {
  readonly details: CaseDetails
  readonly isSaving: boolean
  readonly onChoose: (action: CaseAction) => void
}

/** The next act leads; the others stand below. Each says what it does. */
function Choices({ details, isSaving, onChoose }: ChoicesProps) {
  const t = useTexts()
  const locale = useLocale()
  const leading = leadingAction(details)
  const others = details.actions.filter(action => action !== leading)
  const button = (action: CaseAction) => (
    <Button
      id={buttonId(action)}
      variant={action === leading ? 'primary' : action === 'reject' ? 'danger' : 'secondary'}
      size={action === leading ? 'normal' : 'small'}
      aria-describedby={`${buttonId(action)}-text`}
      busy={isSaving && t('word.saving')}
      onClick={() => onChoose(action)}
    >
      {CASE_ACTIONS[action].label[locale]}
    </Button>
  )
  const explained = (action: CaseAction) => (
    <span id={`${buttonId(action)}-text`} className={styles.explained}>
      {CASE_ACTIONS[action].explanation[locale]}
    </span>
  )
  return (
    <>
      {leading && (
        <div className={styles.lead}>
          {button(leading)}
          {explained(leading)}
        </div>
      )}
      {others.length > 0 && (
        <ul className={styles.others} aria-label={t('case.otherActions')}>
          {others.map(action => (
            <li key={action} className={styles.other}>
              {button(action)}
              {explained(action)}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
