import { FILE_MAX_BYTES } from '@salvia/core/limits'
import type { Report } from '@salvia/core/personnel-file'
import { maskFileName } from '@salvia/core/primitives'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useLocale } from '../../i18n/i18n.ts'
import { describeFailure } from '../../state/failure.ts'
import { useAtom, useSetAtom } from '../../state/jotai.ts'
import { Button } from '../../ui/button.tsx'
import { FileDrop } from '../../ui/file-drop.tsx'
import { InlineMessage } from '../../ui/message.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Progress } from '../../ui/progress.tsx'
import { businessToday } from './business-today.ts'
import styles from './personnel-file.module.css'
import { FileUnreadable, type ReviewProgress, reviewInWorker } from './review-in-worker.ts'
import { StoppedFile } from './stopped-file.tsx'
import { useTexts } from './texts.ts'
import {
  chosenFileAtom,
  FILE_TYPES,
  isForgotten,
  newDraft,
  type Reviewed,
  uploadStateAtom,
} from './upload.state.ts'
import { useUploadTarget } from './upload-target.ts'

/**
 * Lets the user choose a file, which is reviewed at once. A file that cannot be sent is explained here, with what to
 * do.
 */
export function ChooseStep({ onReviewed }: { readonly onReviewed: () => void }) {
  const t = useTexts()
  const target = useUploadTarget()
  const setUpload = useSetAtom(uploadStateAtom)
  const [rejected, setRejected] = useState<Report | null>(null)
  const wasForgotten = isForgotten(useLocation().state)
  const { reading, problem, read, cancel } = useReading()

  const choose = async (file: File): Promise<void> => {
    setRejected(null)
    const reviewed = await read(file)
    if (reviewed?.report.outcome === 'rejected') setRejected(reviewed.report)
    else if (reviewed) {
      setUpload(newDraft(target.clientNumber, file, reviewed))
      onReviewed()
    }
  }
  useChosenFile(choose)
  const chooser = (
    <div className={styles.narrow}>
      {wasForgotten && !reading && !problem && !rejected && (
        <InlineMessage tone="warning" title={t('choose.forgotten')}>
          {t('choose.forgottenText')}
        </InlineMessage>
      )}
      {reading ? (
        <Reading reading={reading} onCancel={cancel} />
      ) : (
        <FileDrop
          label={t('choose.label')}
          button={t(rejected ? 'review.newFile' : 'choose.button')}
          hint={t('choose.hint')}
          accept={FILE_TYPES}
          error={problem}
          onFile={file => void choose(file)}
        />
      )}
    </div>
  )
  return (
    <div className={styles.section}>
      <PageHeader
        title={t('wizard.choose')}
        meta={target.isForCustomer && t('forCustomer.meta', { company: target.company })}
      />
      {rejected && !reading ? <StoppedFile report={rejected}>{chooser}</StoppedFile> : chooser}
    </div>
  )
}

/** Takes the file that was chosen before the wizard was opened. */
function useChosenFile(choose: (file: File) => Promise<void>): void {
  const [chosen, setChosen] = useAtom(chosenFileAtom)
  useEffect(() => {
    if (!chosen) return
    // After the effect, because strict mode runs each effect twice and the first run is stopped.
    const timer = setTimeout(() => {
      setChosen(null)
      void choose(chosen)
    })
    return () => clearTimeout(timer)
  })
}

interface ReadingState {
  readonly name: string
  readonly progress: ReviewProgress
}

interface Problem {
  readonly title: string
  readonly action?: string
}

/** Reads and reviews a file in a worker. */
function useReading() {
  const t = useTexts()
  const locale = useLocale()
  const target = useUploadTarget()
  const [reading, setReading] = useState<ReadingState | null>(null)
  const [problem, setProblem] = useState<Problem | undefined>()
  const stop = useRef(new AbortController())
  useEffect(() => () => stop.current.abort(), [])

  const problemOf = (error: unknown): Problem => {
    if (stop.current.signal.aborted) return { title: t('choose.cancelled') }
    if (error instanceof FileUnreadable) return { title: t('choose.unreadable') }
    return describeFailure(error, locale)
  }
  const read = async (file: File): Promise<Reviewed | null> => {
    if (file.size > FILE_MAX_BYTES) {
      setProblem({ title: t('choose.tooLarge') })
      return null
    }
    stop.current = new AbortController()
    const { signal } = stop.current
    setProblem(undefined)
    const name = maskFileName(file.name)
    setReading({ name, progress: { share: 0, rows: 0 } })
    try {
      const template = await target.template(signal)
      const onProgress = (progress: ReviewProgress): void => setReading({ name, progress })
      const task = { file, template, today: businessToday(), locale, signal, onProgress }
      const report = await reviewInWorker(task)
      return { report, template }
    } catch (error) {
      setProblem(problemOf(error))
      return null
    } finally {
      setReading(null)
    }
  }
  return {
    reading,
    problem,
    read,
    cancel: () => stop.current.abort(new DOMException('cancelled', 'AbortError')),
  }
}

function Reading({ reading, onCancel }: { readonly reading: ReadingState; readonly onCancel: () => void }) {
  const t = useTexts()
  const { name, progress } = reading
  return (
    <div className={styles.form}>
      <Progress
        label={t('choose.reading', { name })}
        share={progress.share}
        detail={t('choose.rows', { count: progress.rows })}
      />
      <div>
        <Button variant="secondary" onClick={onCancel}>
          {t('choose.cancel')}
        </Button>
      </div>
    </div>
  )
}
