import { portalPath } from '@salvia/core/portal-paths'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useBegunWork } from '../../state/begun-work.ts'
import type { Failure } from '../../state/failure.ts'
import { isUnsure } from '../../state/is-unsure.ts'
import type { WhenMissed } from '../../state/missed-failures.ts'
import { useWhileSending } from '../../state/sendings.ts'
import type { Outcome } from '../../state/step.ts'
import { Button, ButtonRow } from '../../ui/button.tsx'
import { ErrorSummary, type SummaryError } from '../../ui/error-summary.tsx'
import { type Fact, Facts } from '../../ui/facts.tsx'
import { Card } from '../../ui/panel.tsx'
import styles from './profile.module.css'
import { editWork } from './profile-exit.tsx'
import { SavedNote } from './saved-note.tsx'
import { useTexts } from './texts.ts'

interface EditCardProps {
  /** Names the work, in any language. */
  readonly name: string
  readonly title: string
  /** The current values. */
  readonly facts: readonly Fact[]
  /** The form fields, shown while the user edits. */
  readonly fields: ReactNode
  /** Errors in the fields, checked before anything is sent. */
  readonly faults: readonly SummaryError[]
  readonly failure: Failure | undefined
  readonly isSaving: boolean
  /** The fields hold other values than the current ones. */
  readonly isChanged: boolean
  /** What the fields hold. */
  readonly draft: unknown
  readonly onEdit: () => void
  readonly onSave: () => Promise<Outcome<unknown>>
  readonly children?: ReactNode
}

/** The first field. Of a choice it is what is chosen, from where the arrows go on. */
const FIRST = 'input:not([type=radio]), input:checked, select'

/** A card with the user's data that turns into a form. Focus returns to the button afterwards. */
export function EditCard(props: EditCardProps) {
  const { name, title, facts, fields, faults, failure, isSaving, isChanged, onEdit, onSave, children } = props
  const draft = JSON.stringify(props.draft)
  const t = useTexts()
  const [isOpen, setIsOpen] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const [savedAt, setSavedAt] = useState<string | null>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const wasOpen = useRef(false)
  /** What was sent last, while no answer has come. */
  const [sent, setSent] = useState<string | null>(null)
  const latest = useRef(draft)
  useEffect(() => {
    latest.current = draft
  }, [draft])
  const work = editWork(name)
  const whileSending = useWhileSending(isOpen)
  useBegunWork(work, isOpen && isChanged ? t('unsaved') : null)
  // What is written while it is being saved is not on its way.
  useBegunWork(`${work} since`, isOpen && sent !== null && sent !== draft ? t('unsaved') : null)
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus()
    if (!wasOpen.current && isOpen) form.current?.querySelector<HTMLElement>(FIRST)?.focus()
    wasOpen.current = isOpen
  }, [isOpen])

  const open = (): void => {
    onEdit()
    setAttempt(0)
    setSavedAt(null)
    setIsOpen(true)
  }
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (isSaving) return
    const missed: WhenMissed = {
      text: locale => useTexts.in(locale)('unsaved'),
      unsure: locale => useTexts.in(locale)('unsureSaved'),
      to: portalPath('profile'),
      link: locale => useTexts.in(locale)('toProfile'),
    }
    if (faults.length > 0) return setAttempt(before => before + 1)
    setSent(draft)
    const outcome = await whileSending({ name: work, text: t('underWay'), missed }, onSave)
    setSent(null)
    if (!outcome.ok) return setAttempt(before => before + 1)
    setSavedAt(new Date().toISOString())
    // What has been written meanwhile is still to be saved.
    if (latest.current === draft) setIsOpen(false)
  }
  const told = failure && {
    text: isUnsure(failure) ? t('unsureSaved') : failure.title,
    action: failure.action,
  }
  const errors = [...faults, ...(told ? [told] : [])]
  return (
    <Card title={title}>
      {isOpen ? (
        <form ref={form} className={styles.form} onSubmit={event => void send(event)} noValidate>
          <ErrorSummary errors={errors} attempt={attempt} />
          {fields}
          <ButtonRow>
            <Button type="submit" busy={isSaving && t('saving')}>
              {t('save')}
            </Button>
            {/* It would look as if that took back what is on its way. */}
            {!isSaving && (
              <Button variant="secondary" onClick={() => setIsOpen(false)}>
                {t('word.cancel')}
              </Button>
            )}
          </ButtonRow>
        </form>
      ) : (
        <>
          <Facts facts={facts} />
          {children}
          <div className={styles.foot}>
            <Button
              ref={opener}
              variant="secondary"
              size="small"
              aria-label={t('change', { what: title })}
              onClick={open}
            >
              {t('change', { what: '' }).trim()}
            </Button>
            <SavedNote at={savedAt} />
          </div>
        </>
      )}
    </Card>
  )
}
