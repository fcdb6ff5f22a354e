import { portalPath } from '@salvia/core/portal-paths'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useBegunWork } from '../../state/begun-work.ts'
import type { Failure } from '../../state/failure.ts'
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
  readonly onEdit: () => void
  readonly onSave: () => Promise<Outcome<unknown>>
  readonly children?: ReactNode
}

/** A card with the user's data that turns into a form. Focus returns to the button afterwards. */
export function EditCard(props: EditCardProps) {
  const { name, title, facts, fields, faults, failure, isSaving, isChanged, onEdit, onSave, children } = props
  const t = useTexts()
  const [isOpen, setIsOpen] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const [savedAt, setSavedAt] = useState<string | null>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  const work = editWork(name)
  const whileSending = useWhileSending(isOpen)
  useBegunWork(work, isOpen && isChanged ? t('unsaved') : null)
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus()
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
    const save = () => whileSending({ name: work, text: t('underWay'), missed }, onSave)
    if (faults.length > 0 || !(await save()).ok) return setAttempt(before => before + 1)
    setSavedAt(new Date().toISOString())
    setIsOpen(false)
  }
  const errors = [...faults, ...(failure ? [{ text: failure.title, action: failure.action }] : [])]
  return (
    <Card title={title}>
      {isOpen ? (
        <form className={styles.form} onSubmit={event => void send(event)} noValidate>
          <ErrorSummary errors={errors} attempt={attempt} />
          {fields}
          <ButtonRow>
            <Button type="submit" busy={isSaving && t('saving')}>
              {t('save')}
            </Button>
            <Button variant="secondary" onClick={() => setIsOpen(false)}>
              {t('cancel')}
            </Button>
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
