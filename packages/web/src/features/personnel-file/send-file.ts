import type { Report } from '@salvia/core/personnel-file'
import { useRef, useState } from 'react'
import { useLocale } from '../../i18n/i18n.ts'
import { isReadable } from '../../parts/readable-file.ts'
import { describeFailure, type Failure } from '../../state/failure.ts'
import { useAtomValue } from '../../state/jotai.ts'
import { whileSending } from '../../state/sendings.ts'
import { useIsShown } from '../../ui/use-is-shown.ts'
import { FILE_WORK } from './exit-guard.tsx'
import { useTexts } from './texts.ts'
import { answersAtom, type UploadDraft } from './upload.state.ts'
import { type Submitted, useUploadTarget } from './upload-target.ts'

/** The three calls that send a file, in order. */
type SendPhase = 'attach' | 'review' | 'submit'

const PHASE_TEXTS = { attach: 'attaching', review: 'reviewing', submit: 'submitting' } as const

export type Sent =
  | { readonly kind: 'prepared' }
  | { readonly kind: 'sent'; readonly upload: Submitted }
  /** The server's review found something more severe than the review that the user has seen. */
  | { readonly kind: 'differs'; readonly report: Report }
  | { readonly kind: 'failed' }

const GRAVITY = { passed: 0, errors: 1, rejected: 2 } as const

/** Why nothing was sent: a call failed, or the file has changed since its review. */
export type SendFailure =
  | ({ readonly kind: 'call'; readonly phase: SendPhase } & Failure)
  | { readonly kind: 'changed' }

/** A draft on our server, with the server's own review. */
interface Prepared {
  readonly id: string
  readonly report: Report
}

/**
 * Hands in a prepared file. The same comment uses the same idempotency key; another comment gets a new one.
 */
function useSubmit(draft: UploadDraft): (id: string, comment: string) => Promise<Submitted> {
  const t = useTexts()
  const target = useUploadTarget()
  const answers = useAtomValue(answersAtom)
  const keys = useRef(new Map<string, string>())
  return (id, comment) => {
    const idempotencyKey = keys.current.get(comment) ?? crypto.randomUUID()
    keys.current.set(comment, idempotencyKey)
    const asked = {
      ...{ comment, continueAnyway: draft.continueAnyway },
      ...(answers && { answers: answers.id }),
    }
    const work = { name: FILE_WORK, text: t('wizard.underWay', { company: target.company }) }
    return whileSending(work, () => target.submit(id, asked, { idempotencyKey }))
  }
}

/**
 * Sends a reviewed file in three calls. The first two are made as soon as the last step is shown, so that the changes
 * can be counted. Trying again after a failure does not make a second case.
 */
export function useSendFile(draft: UploadDraft) {
  const locale = useLocale()
  const target = useUploadTarget()
  const [phase, setPhase] = useState<SendPhase | null>(null)
  const [isSending, setIsSending] = useState(false)
  const [failure, setFailure] = useState<SendFailure | null>(null)
  const [draftId, setDraftId] = useState<string | null>(null)
  const preparing = useRef<Promise<Prepared> | null>(null)
  const current = useRef<SendPhase>('attach')

  const isShown = useIsShown()
  const submit = useSubmit(draft)
  const enter = (next: SendPhase): void => {
    current.current = next
    setPhase(next)
  }
  const attachAndReview = async (): Promise<Prepared> => {
    enter('attach')
    const body = new FormData()
    body.append('file', draft.file, draft.report.file.name)
    const { id } = await target.attach(body, { idempotencyKey: draft.attachKey })
    enter('review')
    const report = await target.review(id)
    setDraftId(id)
    return { id, report }
  }
  /** Once for all who ask. After a failure the next who asks tries again. */
  const prepared = async (): Promise<Prepared> => {
    preparing.current ??= attachAndReview()
    try {
      return await preparing.current
    } catch (error) {
      preparing.current = null
      throw error
    }
  }
  const run = async (work: () => Promise<Sent>): Promise<Sent> => {
    setFailure(null)
    try {
      return await work()
    } catch (error) {
      const isChanged = current.current === 'attach' && !(await isReadable(draft.file))
      setFailure(
        isChanged
          ? { kind: 'changed' }
          : { kind: 'call', phase: current.current, ...describeFailure(error, locale) },
      )
      return { kind: 'failed' }
    } finally {
      setPhase(null)
    }
  }
  const differs = (report: Report): boolean => GRAVITY[report.outcome] > GRAVITY[draft.report.outcome]

  const prepare = (): Promise<Sent> =>
    run(async () => {
      const { report } = await prepared()
      return differs(report) ? { kind: 'differs', report } : { kind: 'prepared' }
    })
  const send = async (comment: string): Promise<Sent> => {
    setIsSending(true)
    const sent = await run(async () => {
      const { id, report } = await prepared()
      if (differs(report)) return { kind: 'differs', report }
      // Whoever left while the file was on its way was told that it is not sent.
      if (!isShown()) return { kind: 'prepared' }
      enter('submit')
      const upload = await submit(id, comment)
      return { kind: 'sent', upload }
    })
    setIsSending(false)
    return sent
  }
  return { prepare, send, draftId, isSending, phase: phase && PHASE_TEXTS[phase], failure }
}
